### Mots du plateau de Legacy. Les enseignes sont courtes : elles doivent tenir sur un petit papier.

sign-board = La table de Legacy
sign-map = Famille et ville
sign-tree-of = La famille de { $name }
sign-hand-of = Les amis de { $name }
sign-tree-place = Arbre
sign-town-place = Ville
sign-hand-place = Main
sign-salon-place = Salon
sign-houses-place = Maisons
sign-goals-place = Buts
sign-you = vous
sign-first = premier joueur
sign-house-label = Maison du Lambel
sign-house-crescent = Maison du Croissant
sign-house-mullet = Maison de l’Étoile
sign-house-martlet = Maison de la Merlette
sign-arms-label = le Lambel
sign-arms-crescent = le Croissant
sign-arms-mullet = l’Étoile
sign-arms-martlet = la Merlette

## Pistes

sign-track-honour = Honneur
sign-track-money = Or
sign-track-income = Revenu
sign-track-prestige = Prestige
sign-score = { $name } : { $points } d’honneur

## Ce que l’on peut faire

sign-marry = Marier
sign-marry-says = ou plus tard
sign-marry-says-inheritance = retrouver qui
sign-birth = Un enfant
sign-money = Demander
sign-socialise = Recevoir
sign-title = Titre
sign-doctor = Médecin
sign-mansion = Demeure
sign-venture = Entreprise
sign-mission = Mission
sign-contribution = Contribution
sign-on-offer =
    { $count ->
        [0] plus aucun
        [one] { $count } au choix
       *[other] { $count } au choix
    }
sign-left = reste { $count }
sign-used = Utilisé pendant cette manche par { $name }
sign-closed-by = Fermé par la rangée : { $profession }

## Amis

sign-hand = Votre main
sign-hand-other = En main
sign-hand-says =
    { $count ->
        [0] aucun ami
        [one] un ami
       *[other] { $count } amis
    }
sign-salon = Le salon
sign-salon-says =
    { $count ->
        [0] il n’y a personne
        [one] un ami à rencontrer
       *[other] { $count } amis à rencontrer
    }
sign-deck = { $count } dans la pioche
sign-hidden =
    { $count ->
        [one] et un que personne n’a vu
       *[other] et { $count } que personne n’a vus
    }

sign-nation-american =
    { $sex ->
        [woman] Américaine
       *[man] Américain
    }
sign-nation-dutch =
    { $sex ->
        [woman] Hollandaise
       *[man] Hollandais
    }
sign-nation-english =
    { $sex ->
        [woman] Anglaise
       *[man] Anglais
    }
sign-nation-french =
    { $sex ->
        [woman] Française
       *[man] Français
    }
sign-nation-italian =
    { $sex ->
        [woman] Italienne
       *[man] Italien
    }
sign-nation-polish =
    { $sex ->
        [woman] Polonaise
       *[man] Polonais
    }
sign-nation-prussian =
    { $sex ->
        [woman] Prussienne
       *[man] Prussien
    }
sign-nation-russian =
    { $sex ->
        [woman] Russe
       *[man] Russe
    }
sign-nation-spanish =
    { $sex ->
        [woman] Espagnole
       *[man] Espagnol
    }
sign-nation-turkish =
    { $sex ->
        [woman] Turque
       *[man] Turc
    }
sign-round = Manche { $round } sur { $rounds } de cette génération
sign-cradle = { $count } cartes dans la pioche des enfants

## Buts

sign-mentor = mentor
sign-mission-open = mission, visible
sign-sealed =
    { $count ->
        [one] une mission scellée
       *[other] { $count } missions scellées
    }
sign-clue-open = à trouver
sign-clue-solved = trouvé
sign-offer = à garder : une
sign-pawns = Vos pions
sign-pawns-of = Pions
sign-pawn-count =
    { $count ->
        [0] aucun pion
        [one] un pion
       *[other] { $count } pions
    }
sign-supply = Pions supplémentaires en réserve
sign-trouble =
    { $count ->
        [one] une complication
       *[other] { $count } complications
    }
