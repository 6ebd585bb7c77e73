### Heads of State. Les noms sont au milieu d'une phrase ; ce qui suit un trait d'union dans une variable en est une forme.

game-heads_of_state = Heads of State
game-heads_of_state-about = De deux à cinq dynasties placent leurs nobles sur la carte de la vieille Europe et en chassent ceux des autres, jusqu'à la troisième révolution.

## Cartes attribut

attribute-gold = or
attribute-title = titre
attribute-troops = troupes
attribute-castle = château
attribute-education = éducation
attribute-duelling = duel
attribute-bishop = évêque
attribute-palace = palais
attribute-courtesan = courtisane

## Cartes trahison

treason-assassin = assassin
treason-axeman = bourreau
treason-guillotine = guillotine
treason-gallows = potence
treason-inquisition = inquisition
treason-britain-france = carte Grande-Bretagne/France
treason-britain-germany = carte Grande-Bretagne/Allemagne
treason-britain-spain = carte Grande-Bretagne/Espagne
treason-france-germany = carte France/Allemagne
treason-france-spain = carte France/Espagne
treason-germany-spain = carte Allemagne/Espagne

## Nobles

noble-baron = baron
    .a = un baron
    .the = le baron
noble-count = vicomte
    .a = un vicomte
    .the = le vicomte
noble-earl = comte
    .a = un comte
    .the = le comte
noble-marquis = marquis
    .a = un marquis
    .the = le marquis
noble-duke = duc
    .a = un duc
    .the = le duc
noble-prince = prince
    .a = un prince
    .the = le prince
noble-king = roi
    .a = un roi
    .the = le roi

## Secteurs

sector-england = Angleterre
    .at = en Angleterre
sector-scotland = Écosse
    .at = en Écosse
sector-ireland = Irlande
    .at = en Irlande
sector-ile-de-france = Île-de-France
    .at = en Île-de-France
sector-burgundy = Bourgogne
    .at = en Bourgogne
sector-normandy = Normandie
    .at = en Normandie
sector-aquitaine = Aquitaine
    .at = en Aquitaine
sector-brittany = Bretagne
    .at = en Bretagne
sector-brandenburg = Brandebourg
    .at = au Brandebourg
sector-bavaria = Bavière
    .at = en Bavière
sector-saxony = Saxe
    .at = en Saxe
sector-hanover = Hanovre
    .at = au Hanovre
sector-castile = Castille
    .at = en Castille
sector-aragon = Aragon
    .at = en Aragon
sector-andalusia = Andalousie
    .at = en Andalousie
sector-galicia = Galice
    .at = en Galice

## Pays

country-britain = Grande-Bretagne
    .at = en Grande-Bretagne
country-france = France
    .at = en France
country-germany = États allemands
    .at = dans les États allemands
country-spain = Espagne
    .at = en Espagne

## Cartes dans une liste : par leur nom, avec leur nombre s'il y en a plusieurs

count-gold =
    { $count ->
        [1] { attribute-gold }
       *[other] { $count } × { attribute-gold }
    }
    .said = { count-gold }
count-title =
    { $count ->
        [1] { attribute-title }
       *[other] { $count } × { attribute-title }
    }
    .said = { count-title }
count-troops =
    { $count ->
        [1] { attribute-troops }
       *[other] { $count } × { attribute-troops }
    }
    .said = { count-troops }
count-castle =
    { $count ->
        [1] { attribute-castle }
       *[other] { $count } × { attribute-castle }
    }
    .said = { count-castle }
count-education =
    { $count ->
        [1] { attribute-education }
       *[other] { $count } × { attribute-education }
    }
    .said = { count-education }
count-duelling =
    { $count ->
        [1] { attribute-duelling }
       *[other] { $count } × { attribute-duelling }
    }
    .said = { count-duelling }
count-bishop =
    { $count ->
        [1] { attribute-bishop }
       *[other] { $count } × { attribute-bishop }
    }
    .said = { count-bishop }
count-palace =
    { $count ->
        [1] { attribute-palace }
       *[other] { $count } × { attribute-palace }
    }
    .said = { count-palace }
