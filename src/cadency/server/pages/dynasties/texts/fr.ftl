### Les mots des pages de Dynasties.

tip-1 = Le négoce donne des cubes : qui arrive second sur un navire divise la cargaison, l’autre choisit.
tip-2 = Envoyez princes et princesses dans les villes. Deux dans une ville se marient et se partagent trois dés de dot.
tip-3 = Le plus de figures dans une région, toutes ses couronnes et vos cartes de décompte décident après trois manches.
crumb-round = Manche { $round } sur 3
crumb-first = { $name } a commencé
crumb-passed =
    { $count ->
        [1] une maison a passé
       *[other] { $count } maisons ont passé
    }
others = Les autres maisons
drawer-court = Personnages
drawer-hand = Main
count-scorings =
    { $count ->
        [0] 0 carte de décompte
        [1] 1 carte de décompte
       *[other] { $count } cartes de décompte
    }
tab-britannia = Bretagne
tab-france = France
tab-hispania = Hispanie
tab-empire = Empire

## Questions, in few words

title-turn-act = À vous
    .sub = Jouer une carte, ouvrir un livre ou passer
title-trade-board = Quel navire ?
    .sub = Le premier choisira, le second divise aussitôt
title-trade-divide = Divisez la cargaison
    .sub = Deux lots, aucun vide
title-trade-choose = Choisissez un lot
    .sub = L’autre prend celui qui reste
title-deploy-send = Vers quelle ville ?
    .sub = La case, son prix et ce que donne la ville
title-wedding-divide = Partagez la dot
    .sub = Mariage { $city-at }
title-wedding-choose = Choisissez votre dot
    .sub = Mariage { $city-at }
title-character-call = Qui appelez-vous ?
    .sub = Chacun une fois par manche
title-bonus-claim = Une action bonus
    .sub = Chacune une fois par manche, sauf les points

## Groups

group-pass = Passer
group-books = Livres
group-lots = Toutes les divisions
group-cubes = Cubes
group-dice = Dot
group-price = Prix
group-hand = Main
group-regions = Régions
group-free = Villes libres
group-ship = Navire { $ship }
about-alone = vous y êtes seul
about-divide = { $name } y est : vous divisez
about-region = premier { $first }, second { $second }, couronnes { $crowns }
about-found = puis vous y envoyez quelqu’un
short-free-book = Ville au livre
short-free-anchor = Ville à l’ancre
short-free-points = Ville aux points

## Buttons

verb-special-city = Envoyer
verb-special-character = Appeler
verb-special-trade = Deux négoces
verb-special-pass = Passer
verb-last = Dernier
verb-space = { $space }.
verb-use-card = Carte
verb-use-scoring = Carte de décompte
verb-use-trade = Négoce
verb-use-deploy = Envoyer
verb-board = Monter
verb-call = Appeler
verb-claim = Prendre
verb-reveal = Jouer

## Two lots

lot-first = Premier lot
lot-second = Second lot
lot-two = Deux dés
lot-one = Un dé
hint-cubes = Touchez un cube pour le passer de l’autre côté.
hint-dice = Touchez un dé : il sera seul.
send-across = { $piece } : vers l’autre lot
offer = Proposer
tell-lots = { $name } choisit un lot, vous prenez l’autre.
tell-dice = { $name } choisit les deux ou le seul, vous avez le reste.
tell-own-dice = Vous gardez les deux.

## A wedding

step-dice = Dés
step-divides = { $name } partage
step-chooses = { $name } choisit
step-sets-apart = Un dé à part

## What a choice brings about

fate-points =
    { $points ->
        [1] 1 point.
       *[other] { $points } points.
    }
fate-gain = Vous recevez { $things-list }.
fate-spend = Vous payez { $things-list }.
fate-shield = Un blason { $region-of }.
fate-pass = Vous n’avez plus de tour dans cette manche, mais vous divisez, choisissez et recevez encore.
fate-symbol =
    { $symbol ->
        [points] La ville donne { $points } points.
        [anchor] La ville donne un cube du sac.
        [book]
            { $books ->
                [0] Il ne reste aucun livre ici.
               *[other] La ville donne un livre.
            }
       *[crown] Ville à couronne : des points pour qui a toutes celles d’une région.
    }
fate-single = Célibataire jusqu’à ce que quelqu’un vienne.
fate-wed-neutral = Mariage avec une figure neutre : vous gardez deux dés sur trois.
fate-wed-choose = Mariage : { $name } partage trois dés, vous choisissez.
fate-wed-divide = Mariage : vous partagez trois dés, { $name } choisit.
fate-large = Au grand mouillage : le prochain divise, et vous choisissez.
fate-alone =
    { $count ->
        [1] Vous commercez avec vous-même : un cube au choix.
       *[other] Vous commercez avec vous-même : { $count } cubes au choix.
    }
fate-small = Vous divisez, { $name } choisit.

## The way there

course-about = les points coup après coup, par manche
course-of =
    { $points ->
        [0] { $name } : 0 point à la fin
        [1] { $name } : 1 point à la fin
       *[other] { $name } : { $points } points à la fin
    }
course-born = un enfant naît
course-founded = une ville est fondée
course-retired = un célibataire part au monastère
slide-other = Vers l’autre moitié de la carte
slide-cards = Vers les autres cartes
