### Les mots des pages de Village.

tip-1 = Prenez un cube et servez-vous de son lieu : récolte, famille, artisanat, marché, voyage, conseil ou église.
tip-2 = Tout coûte du temps. Quand votre marqueur passe le pont, l’un de vos aînés meurt.
tip-3 = Qui avait un métier entre aux archives ; pour les autres, il ne reste qu’une tombe sans nom.
prestige-points = { $points } prestige
farm-mine = Votre ferme
farm-others = Les autres fermes
farm-of = Ferme de { $name }
crumb-round = Manche { $round }
crumb-first = { $name } a commencé
crumb-market = Jour de marché
crumb-mass = Messe
crumb-ending = Derniers tours
crumb-cubes =
    { $cubes ->
        [0] plus un cube
        [1] 1 cube restant
       *[other] { $cubes } cubes restants
    }
slide-other = Vers l’autre moitié du plateau
slide-land = Pays et livre
slide-village = Village
legend-cubes = Ce que sont les cubes
legend-cube = { $name } : { $power }
legend-coin = pièce : tout cube
step-coins = Pièces
step-drawn = Tirage
step-grain = Grain
lead-harvest =
    { $gain-count ->
        [0] puis la récolte, mais votre grenier est plein
       *[other] puis { $gain-list } : client, moulin ou animal
    }
lead-birth = puis un enfant : quelqu’un de plus à envoyer
lead-birth-home = puis un enfant, ou rappeler quelqu’un
lead-home = puis rappeler quelqu’un à la ferme
lead-crafts = puis une marchandise, ou du grain moulu en pièces
lead-crafts-good = puis faire { $good-a } ; un client paie { $points }
lead-crafts-customer = puis une marchandise ; un client paie { $points }
lead-market-sell = puis vendre en premier : un client paie { $points }
lead-market-nothing = puis le marché, mais rien à leur vendre
lead-travel = puis un voyage : { $city-name } rapporte { $gain-list }
lead-travel-seen = puis un voyage, là où vous étiez déjà
lead-rise =
    puis le niveau { $level } du conseil et son privilège{ $points ->
        [0] { "" }
       *[other]  ; { $points } à la fin
    }
lead-use = puis un privilège du conseil
lead-church = puis l’un des vôtres à l’église : { $least } à { $most } points
lead-with = { $what } (seulement avec { $cubes-list })
lead-nothing =
    { $why } : { $kept ->
        [all] seul le cube vous reste
        [some] seul le cube vous reste (peste : rien)
       *[none] un cube de peste ne rapporte rien ici
    }
lack-home = personne à la ferme
lack-family = tous sont nés et à la ferme
lack-crafts = personne pour travailler, rien pour payer
lack-wagon = pas encore de chariot
lack-road = vous ne pouvez pas encore payer une route
lack-step = vous ne pouvez pas encore payer un siège
about-harvest = du grain pour le grenier
about-family = une naissance, ou un retour
about-crafts = une marchandise, ou des pièces
about-market = jour de marché, première vente gratuite
about-travel = un voyage vers une cité
about-council = un siège ou un privilège
about-church = l’un des vôtres attend une place à l’église
about-well = n’importe quel lieu, pour trois cubes pareils
about-mill = deux pièces
about-bag = hors du sac avant le tirage
about-stables = un cheval ou un bœuf
about-seen = vous y êtes déjà passé
about-level = Conseil, niveau { $level }
about-then-privilege = puis son privilège
about-privilege = Privilège { $level }
about-privilege-1 = vous commencez la manche suivante
about-privilege-2 = deux cubes au choix
about-privilege-3 = une marchandise au choix
about-privilege-4 = du prestige pour une pièce
about-window = Vers la fenêtre { $window }
about-chronicle = une place aux archives
about-grave = une tombe sans nom
about-birth = Naissance
about-newborn = une personne de plus à la ferme
about-home = Rappeler
about-recall = de retour à la ferme
verb-act = Y aller
verb-reap = Récolter
verb-bear = Avoir un enfant
verb-train = Former
verb-make = Fabriquer
verb-make-horse = Élever un cheval
verb-make-ox = Élever un bœuf
verb-buy = Acheter
verb-buy-horse = Acheter un cheval
verb-buy-ox = Acheter un bœuf
verb-grind = Moudre
verb-serve = Servir
verb-use = Utiliser
verb-ransom = Racheter
verb-promote = Avancer
verb-bury = Enterrer
fate-plague = Un cube de peste ne se garde pas.
fate-time = Temps { $before } → { $after }.
fate-bridge = Temps { $before } → { $after }, par-dessus le pont.
fate-dies = À la fin de votre tour meurt l’un des vôtres, génération { $generation } : { $places }.
fate-death =
    Un des vôtres, génération { $generation }, meurt { $career ->
        [crafts] à l’ouvrage
        [travel] en voyage
        [council] au conseil
        [church] à l’église
       *[farm] à la ferme
    } { $where ->
        [chronicle] et entre aux archives.
        [grave] et repose dans une tombe anonyme.
       *[nowhere] et sera oublié.
    }
fate-points = { $points } prestige.
fate-gain = Vous recevez { $things }.
fate-spend = Vous donnez { $things }.
total = Prestige
course-about = le prestige coup après coup, par manche
course-remembered = un décès inscrit aux archives
course-forgotten = un décès sans nom
course-of = { $name } : { $points } prestige à la fin
