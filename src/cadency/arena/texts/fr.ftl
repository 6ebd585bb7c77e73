### Le rapport de l’arène, et ce que dit son déroulement.

## L’en-tête du rapport

arena-title =
    Arène : { $game }, { $seats ->
        [1] en solo
       *[other] { $seats } sièges
    }
arena-under =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } sur { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $alone ->
        [yes] chaque donne pour chacun
       *[no] chaque donne depuis chaque siège
    }. { $date }.
arena-date =
    { $day } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[other] décembre
    } { $year }
arena-unfinished = Pour l’instant : { $games } parties sur { $wanted }.

## Les joueurs, en sujet de phrase

who-page = Le page
    .inside = le page
who-squire = L’écuyer
    .inside = l’écuyer
who-knight = Le chevalier
    .inside = le chevalier
who-baron = Le baron
    .inside = le baron
who-duke = Le duc
    .inside = le duc
arena-guest = invité
arena-strength = force { $strength } sur 5

## Le résultat, en mots

arena-lead-clear = { $who } mène, nettement devant tous les autres.
arena-lead-close = { $who } est en tête, mais { $next } n’est pas loin : leurs intervalles se recouvrent.
arena-lead-won = Sur cent parties, { $who } en gagne { $won } (de { $least } à { $most }) ; une part égale serait { $fair }.
arena-lead-score = En moyenne, { $who } marque { $score } points (de { $least } à { $most }).
arena-lead-seat = La place { $number } dans l’ordre du tour en gagne { $won } sur cent (de { $least } à { $most }).
arena-lead-even = Aucune place dans l’ordre du tour n’a d’avantage que l’on puisse distinguer du hasard.
arena-lead-same = Tous les sièges étaient tenus par { $who } : il s’agit ici des sièges, de la durée et des cartes, non de la force.

## L’échelle

arena-ladder = Échelle
arena-ladder-under = Cote, { $zero } à zéro ; 400 points, c’est dix contre un. Le trait est l’intervalle à 95 %, les parties d’une même donne prises ensemble.
arena-ladder-alone = Score moyen ; le trait est son intervalle à 95 %.
arena-head-rating = cote
arena-head-interval = 95 %
arena-head-won = gagné
arena-head-games = parties
arena-head-move = par coup
arena-head-score = points
arena-head-margin = écart
arena-head-mean = moyenne
arena-head-most = 95 sur 100
arena-head-longest = le plus long
arena-head-answers = réponses
arena-fixed = fixé
arena-from-to = { $least } à { $most }
arena-above = plus de { $least }
arena-below = moins de { $most }
arena-plot-ratings = Cotes et leurs intervalles à 95 % ; les nombres sont dans le tableau voisin
arena-plot-shares = Parts et leurs intervalles à 95 % ; les nombres sont dans le tableau voisin

## Face à face, points et temps

arena-pairings = Face à face
arena-pairings-under = Sur cent parties jouées par les deux, combien de fois la ligne finit devant la colonne ; dessous, l’intervalle à 95 %. Chaud : plus de la moitié ; froid : moins.
arena-pairings-alone = Sur cent donnes reçues par les deux, combien de fois la ligne marque plus que la colonne ; dessous, l’intervalle à 95 %. Chaud : plus de la moitié ; froid : moins.
arena-itself = le même
arena-numbers = Points et temps
arena-numbers-under = Écart : au-dessus de la moyenne des autres à la table, avec son erreur type. Le temps est celui d’une réponse, tant que le joueur a réfléchi.
arena-numbers-alone = Écart : au-dessus de la moyenne de tous les joueurs sur la même donne, avec son erreur type. Le temps est celui d’une réponse, tant que le joueur a réfléchi.

## Sièges et durée

arena-seats = Sièges
arena-seats-under = Parties gagnées, sur cent, dans l’ordre du tour depuis qui commence. Le tireté est une part égale, { $fair }.
arena-head-seat = tour
arena-turn-1 = Premier
arena-turn-2 = Deuxième
arena-turn-3 = Troisième
arena-turn-4 = Quatrième
arena-turn-5 = Cinquième
arena-turn-6 = Sixième
arena-length = Durée
arena-length-under = Décisions par partie : un dixième en a { $tenth } ou moins, un dixième { $most } ou plus ; manches : { $rounds }.
arena-length-half = la moitié des parties : { $half } ou moins
arena-ends = Comment les parties ont fini

## Cartes et actes