sign-extinct = éteinte
sign-boon-money = vos amis prêtent davantage
sign-boon-social = un ami de plus au salon
sign-boon-mansion = les demeures coûtent moins
sign-boon-public = les contributions coûtent moins
sign-boon-deck = des amis de la pioche aussi

sign-many-artist = { $least ->
    [one] artiste
   *[other] artistes
    }
sign-many-aristocrat = { $least ->
    [one] aristocrate
   *[other] aristocrates
    }
sign-many-scientist = { $least ->
    [one] scientifique
   *[other] scientifiques
    }
sign-many-craftsman = { $least ->
    [one] artisan
   *[other] artisans
    }
sign-many-diplomat = { $least ->
    [one] diplomate
   *[other] diplomates
    }
sign-need-profession = { $least } { $of }
sign-need-nation =
    { $least ->
        [one] { $least } personne { $of }
       *[other] { $least } personnes : { $of }
    }
sign-need-nations = { $least } nations
sign-need-professions = { $least } activités
sign-need-couples =
    { $least ->
        [one] { $least } couple
       *[other] { $least } couples
    }
sign-need-children = { $least } enfants
sign-need-born = { $least } nés en III
sign-need-titles =
    { $least ->
        [one] { $least } titre
       *[other] { $least } titres
    }
sign-need-mansions =
    { $least ->
        [one] { $least } demeure
       *[other] { $least } demeures
    }
sign-need-ventures =
    { $least ->
        [one] { $least } entreprise
       *[other] { $least } entreprises
    }
sign-need-contributions =
    { $least ->
        [one] { $least } contribution
       *[other] { $least } contributions
    }
sign-need-income = revenu de { $least }
sign-need-prestige = prestige de { $least }
sign-need-gold = { $least } d’or
sign-need-hand = { $least } amis en main
sign-need-arranged =
    { $least ->
        [one] une promesse en cours
       *[other] { $least } promesses en cours
    }
sign-need-arranged-of = { $least } { $of } promis
sign-need-third =
    { $least ->
        [one] { $least } mariage en III
       *[other] { $least } mariages en III
    }
sign-need-third-of =
    { $least ->
        [one] { $least } { $of } marié en III
       *[other] { $least } { $of } mariés en III
    }
sign-need-knowns = { $least } ancêtres connus

## La chronique

story-house-label = La maison du Lambel
story-house-crescent = La maison du Croissant
story-house-mullet = La maison de l’Étoile
story-house-martlet = La maison de la Merlette
story-subtitle = sa chronique à travers trois générations
story-subtitle-short = sa chronique, jusqu’où elle va
story-generation = génération { $roman }
story-played =
    { $seats ->
        [one] Legacy, partie en solitaire
       *[other] Legacy, { $seats } joueurs
    }
story-on = , { $date }
story-and = { $first } et { $last }
story-from-american = d’Amérique
story-from-dutch = de Hollande
story-from-english = d’Angleterre
story-from-french = de France
story-from-italian = d’Italie
story-from-polish = de Pologne
story-from-prussian = de Prusse
story-from-russian = de Russie
story-from-spanish = d’Espagne
story-from-turkish = de Turquie
story-who-artist =
    { $sex ->
        [woman] artiste { $from }
       *[man] artiste { $from }
    }
story-who-aristocrat =
    { $sex ->
        [woman] aristocrate { $from }
       *[man] aristocrate { $from }
    }
story-who-scientist =
    { $sex ->
        [woman] savante { $from }
       *[man] savant { $from }
    }
story-who-craftsman =
    { $sex ->
        [woman] artisane { $from }
       *[man] artisan { $from }
    }
story-who-diplomat =
    { $sex ->
        [woman] diplomate { $from }
       *[man] diplomate { $from }
    }
story-who-none =
    { $sex ->
        [woman] une dame { $from }
       *[man] un gentilhomme { $from }
    }
story-founder =
    { $sex ->
        [woman] { $name } fut la première de cette maison, et tous les siens descendent d’elle.
       *[man] { $name } fut le premier de cette maison, et tous les siens descendent de lui.
    }