count-courtesan =
    { $count ->
        [1] { attribute-courtesan }
       *[other] { $count } × { attribute-courtesan }
    }
    .said = { count-courtesan }
count-assassin =
    { $count ->
        [1] { treason-assassin }
       *[other] { $count } × { treason-assassin }
    }
    .said = { count-assassin }
count-axeman =
    { $count ->
        [1] { treason-axeman }
       *[other] { $count } × { treason-axeman }
    }
    .said = { count-axeman }
count-guillotine =
    { $count ->
        [1] { treason-guillotine }
       *[other] { $count } × { treason-guillotine }
    }
    .said = { count-guillotine }
count-gallows =
    { $count ->
        [1] { treason-gallows }
       *[other] { $count } × { treason-gallows }
    }
    .said = { count-gallows }
count-inquisition =
    { $count ->
        [1] { treason-inquisition }
       *[other] { $count } × { treason-inquisition }
    }
    .said = { count-inquisition }
count-britain-france =
    { $count ->
        [1] { treason-britain-france }
       *[other] { $count } × { treason-britain-france }
    }
    .said = { count-britain-france }
count-britain-germany =
    { $count ->
        [1] { treason-britain-germany }
       *[other] { $count } × { treason-britain-germany }
    }
    .said = { count-britain-germany }
count-britain-spain =
    { $count ->
        [1] { treason-britain-spain }
       *[other] { $count } × { treason-britain-spain }
    }
    .said = { count-britain-spain }
count-france-germany =
    { $count ->
        [1] { treason-france-germany }
       *[other] { $count } × { treason-france-germany }
    }
    .said = { count-france-germany }
count-france-spain =
    { $count ->
        [1] { treason-france-spain }
       *[other] { $count } × { treason-france-spain }
    }
    .said = { count-france-spain }
count-germany-spain =
    { $count ->
        [1] { treason-germany-spain }
       *[other] { $count } × { treason-germany-spain }
    }
    .said = { count-germany-spain }

## Autres noms du jeu

dynasty = dynastie
noble = noble
nobles = nobles
noble-cards = cartes noble
counters = jetons
country = pays
sector = secteur
province = province
capital = capitale
hexagon = hexagone
hand = main
attributes = cartes attribut
treasons = cartes trahison
deck = pioche
row = étalage
disc = disque révolution
pile = sous le disque
discards = défausse
swept = balayées
supply = réserve
chamber = Chambre des Nobles
influence = influence
round-year = manche { NUMBER($year, useGrouping: 0) }
score = score

## Morceaux des textes qui suivent

cost =
    { $cost-count ->
        [0] { "" }
       *[other] { " " }({ $cost-row })
    }
gain =
    { $points ->
        [0] { "" }
        [one] { " " }(1 point)
       *[other] { " " }({ $points } points)
    }

## Ce qui est demandé

ask-opening-begin = Qui commence ?
ask-disc-conceal = Quelles cartes vont sous le disque ?
ask-disc-lift = La carte du dessus, sous le disque, est-elle la révolution ?
ask-row-fill = Quelles cartes arrivent dans l'étalage ?
ask-row-expose = Quelles cartes trahison arrivent dans l'étalage ?
ask-turn-begin = Prenez une première carte : attribut pour l'option 1, trahison pour l'option 2. Ou balayez l'étalage.
ask-draw-attribute =
    { $left ->
        [1] Piochez une carte attribut, de l'étalage ou de la pioche.
       *[other] Piochez des cartes attribut, de l'étalage ou de la pioche : encore { $left }.
    }
ask-draw-receive = Quelle carte est piochée ?
ask-draw-intrigue = Quelle carte trahison est piochée ?
ask-court-raise = Quel noble créez-vous ?
ask-court-settle = Où va { $noble-the } ?
ask-treason-play =
    { $owed ->
        [0]
            { $open ->
                [0] Trahir, ou en rester là ?
               *[other] Trahir encore, remplacer les morts, ou en rester là ?
            }
        [1] Vous devez remplacer un de ceux que vous avez tués.
       *[other] Vous devez remplacer { $owed } de ceux que vous avez tués.
    }
