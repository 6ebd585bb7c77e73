### Les mots sur les pages de Legacy.

tip-1 = Mariez des amis dans la famille : chacun apporte revenu, amis ou prestige, et un enfant.
tip-2 = Placez un pion chez vous ou en ville : titres, demeures, entreprises et contributions.
tip-3 = Ayez des enfants : une famille sans enfant s'éteint. Trois générations décident, et un mentor secret.
crumb-round = Génération { $roman }, manche { $round } sur { $rounds }
crumb-round-short = Gén. { $roman }, manche { $round }/{ $rounds }
crumb-first = { $name } a commencé
crumb-last = la dernière manche
crumb-clues =
    { $count ->
        [one] un indice est ouvert
       *[other] { $count } indices sont ouverts
    }
others = Les autres familles
honour-count =
    { $count ->
        [one] { $count } d’honneur
       *[other] { $count } d’honneur
    }
pawns-left =
    { $count ->
        [one] 1 pion
       *[other] { $count } pions
    }
honour-points = { $points } d’honneur
honour-total = Honneur
unknown-number = inconnu ({ $number })
keep-chronicle = La chronique de la famille
keep-page = Garder la page
chronicle-title = La chronique
chronicle-back = Retour au décompte

## Les questions, en peu de mots

title-turn-act = À vous
    .sub = Marier, rester chez soi ou aller en ville
title-wedding-whom = Des noces : pour qui ?
    .sub = Maintenant, ou une promesse pour un enfant
title-birth-parents = Quel couple ?
    .sub = Il pioche une carte enfant
title-birth-wish = Une fille ou un garçon ?
    .sub = Un souhait a son prix
title-birth-pick = Choisissez l'enfant
    .sub = L'un est gardé, l'autre défaussé
title-birth-trouble = Une complication
    .sub = L'enfant est perdu, ou la mère
title-board-title = Quel titre ?
    .sub = Son prix, et ce qu'il donne
title-board-contribution = Quelle contribution ?
    .sub = Son prix, et ce qu'elle donne
title-board-doctor = Quel couple ?
    .sub = Deux cartes enfant, l'une après l'autre
title-friends-visit = Combien d'amis ?
    .sub = De l'étalage ; plus coûte de l'or
title-money-ask = Combien d'argent ?
    .sub = Plus coûte de l'honneur, le plus un ami
title-opening-side = Matriarche ou patriarche ?
    .sub = Qui fonde votre famille
title-opening-redraw = Garder cette main ?
    .sub = La seconde est définitive
title-opening-self = Qui êtes-vous ?
    .sub = Vos ancêtres seront retrouvés
title-mission-keep = Quelle mission ?
    .sub = L'autre est défaussée
title-generation-grow = Une nouvelle génération
    .sub = Quel don, quelles noces ensuite ?

## Groupes

group-home = Chez soi
group-town = En ville
group-extra = Avec un pion supplémentaire
group-now = Des noces maintenant
group-later = Promis à un enfant
group-beside = En mariage avec
group-instead = Cet ancêtre était
group-couples = Couples
group-holders = Qui le détient
group-grow = Grandir
group-wish = Le souhait
group-money = Les amis
group-visit = Au salon
group-source = Des amis de
group-child = Les enfants
group-loss = Perdre
group-side = Le chef
group-self = Vous
group-pawns = Un pion supplémentaire
group-hand = Votre main

## Boutons

verb-marry = Marier
verb-take = Prendre
verb-discard = Céder
verb-claim = Réclamer
verb-acquire = Acquérir
verb-give = Donner
verb-undertake = Garder
verb-redraw = Repiocher
verb-wish-any = Ce qui vient
verb-wish-girl = Une fille
verb-wish-boy = Un garçon
verb-lose-child = L'enfant
verb-lose-mother = La mère
verb-source-row = L'étalage
verb-source-deck = La pioche
verb-side-matriarch = Matriarche
verb-side-patriarch = Patriarche

## Ce qu'un choix entraîne

fate-gold = Or { $before } → { $after }.
fate-income = Revenu { $before } → { $after }.
fate-prestige = Prestige { $before } → { $after }.
fate-cards = Amis en main { $before } → { $after }.
fate-honour = { $points } d’honneur.
fate-child = Puis on pioche un enfant.
fate-waits = Les noces attendent que l'enfant soit adulte.
fate-pawn = Un pion supplémentaire.

## Le chemin

course-about = l'honneur de coup en coup, par manche
course-of = { $name } : { $points } d’honneur à la fin
course-wed = des noces
course-held = un titre, une maison ou un don
course-lost = quelqu’un est perdu
slide-other = Vers l’autre moitié du plateau
slide-cards = Vers les autres cartes
tree-window = L’arbre de la famille ; les flèches le déplacent, plus et moins l’approchent ou l’éloignent, 0 montre l’arbre entier
tree-farther = Éloigner
tree-closer = Approcher
tree-whole = Arbre entier
tree-open = Ouvrir la famille de { $name }
tree-title = Les familles
tree-back = Retour à la table