story-wed-1 = { $name } épousa { $mate }, { $who }.
story-wed-2 =
    { $sex ->
        [woman] { $name } accorda sa main à { $mate }, { $who }.
       *[man] { $name } accorda sa main à { $mate }, { $who }.
    }
story-wed-3 = { $name } choisit { $mate }, { $who }, et s’en tint là.
story-wed-children-1 = { $name } épousa { $mate }, { $who }, et ils eurent { $children }.
story-wed-children-2 = De { $mate }, { $who }, { $name } eut { $children }.
story-wed-children-3 = { $name } et { $mate }, { $who }, élevèrent { $children }.
story-first = { $name } épousa { $mate }, { $who }, et la perdit jeune.
story-first-children = { $name } épousa { $mate }, { $who } ; elle lui donna { $children } et ne vit pas grandir le dernier.
story-again = Puis { $name } épousa { $mate }, { $who }.
story-again-children = Puis { $name } épousa { $mate }, { $who }, et ils eurent { $children }.
story-alone-children =
    { $sex ->
        [woman] { $name } éleva seule { $children }.
       *[man] { $name } perdit tôt sa femme et éleva seul { $children }.
    }
story-lost =
    { $sex ->
        [woman] { $name } ne vit pas grandir le dernier de ses enfants.
       *[man] { $name } ne vit pas grandir le dernier de ses enfants.
    }
story-single-1 =
    { $sex ->
        [woman] { $name } resta libre et s’en trouva heureuse.
       *[man] { $name } resta libre et s’en trouva heureux.
    }
story-single-2 = { $name } ne se maria jamais et lut tout ce qui se lisait.
story-single-3 = { $name } garda la maison et ses clefs.
story-title = Le titre de { $title } revint à { $name }.
story-mansion = { $name } fit bâtir une grande demeure.
story-venture = { $name } arma des navires.
story-gift-almshouse = La ville doit son hospice à { $name }.
story-gift-ballet = { $name } offrit un ballet à la cour.
story-gift-bridge = Le pont sur la rivière porte le nom de { $name }.
story-gift-garden = { $name } ouvrit un jardin à tous.
story-gift-hospital = { $name } fonda l’hôpital.
story-gift-library = { $name } remplit de livres la bibliothèque de la ville.
story-gift-monument = Le monument de la place fut offert par { $name }.
story-gift-school = { $name } paya une école.
story-gift-theatre = { $name } fit construire le théâtre.
story-others =
    { $count ->
        [one] L’arbre seul raconte une personne de plus.
       *[other] L’arbre seul raconte { $count } personnes de plus.
    }
story-children =
    { $count ->
        [one] Un enfant se tient au dernier rang : { $children }.
       *[other] { $count } enfants se tiennent au dernier rang : { $children }.
    }
story-promised =
    { $sex ->
        [woman] { $name } est promise à { $mate }.
       *[man] { $name } est promis à { $mate }.
    }
story-after = Ce que le siècle nouveau fit d’eux, aucune chronique d’ici ne peut le dire.
story-extinct = Aucun enfant ne resta pour porter le nom. Ici finit la chronique.
story-whole = L’histoire continue.
story-won = De toutes les maisons, celle-ci ferma ses livres la première.
story-who-we-were = Qui nous étions
story-search = ce que l’on a retrouvé d’une famille
story-self = vous-même
story-grandparents = les grands-parents
story-elders = ceux d’avant
story-around = frères, sœurs, cousins
story-you = Vous êtes { $name }, et voici d’où vous venez.
story-your-parents = Vos parents sont { $mother } et { $father }.
story-known = On connaît { $name }, { $who }.
story-pair = { $man }, { $his }, épousa { $woman }, { $hers }.
story-unknown =
    { $count ->
        [one] D’une personne encore, aucun nom ne nous est parvenu.
       *[other] De { $count } autres, aucun nom ne nous est parvenu.
    }