ask-treason-target = Contre qui jouez-vous ceci : { $cards-list } ?
ask-treason-attempt = Quel cube sort du sac ?
ask-treason-settle = Quel emplacement { $noble-the } prend-il ?
ask-limit-discard =
    { $count ->
        [1] Trop de cartes attribut : défaussez-en une.
       *[other] Trop de cartes attribut : défaussez-en { $count }, dans l'ordre des sortes.
    }
ask-limit-drop =
    { $count ->
        [1] Trop de cartes trahison : défaussez-en une.
       *[other] Trop de cartes trahison : défaussez-en { $count }, dans l'ordre des sortes.
    }

## Ce que l'on peut répondre

choice-take = Prendre dans l'étalage : { $attribute-name }
choice-draw = Piocher une carte attribut
choice-sweep = Balayer l'étalage
choice-seize = Prendre une trahison dans l'étalage : { $treason-name }
choice-plot = Piocher une carte trahison
choice-raise =
    Créer { $noble-a }{ $stood-count ->
        [0] { "" }
       *[other] , la courtisane pour { $stood-list }
    }{ cost }
choice-settle = Placer { $noble-the } { $sector-at }{ gain }
choice-play = Jouer : { $items-list }
choice-target = Désigner { $noble-the } { $sector-at }
choice-discard = Défausser : { $attribute-name }
choice-drop = Défausser une trahison : { $treason-name }
choice-skip =
    { $about ->
        [court] Ne créer personne
        [cabal] En rester là
       *[other] Laisser
    }
choice-begin = { $seat } commence
choice-lift =
    { $found ->
        [revolution] La révolution
       *[card] Une autre carte
    }
choice-cube =
    { $owner ->
        [attacker] Un cube de l'attaquant
       *[victim] Le cube de la victime
    }

## Ce qui est arrivé

event-began = { log-did } commencé.
event-round = La manche { NUMBER($year, useGrouping: 0) } a commencé.
event-filled = Nouveau dans l'étalage : { $attributes-row }.
event-exposed = Nouvelles trahisons dans l'étalage : { $treasons-row }.
event-shuffled = La défausse des trahisons a été mélangée en une nouvelle pioche.
event-took = { log-did } pris dans l'étalage : { $attribute-name }.
event-drew =
    { $source ->
        [pile] { log-did } pioché une carte sous le disque.
       *[deck] { log-did } pioché une carte.
    }
event-got = { log-did } pioché : { $attribute-name }.
event-swept = { log-did } balayé l'étalage : { $attributes-row }.
event-returned = Les cartes balayées sont retournées dans la pioche.
event-seized = { log-did } pris une trahison dans l'étalage : { $treason-name }.
event-plotted = { log-did } pioché une carte trahison.
event-armed = { log-did } pioché une trahison : { $treason-name }.
event-raised = { log-did } déposé : { $attributes-list }.
event-created =
    { $card ->
        [0] { log-did } créé { $noble-a } { $sector-at }, sans carte : les dix sont prises.
       *[other] { log-did } créé { $noble-a } { $sector-at }.
    }
event-opened =
    { log-did } ouvert la voie { $sector-at } : { $points ->
        [0] 0 point
        [one] 1 point
       *[other] { $points } points
    }.
event-spanned = { log-did } pris pied partout { $country-at } : { $points } points.
event-admitted = { log-did } obtenu un siège à la Chambre des Nobles : { $points } points.
event-played = { log-did } joué : { $treasons-list }.
event-named = { log-did } désigné { $noble-the } { $sector-at }.
event-killed = { log-did } perdu { $noble-the } { $sector-at }.
event-escaped = { log-did } gardé { $noble-the } { $sector-at } : la tentative a échoué.
event-discarded = { log-did } défaussé : { $attribute-name }.
event-dropped = { log-did } défaussé une trahison : { $treason-name }.
event-revolution = Révolution ! La manche { NUMBER($year, useGrouping: 0) } est finie.
event-ruled =
    { $place ->
        [1] { log-did } eu le plus d'influence { $country-at } : { $points } points.
       *[other] { log-did } pris la deuxième place { $country-at } : { $points } points.
    }