arena-things = Cartes et actes
arena-things-under = Les maisons qui l’ont fait tant de fois : combien de parties sur cent elles gagnent de plus que le même joueur d’ordinaire. Plein : l’intervalle exclut zéro. Ce n’est pas une cause : qui gagne fait davantage. Sur { $all } choses comptées, voici les plus sûres ; environ { $chance } excluraient zéro par hasard.
arena-things-alone = Les parties où cela fut fait tant de fois : combien de points de plus que le même joueur d’ordinaire. Plein : l’intervalle exclut zéro. Ce n’est pas une cause : qui réussit fait davantage. Sur { $all } choses comptées, voici les plus sûres ; environ { $chance } excluraient zéro par hasard.
arena-things-few = Rien n’a été fait assez souvent, ni omis assez souvent, pour en dire quoi que ce soit : il faut { $few } maisons de chaque sorte.
arena-head-thing = quoi
arena-head-often = fois
arena-head-above = en plus
arena-head-houses = maisons
arena-often = { $often } ou plus

## Ce qui fut fait, derrière le nom d’une chose

did-accepted = choisi
did-armed = pioché
did-born = né
did-bought = acheté
did-called = utilisé
did-claimed = obtenu
did-created = créé
did-deployed = envoyé
did-died = mort
did-discarded = défaussé
did-drawn = pioché
did-dropped = défaussé
did-escaped = gardé
did-excelled = le plus de cartes
did-found = trouvé
did-founded = choisi
did-gained = gagné
did-got = pioché
did-headed = famille
did-held = acquis
did-killed = perdu
did-learnt = pioché
did-made = fabriqué
did-married = marié
did-mentored = mentor
did-named = attaqué
did-opened = premier sur place
did-passed-over = refusé
did-pawned = pion en plus
did-placed = action
did-played = joué
did-promised = promis
did-raised = posé
did-read = trouvé
did-recalled = rappelé
did-retired = au monastère
did-revalued = réévalué
did-revealed = dévoilé
did-rolled = obtenu aux dés
did-ruled = influence
did-seized = pris
did-shed = défaussé
did-shielded = blason
did-swept = raflé
did-took = pris
did-trained = formé
did-travelled = voyage
did-undertook = entrepris
did-visited = première visite
did-waited = attendu
did-wed = mariage

## Comment cela s’est fait

arena-run = Comment cela s’est fait
arena-run-again = Pour recommencer
arena-run-seeds = Graines
arena-run-seeds-says = { $seed } ; la donne n tire de { $example } ; même graine, mêmes parties
arena-run-seating = Placement
arena-run-seating-says = chaque donne est rejouée dans toutes les rotations d’un même groupe ; chaque joueur y garde ses dés
arena-run-seating-alone = chaque donne est jouée par tous, chacun seul
arena-run-rules = Règles et valeurs
arena-run-rules-says = { $game }, règles { $version }, valeurs { $content }{ $options }
arena-run-version = Version
arena-run-version-says = Cadency { $version }, code { $code }, Python { $python }
arena-run-time = Temps
arena-run-time-says = les joueurs ont réfléchi { $time } en tout ; aucune partie n’a été écartée
arena-run-intervals = Intervalles
arena-run-intervals-says = 95 %. Les reprises d’une donne ne sont pas indépendantes : les parts ont l’intervalle de Wilson pour le nombre effectif de parties, les moyennes celui de Student sur les donnes ; une victoire partagée compte par fractions
arena-run-ratings = Cotes
arena-run-ratings-says =
    openskill, Plackett-Luce, { $times } passages par toutes les parties, chaque fois dans un autre ordre, et cela deux fois : l’ordre n’a déplacé aucune cote de plus de { $order ->
        [one] 1 point
       *[other] { $order } points
    }
arena-run-raw = Parties brutes

## Dans le terminal

arena-says-begin =
    { $game } : { $todo ->
        [one] { $todo } partie
       *[other] { $todo } parties
    } à jouer, { $done } déjà faites
arena-says-far = { $done } parties sur { $all }, reste { $left }
arena-says-stopped = Arrêté après { $games } parties sur { $wanted } ; la même commande continue.
arena-says-nobody = La grappe n’a encore aucun ouvrier. Pour en lancer : dask worker { $address } --nthreads 1
arena-says-reckoning = calcul
arena-says-report = Rapport : { $file }
arena-says-seats = ordre du tour, gagné sur cent : { $shares } (part égale { $fair })
arena-says-length = { $decisions } décisions, { $rounds } manches au plus dans la moitié des parties