story-none-known = De ce temps, aucun nom ne nous est parvenu.
story-clues = ce que l’on a trouvé
story-solved = Trouvé : { $clues }.
story-open = Reste à trouver : { $clues }.
story-all-solved = Il ne reste rien à trouver : l’héritage est à vous.

## Ce qu'est chaque chose imprimée, en une phrase

gift-gold = { $count } or
gift-income = { $count } de revenu
gift-prestige = { $count } de prestige
gift-honour = { $count } d'honneur
gift-friends =
    { $count ->
        [one] { $count } ami
       *[other] { $count } amis
    }
gift-pawn = un pion { $colour }
gift-take = { $count } de l'étalage
gift-draw = { $count } de la pioche
gift-money = l'argent des amis
gift-sweep = un nouvel étalage et un ami
gift-trade = de nouveaux amis pour d'anciens
gift-seal = une mission scellée
gift-keep = pour toujours un { $profession }
gift-boon-money = { $count } or de plus des amis
gift-boon-social = { $count } ami de plus en société
gift-boon-mansion = demeures { $count } or moins chères
gift-boon-public = contributions { $count } or moins chères
gift-boon-deck = des amis de la pioche ou de l'étalage
gift-others-gold = { $count } or de moins aux autres
gift-others-honour = { $count } d'honneur de moins aux autres
gift-others-prestige = { $count } de prestige de moins aux autres
gift-others-friend = un ami de moins aux autres
gift-free = des noces sans pion
gift-births =
    { $count ->
        [0] aucun enfant
        [one] { $count } enfant aux noces
       *[other] { $count } enfants aux noces
    }