event-excelled = { log-did } eu le plus de cartes de ce rang, { $noble-name } : { $points } points.
event-over = La troisième révolution a terminé la partie.

## Comment la partie finit

end-drawn = La troisième révolution est sortie au milieu d'un tour.
end-filled = La troisième révolution est apparue pendant que l'on complétait l'étalage.

## Pourquoi ce n'est pas possible

why-not-in-row = Aucune carte de cette sorte dans l'étalage.
why-deck-too-small = Pour balayer, il faut six cartes dans la pioche, sans celles sous le disque.
why-no-courtesan-here = Ni le baron ni le roi n'acceptent de courtisane.
why-no-counter = Vous n'avez plus de jeton de ce rang.
why-no-courtesan = Vous n'avez pas de courtisane.
why-cards-short = Vous n'avez pas toutes les cartes de cet ensemble.
why-no-empty-slot = Aucun emplacement vide pour ce noble.
why-slot-taken = Cet emplacement est pris.
why-not-emptied-now = Par trahison, on ne remplit que les emplacements vidés pendant ce tour.
why-not-held = Vous n'avez pas cette carte.
why-cannot-replace = Vous ne pourriez pas remplacer tous ceux que vous avez tués, sauf un.
why-no-target = Il n'y a personne contre qui jouer cela.
why-must-replace = Il faut d'abord remplacer tous ceux que vous avez tués, sauf un.
why-slot-empty = Il n'y a personne.
why-own-noble = On ne désigne pas un noble à soi.
why-already-named = Ce noble a déjà été désigné pendant ce tour.
why-other-country = Cette carte vaut pour un autre pays.
why-capital-takes-two = Une capitale demande deux cartes.
why-one-is-enough = Deux cartes ne servent que contre une capitale.
why-named-in-order = Les cartes se nomment dans l'ordre : le tour de celle-ci est passé.
why-too-few-after = Les cartes se nomment dans l'ordre, et il en reste trop peu après celle-ci.

## Décompte

score-sectors = Premier dans les secteurs
score-countries = Marqueurs de pays
score-chamber = Chambre des Nobles
score-influence = Influence aux fins de manche
score-nobles = Le plus de nobles
score-king-cards = Rois
score-prince-cards = Princes
score-duke-cards = Ducs
score-marquis-cards = Marquis
score-earl-cards = Comtes
score-count-cards = Vicomtes
score-baron-cards = Barons

## Ce qui fait la valeur d’une position

term-sectors = les marqueurs de secteur
term-countries = les marqueurs de pays
term-chamber = la Chambre des Nobles
term-influence = l’influence
term-nobles = le plus de nobles
term-hand = la main
term-treason = la trahison
way-first = La primauté
way-first-about = Créer le premier noble d’un secteur, et tôt un noble dans chaque secteur d’un pays.
way-influence = L’influence
way-influence-about = Être premier ou deuxième en influence dans un pays à la fin de chaque manche.
way-titles = Les titres
way-titles-about = Posséder des nobles des sept rangs et, à la fin, le plus de nobles d’un rang.

## Valeurs imprimées impossibles

fault-nothing-to-draw = étalages et pioches demandent au moins une carte
fault-too-few-cards = il faut plus de cartes que n'en prennent étalages, disque et mains pleines
fault-opening-amiss = chaque joueur doit piocher au moins une carte à son premier tour
fault-points-amiss = les points doivent être des nombres entiers
fault-set-amiss = un ensemble demande des attributs différents, au moins un, et pas de courtisane
fault-points-odd = ces points doivent être pairs : deux joueurs peuvent avoir à les partager
fault-yes-or-no = ce ne peut être que 0 ou 1
fault-bag-empty = chaque camp doit avoir un cube dans le sac
fault-country-unknown = un secteur doit être de britain, france, germany ou spain
fault-hexagon-twice = deux secteurs d'un pays ne peuvent pas avoir le même hexagone
fault-slots-amiss = un secteur doit avoir un ou deux emplacements, le noble le plus élevé d'abord
fault-one-capital = chaque pays doit avoir exactement une capitale
