### Words on Village's board. Signs are short: they must fit a small piece of paper.

sign-board = Le village
sign-still = Le village tel qu’il est bâti
sign-well = Puits
sign-chronicle = Archives
sign-graves = Tombes
sign-each-trip = par voyage
sign-each-sale = par vente
sign-cities = Cités
sign-farm = Ferme de { $name }
sign-you = vous
sign-influence = Influence
sign-goods = Biens
sign-granary = Grenier, { $room } au plus
sign-coins = Pièces
sign-unborn = À naître
sign-customers = Clients
sign-for = pour { $points }
sign-home = À la ferme
sign-first = a la cloche
sign-next-first = commence la prochaine manche
sign-owed = { $deaths ->
        [0] Personne ne doit mourir
        [one] Un membre doit mourir
       *[other] { $deaths } membres doivent mourir
    }
sign-time = Temps { $time } sur { $length }
sign-prestige = { $points } de prestige pour l’instant
sign-score = { $points } si la partie s’arrêtait maintenant
sign-member = { $name }, génération { $generation }
sign-dead = { $name }, génération { $generation }, décédé
sign-marker = { $name } est passé ici
sign-monks = { $monks } moines
sign-pile = { $count } clients encore à venir
sign-would-die = mourrait
sign-house-label = Maison du Lambel
sign-house-crescent = Maison du Croissant
sign-house-mullet = Maison de l’Étoile
sign-house-martlet = Maison de la Merlette
sign-house-annulet = Maison de l’Annelet
sign-tab-fields = Champs
sign-tab-crafts = Artisans
sign-tab-market = Marché
sign-tab-travel = Voyage
sign-tab-council = Conseil
sign-tab-church = Église
sign-tab-book = Livre
sign-drawn = tiré
sign-paid = payé
sign-mass = Messe
sign-market-day = Jour de marché
sign-died-chronicle = { $name } : génération { $generation }, entrée aux archives
sign-died-grave = { $name } : génération { $generation }, une tombe anonyme
sign-died-nowhere = { $name } : génération { $generation }, oubliée

## Ce que sont les choses : un nom, et une phrase de vingt mots au plus. Les nombres sont dessinés à côté.

number-end = à la fin
number-at-once = aussitôt
number-to-move-in = pour y entrer
number-to-train = pour former
number-to-make = pour fabriquer
number-to-buy = pour acheter
number-to-pay = à payer
number-one-colour = d'une couleur
number-after-first = après la première vente
number-or-scroll =
    { $scrolls ->
        [one] ou un parchemin
       *[other] ou { $scrolls } parchemins
    }

thing-space-harvest-says = Prenez un cube ici, puis rentrez du blé si quelqu'un est à la ferme.
thing-space-family-says = Prenez un cube ici, puis ayez un enfant ou rappelez quelqu'un à la ferme.
thing-space-crafts-says = Prenez un cube ici, puis fabriquez ou achetez un bien, ou changez du blé en pièces au moulin.
thing-space-market-says = Prenez un cube ici ; suit un jour de marché où chacun peut vendre, vous d'abord.
thing-space-travel-says = Prenez un cube ici, puis envoyez quelqu'un par une route jusqu'à la ville suivante.
thing-space-council-says = Prenez un cube ici, puis entrez au conseil, montez d'un rang ou usez d'un privilège.
thing-space-church-says = Prenez un cube ici, puis donnez à l'église quelqu'un de votre famille.
thing-fields = Les champs
thing-fields-says = Ce que rapporte une récolte : plus avec charrue et cheval, le plus avec charrue et bœuf.
thing-home = La maison de famille
thing-home-says = Ici naissent les enfants, et d'ici on rappelle ceux qui sont partis.
thing-well = Le puits
thing-well-says = Payez trois cubes d'une couleur au lieu d'en prendre un, et faites l'action de votre choix.

thing-window-first = Premier vitrail
thing-window-first-says = Ceux que la messe tire du sac noir arrivent d'abord ici.
thing-window = Vitrail { $window }
thing-window-says = À la messe un membre peut monter jusqu'ici, vitrail après vitrail, contre du blé.
thing-window-last = Dernier vitrail
thing-window-last-says = Le plus haut rang de l'église, qui vaut le plus à la fin.
thing-bag = Le sac noir
thing-bag-says = À la messe on en tire quatre figures, parmi elles { $monks } moines ; une pièce rachète l'un des vôtres.