gift-pick = toujours le meilleur de deux enfants
gift-if = { $gifts }, avec { $need }
thing-friend-says = Nation { $nation-name }, { $profession }. Épouse quelqu'un de libre et de l'autre sexe.
thing-friend-brings = Nation { $nation-name }, { $profession }. Apporte : { $gifts }.
thing-head = Chef de la famille { $colour }
thing-head-says = Matriarche ou patriarche, avec un pion { $pawn } ; elle a plus d'or, lui plus de revenu.
thing-mentor-says = Objectif principal { $goal } ; les missions scellées ouvrent { $second } et { $third }.
thing-title-says = Coûte { $price } ; donne { $gifts }.
thing-contribution-says = Coûte { $price } ; donne { $gifts }.
thing-mission-says = Demande { $need } ; donne { $gifts }.
thing-clue-says = Résolu tout seul dès qu'il est vrai ; donne 1 de prestige.
thing-child-girl-says = Grandit à la génération suivante, peut se marier et avoir des enfants.
thing-child-boy-says = Grandit à la génération suivante, peut se marier et avoir des enfants.
thing-child-beauty-says = Ses noces coûtent 2 or de moins, jamais moins que rien.
thing-child-gossip-says = Pioche 2 amis en devenant adulte.
thing-child-smile-says = Adulte, les amis donnent 1 or de plus, pour cette génération.
thing-child-twin-girl-says = Les jumeaux amènent aussitôt un autre enfant, quelle que soit la limite.
thing-child-brave-says = Apporte 1 d'honneur en devenant adulte.
thing-child-charming-says = Apporte 2 or après ses noces.
thing-child-don-juan-says = Prend une femme de l'étalage en devenant adulte, s'il y en a.
thing-child-healthy-says = Ne rencontre jamais de complication quand on pioche un enfant pour lui.
thing-child-twin-boy-says = Les jumeaux amènent aussitôt un autre enfant, quelle que soit la limite.
thing-complication = Complication
thing-complication-says = Coûte l'enfant ou sa mère ; tant qu'elle est là, les autres sont ignorées.
thing-space-title = Acquérir un titre
thing-space-title-says = Choisissez un titre ouvert, payez-le et donnez-le à un membre ou couple.
thing-space-mansion = Acheter une demeure
thing-space-mansion-says = Une maison pour un membre ou un couple ; elle apporte 2 de prestige.
thing-space-venture = Fonder une entreprise
thing-space-venture-says = Coûte des amis et du renom, apporte 1 de revenu pour toujours.
thing-space-contribution = Contribuer à la vie publique
thing-space-contribution-says = Choisissez une contribution ouverte, payez-la et nommez qui la donne.
thing-space-doctor = Spécialiste en fertilité
thing-space-doctor-says = Deux cartes enfant, l'une après l'autre, pour un couple qui a deux places.
thing-space-mission = Entreprendre une mission
thing-space-mission-says = Piochez-en deux, gardez-en une ; à la troisième génération, scellez-en une.
thing-home-marry = Marier
thing-home-marry-says = Un ami de la main épouse un membre, ou est promis à un enfant.
thing-home-birth = Avoir des enfants
thing-home-birth-says = Une carte enfant pour un couple qui a de la place ; choisir le sexe coûte.
thing-home-money = Demander de l'argent
thing-home-money-says = 2 or pour rien, plus contre de l'honneur, le plus avec un ami.
thing-home-socialise = Nouer des relations
thing-home-socialise-says = Prenez un ami de l'étalage, ou deux ou trois contre de l'or.
thing-track-honour = Honneur
thing-track-honour-says = Ce qu'on compte à la fin ; le plus gagne.
thing-track-prestige = Prestige
thing-track-prestige-says = Devient autant d'honneur à la fin de chaque génération.
thing-track-income = Revenu
thing-track-income-says = Autant d'or à la fin de chaque manche.
thing-track-money = Or
thing-track-money-says = Paie noces, titres et maisons ; on ne peut en devoir.
thing-row = L'étalage
thing-row-says = Des amis à rencontrer ; jamais un seul ne reste.
thing-hand = Main
thing-hand-says = Des amis que vous seul voyez ; ils se marient, ou paient.
thing-deck-friends = Pioche des amis
thing-deck-friends-says = Remplit l'étalage ; vide, la défausse devient la pioche.
thing-deck-missions = Pioche des missions
thing-deck-missions-says = Des tâches récompensées ; on en pioche deux, on en garde une.
thing-pawn = Pion
thing-pawn-says = Deux par manche ; tant qu'il en reste, il faut jouer.
thing-extra-green = Pion vert
thing-extra-green-says = Un pion supplémentaire qui achète une demeure ; il reste jusqu'à la fin de la génération.
thing-extra-orange = Pion orange
thing-extra-orange-says = Un pion supplémentaire qui fonde une entreprise ; il reste jusqu'à la fin de la génération.
thing-extra-red = Pion rouge
thing-extra-red-says = Un pion supplémentaire qui entreprend une mission ; il reste jusqu'à la fin de la génération.
thing-extra-blue = Pion bleu ciel
thing-extra-blue-says = Un pion supplémentaire qui consulte le spécialiste ; il reste jusqu'à la fin de la génération.
thing-extra-yellow = Pion jaune
thing-extra-yellow-says = Un pion supplémentaire qui acquiert un titre ou contribue ; il reste jusqu'à la fin de la génération.
thing-deck-children = Pioche des enfants
thing-deck-children-says = Filles, garçons et complications ; un couple a au plus trois enfants.
thing-round = Manche
thing-round-says = Neuf manches : deux, trois et quatre dans les trois générations.
thing-generation = Génération
thing-generation-says = Les actions touchent ceux de la génération en cours.
thing-boon-money = Amis généreux
thing-boon-money-says = Les amis sollicités donnent plus, pour cette génération.
thing-boon-social = Bonne compagnie
thing-boon-social-says = Nouer des relations rapporte un ami de plus, pour cette génération.
thing-boon-mansion = Demeures moins chères
thing-boon-mansion-says = Les demeures coûtent moins d'or, pour cette génération.
thing-boon-public = Contributions moins chères
thing-boon-public-says = Les contributions coûtent moins d'or, pour cette génération.
thing-boon-deck = Amis d'amis
thing-boon-deck-says = Les amis peuvent venir de la pioche plutôt que de l'étalage, pour cette génération.
