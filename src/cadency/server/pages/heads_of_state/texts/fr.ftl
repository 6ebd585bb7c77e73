### Les mots des pages de Heads of State.

tip-1 = Réunissez les cartes attribut d’un noble et créez-le, partout où une place de son rang est libre.
tip-2 = Ou choisissez la trahison et chassez les nobles des autres ; à leur place, vous pouvez créer le vôtre.
tip-3 = Quand la pioche est vide, la révolution menace : dans chaque pays, seuls les deux plus influents marquent.
crumb-round =
    { NUMBER($year, useGrouping: 0) }, { $round ->
        [1] première manche sur trois
        [2] deuxième manche sur trois
       *[3] troisième manche sur trois
    }
crumb-tension =
    { $deck ->
        [0] la prochaine carte est la révolution, 1 sur { $pile }
        [1] 1 carte, puis { $pile } sous la lame
       *[other] { $deck } cartes, puis { $pile } sous la lame
    }
drawer-display = À l’étalage
drawer-houses = Maisons
drawer-nobles = Nobles
ledger-ranks = rangs sur sept
others = Les autres maisons
notice-revolution = Révolution de { NUMBER($year, useGrouping: 0) } : { $scores }

## Les questions, en peu de mots

title-turn-begin = Prenez une première carte
    .sub = Les attributs créent des nobles, la trahison les tue
title-draw-attribute = Piochez une carte
    .sub =
        { $left ->
            [1] Votre dernière carte de ce tour
           *[other] { $left } cartes à piocher
        }
title-court-nothing = Aucun noble ne peut être créé
title-treason-nothing = Aucune trahison à jouer
title-treason-target = Contre qui ?
    .sub = { $cards-list }
title-limit-discard =
    { $count ->
        [1] Défaussez une carte
       *[other] Défaussez { $count } cartes
    }
    .sub =
        { $count ->
            [1] On en garde { $most }
           *[other] On en garde { $most } ; nommez-les dans l’ordre
        }
title-limit-drop =
    { $count ->
        [1] Défaussez une trahison
       *[other] Défaussez { $count } trahisons
    }
    .sub =
        { $count ->
            [1] On en garde { $most }
           *[other] On en garde { $most } ; nommez-les dans l’ordre
        }

## Les choix, en bref

group-row = De l’étalage
group-deck = De la pioche
group-pile = Sous la lame
group-sweep = Balayer l’étalage
group-treason = Trahison
lead-able =
    avec { $attribute-name }, vous pourrez créer { $noble-a }{ $points ->
        [0] { "" }
       *[other]  : jusqu’à { $points } points aussitôt
    }
lead-near = avec { $attribute-name }, il ne manque que { $cards-list } pour { $noble-a }
lead-ready = vous avez les cartes pour { $noble-a } ; préparez le suivant
lead-set = une série complète de cartes crée un noble
about-unseen = une carte que vous serez seul à voir
about-risk = 1 sur { $pile } est la révolution
about-sweep = six nouvelles cartes, mais vous n’en piochez qu’une
about-treason = pour tuer un noble adverse ; puis un attribut
about-been = secteurs déjà occupés : { $count } sur { $all }
about-reach-sure =
    { $count ->
        [1] un noble à portée, à coup sûr
       *[other] { $count } nobles à portée, à coup sûr
    }
about-reach-odds =
    { $count ->
        [1] un noble à portée, { $chance } sur { $all }
       *[other] { $count } nobles à portée, { $chance } sur { $all }
    }
about-give =
    { $count ->
        [1] une de trop
       *[other] { $count } de trop
    }
lacks = il manque : { $cards-list }
lacks-many = il manque { $count } cartes
verb-draw = Piocher
verb-sweep = Balayer
verb-raise = Créer
verb-instead = pour
verb-play = Jouer
whose = { $name } ({ $noble-name } { $sector-at })
place-points = { $sector-name } ({ $points })
list-more = { $list } et { $count } autres

## Ce qu’entraîne un choix

fate-able = Vous pourrez alors créer { $nobles }.
fate-unable = Vous ne pourrez plus créer { $nobles }.
fate-twin =
    { $count ->
        [1] Vous en avez déjà une.
       *[other] Vous en avez déjà { $count }.
    }
fate-lacks = Pour { $noble-a }, il manquera encore : { $cards-list }.
fate-unseen =
    { $deck ->
        [1] La dernière carte de la pioche ; viennent ensuite les { $pile } sous la lame.
       *[other] Une carte cachée sur { $deck }. Ensuite, il y en a { $pile } sous la lame.
    }
fate-risk = 1 sur { $pile } est la révolution : la manche serait comptée aussitôt.
fate-now = Cela donnerait : { $scores }.
fate-sweep = Six nouvelles cartes arrivent dans l’étalage et vous n’en piochez qu’une. Les six anciennes retournent dans la pioche à la fin du tour.
fate-plot = Une carte trahison cachée.
fate-then-attribute = Ensuite, vous piochez une carte attribut.
fate-nobody = Personne n’est à portée pour l’instant.
fate-reach = À portée : { $list }.
fate-gone = Perdu : { $cards-list }.
fate-spend = Coûte : { $cards-list }.
fate-rooms = Libre : { $places }.
fate-most = Le plus de cartes de ce rang : { $points } points à la fin, si cela dure.
fate-most-shared = Autant de cartes de ce rang que { $name } : { $points } points chacun à la fin, si cela dure.
fate-no-card = Les dix cartes de ce rang sont prises.
fate-first = Premier ici : { $points } points.
fate-country = Partout { $country-at } : { $points } points.
fate-chamber = Les sept rangs : { $points } points.
fate-influence =
    Influence { $country-at } { $before } → { $after }{ $place ->
        [1] , la plus grande : { $points } points quand tombera la lame.
        [2] , la deuxième : { $points } points quand tombera la lame.
       *[0] , pas parmi les deux premiers.
    }
fate-influence-of =
    { $name } { $country-at } : influence { $before } → { $after }{ $place ->
        [1] , toujours la plus grande.
        [2] , la deuxième.
       *[0] , pas parmi les deux premiers.
    }
fate-passes = Vous dépassez { $name }.
fate-kills = Vous tuez { $noble-the }, à coup sûr.
fate-odds = { $chance } sur { $all } : vous tuez { $noble-the }.
fate-fails = { $chance } sur { $all } : rien, et les cartes sont perdues.
fate-heir = Vous pourriez le remplacer aussitôt.
fate-no-heir = Vous ne pourriez pas le remplacer.
fate-owed =
    { $count ->
        [1] Il faudra alors remplacer l’un des morts.
       *[other] Il faudra alors remplacer { $count } des morts.
    }
fate-end = Votre tour se termine.
fate-surplus =
    { $count ->
        [1] Avant cela, vous défaussez une carte.
       *[other] Avant cela, vous défaussez { $count } cartes.
    }

## Le chemin parcouru

course-about = les points coup après coup, par manche
course-of =
    { $points ->
        [0] { $name } : 0 point à la fin
        [1] { $name } : 1 point à la fin
       *[other] { $name } : { $points } points à la fin
    }
course-killed = un de ses nobles est tué
course-spanned = un pays complet
course-admitted = entrée à la Chambre des Nobles