thing-level-1 = Conseil, rang 1
thing-level-1-says = Qui se tient ici, ou plus haut, peut prendre la cloche du prochain tour.
thing-level-2 = Conseil, rang 2
thing-level-2-says = Qui se tient ici, ou plus haut, peut prendre { $cubes } cubes de son choix.
thing-level-3 = Conseil, rang 3
thing-level-3-says = Qui se tient ici, ou au rang 4, peut prendre un bien de son choix.
thing-level-4 = Conseil, rang 4
thing-level-4-says = Qui se tient ici peut changer une pièce en { $prestige } points de prestige.
thing-bell = La cloche du prochain tour
thing-bell-says = Se prend par le privilège du rang 1 ; qui l'a commence le prochain tour.

thing-workshop-says = Fabrique : { $goods }. Formez-y quelqu'un et payez du temps, ou achetez sans attendre.
thing-mill-says = Change le blé en pièces pour tous ; personne n'a besoin d'y être formé.

thing-customer = Un client
thing-customer-says = Un jour de marché, apportez ce qu'il demande et gardez la tuile. On ne sert que les étals.
thing-stall = Un étal vide
thing-stall-says = Le prochain client de la file y vient quand le jour de marché est fini.
thing-queue = La file
thing-queue-says = Ces clients attendent ; après un jour de marché ils avancent vers les étals vides.
thing-pile = Les clients à venir
thing-pile-says = Ils rejoignent la fin de la file après un jour de marché, tant qu'il en reste.
thing-sale = Le prix d'une vente
thing-sale-says = La première vente du meneur est gratuite ; toute autre vente coûte ceci.

thing-city-says = La première visite d'une famille y laisse son fanion et rapporte ceci.
thing-road = Route de { $start } à { $end }
thing-road-says = Ce qu'il en coûte d'envoyer un membre par cette route.
thing-trip = Le prix d'un voyage
thing-trip-says = Chaque route coûte ceci, et les deux cubes qu'elle porte.
thing-honours = Points des villes
thing-honours-says = À la fin une famille marque selon le nombre de villes où flotte son fanion.

thing-career = Chronique : { $career }
thing-career-says = Qui meurt dans cet état y reste en mémoire tant qu'une des { $room } places est libre.
thing-chronicle = La chronique
thing-chronicle-says = Ce que marque à la fin une famille pour trois, quatre de ses morts ou plus dans ce livre.
thing-graves = Les tombes
thing-graves-says = Pour les morts que la chronique ne peut accueillir. Quand les { $room } sont pleines, la partie finit.

thing-cube = { $name } : { $power }
thing-cube-orange-says = Paie chariots, charrues et certaines routes.
thing-cube-green-says = Paie les ventes au marché et le conseil.
thing-cube-brown-says = Paie l'église et certaines routes.
thing-cube-pink-says = Paie parchemins, chariots, charrues et certaines routes.
thing-cube-plague-says = Donne l'action mais aucune influence, et prend du temps à la place.

thing-good-scroll-says = Paie un pas au conseil à la place des cubes verts, et des clients en veulent.
thing-good-horse-says = Avec une charrue la récolte rapporte plus, et des clients en veulent.
thing-good-plow-says = Avec un cheval ou un bœuf la récolte rapporte plus, et des clients en veulent.
thing-good-ox-says = Avec une charrue la récolte rapporte le plus, et des clients en veulent.
thing-good-wagon-says = S'use à chaque route, et des clients en veulent.
thing-member = Quelqu'un de la génération { $generation }
thing-member-says = Quand le temps prend une vie, la plus ancienne génération de la famille part d'abord.

thing-grain = Blé
thing-grain-says = Nourrit le moulin, achète chevaux et bœufs, fait monter à l'église ; { $room } sacs au plus.
thing-coins = Pièces
thing-coins-says = Remplace un cube, quelle que soit sa couleur ; chaque pièce restante vaut un point à la fin.
thing-served = Clients servis
thing-served-says = Chaque tuile compte ses points à la fin ; qui en a le plus l'emporte à égalité.
thing-unborn = À naître
thing-unborn-says = Ils entrent en jeu par l'action famille, le plus petit numéro d'abord.
thing-time = Le temps
thing-time-says = Ce qui prend du temps avance le sablier ; un jour a { $length } heures, de pont en pont.
thing-bridge = Le pont
thing-bridge-says = Chaque fois que le sablier le franchit, un membre de la famille meurt.
thing-score = Prestige
thing-score-says = Ce que cette famille aurait si la partie finissait maintenant. Le plus de prestige gagne.
thing-first = La cloche
thing-first-says = Qui l'a a commencé ce tour, et la messe l'interroge en premier.
