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
sign-grain = Grain
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
sign-cube = cube { $colour }
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
