### Legacy. Les noms sont tels qu'au milieu d'une phrase ; ce qui suit un tiret dans une variable est une forme d'un nom.

game-legacy = Legacy
game-legacy-about = D'une à quatre familles de la vieille France se marient, ont des enfants et s'élèvent, sur trois générations.
option-edition = Édition
option-edition-about = Deux livrets racontent ce jeu et diffèrent en huit endroits.
option-edition-fr = française
option-edition-fr-about = Les pions supplémentaires viennent au hasard ; un sexe désiré coûte de l'honneur, une entreprise du prestige.
option-edition-de = allemande
option-edition-de-about = Les pions supplémentaires se choisissent ; un sexe désiré coûte du prestige, une entreprise de l'honneur.
option-variant = Partie à un joueur
option-variant-about = Ce que l'on joue seul ; à plusieurs, c'est toujours la partie ordinaire.
option-variant-standard = ordinaire
option-variant-standard-about = Une famille grandit vers le bas, et l'étalage des amis ferme des actions.
option-variant-inheritance = Généalogie
option-variant-inheritance-about = Vous cherchez vos ancêtres, et neuf indices sont à valider.

## Amis

friend-abigail = Abigail
friend-adele = Adèle
friend-agnieszka = Agnieszka
friend-aleksandr = Aleksandr
friend-alessandro = Alessandro
friend-angelique = Angélique
friend-ann = Ann
friend-ariane = Ariane
friend-aylin = Aylin
friend-baptiste = Baptiste
friend-beatrijs = Beatrijs
friend-bernadette = Bernadette
friend-bianca = Bianca
friend-camille = Camille
friend-carlos = Carlos
friend-claire = Claire
friend-constant = Constant
friend-cornelis = Cornelis
friend-david = David
friend-diego = Diego
friend-dmitri = Dmitri
friend-dorothea = Dorothea
friend-elif = Elif
friend-emir = Emir
friend-erich = Erich
friend-eustachy = Eustachy
friend-evgenia = Evgenia
friend-fabrizio = Fabrizio
friend-fehmi = Fehmi
friend-friedrich = Friedrich
friend-george = George
friend-gertrude = Gertrude
friend-ginevra = Ginevra
friend-gregor = Gregor
friend-hans-heinrich = Hans Heinrich
friend-hendrik = Hendrik
friend-henrietta = Henrietta
friend-ignacio = Ignacio
friend-ines = Inès
friend-isabella = Isabella
friend-jadwiga = Jadwiga
friend-jan = Jan
friend-jozef = Józef
friend-katherine = Katherine
friend-katya = Katya
friend-laurent = Laurent
friend-leonid = Leonid
friend-lorenzo = Lorenzo
friend-lucienne = Lucienne
friend-lucrezia = Lucrezia
friend-manuel = Manuel
friend-margarethe = Margarethe
friend-maria = Maria
friend-michael = Michael
friend-miranda = Miranda
friend-nancy = Nancy
friend-nathalie = Nathalie
friend-nicolas = Nicolas
friend-otto = Otto
friend-patrick = Patrick
friend-paulina = Paulina
friend-pierre = Pierre
friend-pieter = Pieter
friend-robert = Robert
friend-roger = Roger
friend-rowena = Rowena
friend-saskia = Saskia
friend-selim = Selim
friend-sonja = Sonja
friend-sophie = Sophie
friend-stanislaw = Stanisław
friend-teresa = Teresa
friend-thomas = Thomas
friend-vera = Vera
friend-vittorio = Vittorio

## Nations et activités

nation-american = américaine
nation-dutch = hollandaise
nation-english = anglaise
nation-french = française
nation-italian = italienne
nation-polish = polonaise
nation-prussian = prussienne
nation-russian = russe
nation-spanish = espagnole
nation-turkish = turque
profession-artist = artiste
profession-aristocrat = aristocrate
profession-scientist = scientifique
profession-craftsman = artisan
profession-diplomat = diplomate
profession-none = sans activité

## Cartes enfant

child-girl = fille
    .a = une fille
child-beauty = Beauté
    .a = une fille, la Beauté
child-gossip = Commère
    .a = une fille, la Commère
child-smile = Beau sourire
    .a = une fille, Beau sourire
child-twin-girl = jumelle
    .a = une jumelle
child-boy = garçon
    .a = un garçon
child-brave = Brave
    .a = un garçon, Brave
child-charming = Charmant
    .a = un garçon, Charmant
child-don-juan = Don Juan
    .a = un garçon, Don Juan
child-healthy = Bien portant
    .a = un garçon, Bien portant
child-twin-boy = jumeau
    .a = un jumeau
child-complication = complication
    .a = une complication

## Actions et biens

action-title = acquérir un titre
action-mansion = acheter une demeure
action-venture = fonder une entreprise
action-contribution = contribuer à la vie publique
action-doctor = consulter le spécialiste en fertilité
action-mission = entreprendre une mission
action-birth = avoir des enfants
action-money = demander de l'argent à ses amis
action-socialise = nouer des relations
holding-title = titre
holding-mansion = demeure
holding-venture = entreprise
holding-contribution = contribution
colour-green = vert
colour-orange = orange
colour-red = rouge
colour-blue = bleu ciel
colour-yellow = jaune
head-blue = bleue
head-green = verte
head-orange = orange
head-red = rouge
side-matriarch = matriarche
side-patriarch = patriarche

## Titres et contributions

title-bailiff = Bailli
title-baron = Baron
title-chancellor = Chancelier
title-count = Comte
title-duke = Duc
title-knight = Chevalier
title-marquis = Marquis
title-peer = Pair
title-viscount = Vicomte
contribution-almshouse = hospice
contribution-ballet = ballet à la cour
contribution-bridge = pont
contribution-garden = jardin public
contribution-hospital = hôpital
contribution-library = bibliothèque
contribution-monument = monument
contribution-school = école
contribution-theatre = théâtre
card-bailiff = { title-bailiff }
card-baron = { title-baron }
card-chancellor = { title-chancellor }
card-count = { title-count }
card-duke = { title-duke }
card-knight = { title-knight }
card-marquis = { title-marquis }
card-peer = { title-peer }
card-viscount = { title-viscount }
card-almshouse = { contribution-almshouse }
card-ballet = { contribution-ballet }
card-bridge = { contribution-bridge }
card-garden = { contribution-garden }
card-hospital = { contribution-hospital }
card-library = { contribution-library }
card-monument = { contribution-monument }
card-school = { contribution-school }
card-theatre = { contribution-theatre }
card-mansion = { holding-mansion }
card-venture = { holding-venture }

## Missions, mentors et indices

mission-academy = Une académie
mission-congress = Un congrès des nations
mission-court = Une place à la cour
mission-crown = Près de la couronne
mission-dynasty = Une dynastie
mission-embassy = Une ambassade
mission-empire = Un empire à soutenir
mission-engine = Une machine à vapeur
mission-fresco = Une fresque pour la cathédrale
mission-guild = Une guilde d'artisans
mission-party = Un nouveau parti
mission-revolution = Une révolution dans l'air
mission-salon = Un salon
mission-treasury = Un trésor plein
mission-unrest = Des troubles à la cour
mentor-franklin = Benjamin Franklin
mentor-law = John Law
mentor-montesquieu = Montesquieu
mentor-pompadour = Madame de Pompadour
mentor-rousseau = Jean-Jacques Rousseau
mentor-soufflot = Soufflot
clue-c01 = trois ancêtres connus
clue-c02 = un Prussien dans la famille
clue-c03 = un artiste dans la famille
clue-c04 = une demeure
clue-c05 = trois nations
clue-c06 = deux couples connus
clue-c07 = un titre
clue-c08 = deux scientifiques
clue-c09 = un Russe dans la famille
clue-c10 = une contribution
clue-c11 = une entreprise
clue-c12 = un diplomate dans la famille
clue-c13 = cinq nations
clue-c14 = trois enfants retrouvés
clue-c15 = deux titres

## Choses dans une liste

count-abigail = { friend-abigail }
    .said = { friend-abigail }
count-adele = { friend-adele }
    .said = { friend-adele }
count-agnieszka = { friend-agnieszka }
    .said = { friend-agnieszka }
count-aleksandr = { friend-aleksandr }
    .said = { friend-aleksandr }
count-alessandro = { friend-alessandro }
    .said = { friend-alessandro }
count-angelique = { friend-angelique }
    .said = { friend-angelique }
count-ann = { friend-ann }
    .said = { friend-ann }
count-ariane = { friend-ariane }
    .said = { friend-ariane }
count-aylin = { friend-aylin }
    .said = { friend-aylin }
count-baptiste = { friend-baptiste }
    .said = { friend-baptiste }
count-beatrijs = { friend-beatrijs }
    .said = { friend-beatrijs }
count-bernadette = { friend-bernadette }
    .said = { friend-bernadette }
count-bianca = { friend-bianca }
    .said = { friend-bianca }
count-camille = { friend-camille }
    .said = { friend-camille }
count-carlos = { friend-carlos }
    .said = { friend-carlos }
count-claire = { friend-claire }
    .said = { friend-claire }
count-constant = { friend-constant }
    .said = { friend-constant }
count-cornelis = { friend-cornelis }
    .said = { friend-cornelis }
count-david = { friend-david }
    .said = { friend-david }
count-diego = { friend-diego }
    .said = { friend-diego }
count-dmitri = { friend-dmitri }
    .said = { friend-dmitri }
count-dorothea = { friend-dorothea }
    .said = { friend-dorothea }
count-elif = { friend-elif }
    .said = { friend-elif }
count-emir = { friend-emir }
    .said = { friend-emir }
count-erich = { friend-erich }
    .said = { friend-erich }
count-eustachy = { friend-eustachy }
    .said = { friend-eustachy }
count-evgenia = { friend-evgenia }
    .said = { friend-evgenia }
count-fabrizio = { friend-fabrizio }
    .said = { friend-fabrizio }
count-fehmi = { friend-fehmi }
    .said = { friend-fehmi }
count-friedrich = { friend-friedrich }
    .said = { friend-friedrich }
count-george = { friend-george }
    .said = { friend-george }
count-gertrude = { friend-gertrude }
    .said = { friend-gertrude }
count-ginevra = { friend-ginevra }
    .said = { friend-ginevra }
count-gregor = { friend-gregor }
    .said = { friend-gregor }
count-hans-heinrich = { friend-hans-heinrich }
    .said = { friend-hans-heinrich }
count-hendrik = { friend-hendrik }
    .said = { friend-hendrik }
count-henrietta = { friend-henrietta }
    .said = { friend-henrietta }
count-ignacio = { friend-ignacio }
    .said = { friend-ignacio }
count-ines = { friend-ines }
    .said = { friend-ines }
count-isabella = { friend-isabella }
    .said = { friend-isabella }
count-jadwiga = { friend-jadwiga }
    .said = { friend-jadwiga }
count-jan = { friend-jan }
    .said = { friend-jan }
count-jozef = { friend-jozef }
    .said = { friend-jozef }
count-katherine = { friend-katherine }
    .said = { friend-katherine }
count-katya = { friend-katya }
    .said = { friend-katya }
count-laurent = { friend-laurent }
    .said = { friend-laurent }
count-leonid = { friend-leonid }
    .said = { friend-leonid }
count-lorenzo = { friend-lorenzo }
    .said = { friend-lorenzo }
count-lucienne = { friend-lucienne }
    .said = { friend-lucienne }
count-lucrezia = { friend-lucrezia }
    .said = { friend-lucrezia }
count-manuel = { friend-manuel }
    .said = { friend-manuel }
count-margarethe = { friend-margarethe }
    .said = { friend-margarethe }
count-maria = { friend-maria }
    .said = { friend-maria }
count-michael = { friend-michael }
    .said = { friend-michael }
count-miranda = { friend-miranda }
    .said = { friend-miranda }
count-nancy = { friend-nancy }
    .said = { friend-nancy }
count-nathalie = { friend-nathalie }
    .said = { friend-nathalie }
count-nicolas = { friend-nicolas }
    .said = { friend-nicolas }
count-otto = { friend-otto }
    .said = { friend-otto }
count-patrick = { friend-patrick }
    .said = { friend-patrick }
count-paulina = { friend-paulina }
    .said = { friend-paulina }
count-pierre = { friend-pierre }
    .said = { friend-pierre }
count-pieter = { friend-pieter }
    .said = { friend-pieter }
count-robert = { friend-robert }
    .said = { friend-robert }
count-roger = { friend-roger }
    .said = { friend-roger }
count-rowena = { friend-rowena }
    .said = { friend-rowena }
count-saskia = { friend-saskia }
    .said = { friend-saskia }
count-selim = { friend-selim }
    .said = { friend-selim }
count-sonja = { friend-sonja }
    .said = { friend-sonja }
count-sophie = { friend-sophie }
    .said = { friend-sophie }
count-stanislaw = { friend-stanislaw }
    .said = { friend-stanislaw }
count-teresa = { friend-teresa }
    .said = { friend-teresa }
count-thomas = { friend-thomas }
    .said = { friend-thomas }
count-vera = { friend-vera }
    .said = { friend-vera }
count-vittorio = { friend-vittorio }
    .said = { friend-vittorio }
count-academy = { mission-academy }
    .said = { mission-academy }
count-congress = { mission-congress }
    .said = { mission-congress }
count-court = { mission-court }
    .said = { mission-court }
count-crown = { mission-crown }
    .said = { mission-crown }
count-dynasty = { mission-dynasty }
    .said = { mission-dynasty }
count-embassy = { mission-embassy }
    .said = { mission-embassy }
count-empire = { mission-empire }
    .said = { mission-empire }
count-engine = { mission-engine }
    .said = { mission-engine }
count-fresco = { mission-fresco }
    .said = { mission-fresco }
count-guild = { mission-guild }
    .said = { mission-guild }
count-party = { mission-party }
    .said = { mission-party }
count-revolution = { mission-revolution }
    .said = { mission-revolution }
count-salon = { mission-salon }
    .said = { mission-salon }
count-treasury = { mission-treasury }
    .said = { mission-treasury }
count-unrest = { mission-unrest }
    .said = { mission-unrest }
count-c01 = { clue-c01 }
    .said = { clue-c01 }
count-c02 = { clue-c02 }
    .said = { clue-c02 }
count-c03 = { clue-c03 }
    .said = { clue-c03 }
count-c04 = { clue-c04 }
    .said = { clue-c04 }
count-c05 = { clue-c05 }
    .said = { clue-c05 }
count-c06 = { clue-c06 }
    .said = { clue-c06 }
count-c07 = { clue-c07 }
    .said = { clue-c07 }
count-c08 = { clue-c08 }
    .said = { clue-c08 }
count-c09 = { clue-c09 }
    .said = { clue-c09 }
count-c10 = { clue-c10 }
    .said = { clue-c10 }
count-c11 = { clue-c11 }
    .said = { clue-c11 }
count-c12 = { clue-c12 }
    .said = { clue-c12 }
count-c13 = { clue-c13 }
    .said = { clue-c13 }
count-c14 = { clue-c14 }
    .said = { clue-c14 }
count-c15 = { clue-c15 }
    .said = { clue-c15 }

## Parties des textes ci-dessous

price =
    { $price ->
        [0] { "" }
       *[other] { " " }({ $price } or)
    }
dowry =
    { $dowry ->
        [0] { "" }
       *[other] { " " }(dot de { $dowry } or)
    }
beside =
    { $mate-count ->
        [0] { "" }
       *[other] , avec { $mate-list }
    }
person =
    { $kind ->
        [none] { "" }
       *[other] { " " }({ $child-name }{ beside })
    }

## Ce qui est demandé

ask-opening-mentor = Quel mentor est distribué ?
ask-opening-heads = Quels chefs de famille sont distribués ?
ask-opening-side = Matriarche ou patriarche ?
ask-opening-redraw = Garder cette main, ou en piocher une autre ?
ask-opening-first = Qui est le premier joueur ?
ask-opening-self = Qui êtes-vous ?
ask-row-fill = Quels amis viennent dans l'étalage ?
ask-friends-source = Des amis de l'étalage ou de la pioche ?
ask-friends-take = Prendre un ami dans l'étalage : encore { $left }.
ask-friends-receive = Quels amis sont piochés ?
ask-friends-discard = Payer d'un ami : encore { $left }.
ask-friends-trade = Défausser des amis pour de nouveaux ?
ask-friends-visit = Combien d'amis prenez-vous ?
ask-money-ask = Combien d'argent demandez-vous ?
ask-turn-act = Que faites-vous ?
ask-wedding-whom = À qui { $friend-name } est-il destiné ?
ask-birth-parents = Quel couple a un enfant ?
ask-birth-wish = Ce qui vient, ou une fille, ou un garçon ?
ask-birth-draw = Quelle carte est piochée ?
ask-birth-pick = Laquelle des deux gardez-vous ?
ask-birth-trouble = Une complication. Perdre l'enfant ou la mère ?
ask-board-title = Quel titre ?
ask-board-contribution = Quelle contribution ?
ask-board-holder = Pour qui est ce bien : { $holding-name } ?
ask-board-doctor = Quel couple consulte le spécialiste ?
ask-mission-draw = Quelles missions sont piochées ?
ask-mission-keep = Quelle mission gardez-vous ?
ask-generation-lots = Qui reçoit quel pion supplémentaire ?
ask-generation-pawn = Quel pion supplémentaire choisissez-vous ?
ask-generation-grow = Quel don ou quelle noce vient ensuite ?
ask-generation-juan = Quelle femme Don Juan gagne-t-il ?
ask-ending-mentor = Quel mentor est révélé ?
ask-clue-deal = Quels indices sont exposés ?

## Ce que l'on peut répondre

choice-skip =
    { $about ->
        [turn] Passer
        [redrawing] Garder cette main
        [pleading] Ne rien demander
        [trading] Ne plus rien défausser
       *[other] Laisser
    }
choice-redraw = Piocher une autre main
choice-live = Sur votre plateau : { $action-name }
choice-place = Sur le plateau principal : { $action-name }
choice-extra = Avec un pion supplémentaire : { $action-name }
choice-wed = Marier ou promettre { $friend-name }{ price }{ dowry }
choice-claim = Valider la mission : { $mission-name }
choice-member = Numéro { $member }{ person }
choice-instead = À la place du numéro { $member }{ person }
choice-become = Vous êtes { $whom-name }
choice-wish =
    { $sex ->
        [any] Ce qui vient
        [girl] Une fille
       *[boy] Un garçon
    }
choice-plead =
    { $size ->
        [small] Un peu
        [middle] Davantage, pour de l'honneur
       *[large] Le plus, pour de l'honneur et un ami
    }
choice-visit =
    { $size ->
        [two] Prendre deux amis
        [three] Prendre trois amis
       *[other] Prendre un ami
    }
choice-take = Prendre { $friend-name }
choice-discard = Défausser { $friend-name }
choice-source =
    { $source ->
        [row] De l'étalage
       *[deck] De la pioche
    }
choice-acquire = Le titre : { $title-name }
choice-give = La contribution : { $contribution-name }
choice-undertake = Garder la mission : { $mission-name }
choice-keep = Garder { $child-a }
choice-lose =
    { $whom ->
        [child] Perdre l'enfant
       *[mother] Perdre la mère
    }
choice-side = Jouer en { $side-name }
choice-colour = Le pion { $colour-name }
choice-begin = { $seat } commence
choice-born = Naissance : { $child-a }
whom-nathalie = { friend-nathalie }
whom-patrick = { friend-patrick }

## Ce qui s'est passé

event-headed = { log-did } reçu le chef de la famille { $head-name }.
event-founded = { log-did } choisi : { $side-name }.
event-mentored = { log-did } reçu un mentor : { $mentor-name }.
event-redrew = { log-did } pioché une autre première main.
event-began = { log-did } reçu la carte premier joueur.
event-round = Manche { $round }. { log-did } commencé.
event-filled = Nouveau dans l'étalage : { $friends-row }.
event-shuffled = Les amis défaussés ont été mélangés en une nouvelle pioche.
event-took = { log-did } pris { $friends-list }.
event-drew = { log-did } pioché des amis : { $count }.
event-got = { log-did } pioché { $friends-list }.
event-discarded = { log-did } défaussé { $friend-name }.
event-swept = { log-did } vidé l'étalage.
event-placed =
    { $pawn ->
        [extra] { log-did } utilisé un pion supplémentaire : { $action-name }.
       *[own] { log-did } placé un pion : { $action-name }.
    }
event-passed = { log-did } passé.
event-wed = { log-did } célébré une noce avec { $friend-name }.
event-promised = { log-did } promis un enfant à { $friend-name }.
event-married = { log-did } tenu une promesse : noce avec { $friend-name }.
event-born = { log-did } eu { $child-a }.
event-unborn = { log-did } attendu en vain : il ne restait pas de carte.
event-spared = { log-did } ignoré une complication.
event-trouble = { log-did } pioché une complication.
event-lost =
    { $whom ->
        [child] { log-did } perdu l'enfant.
       *[mother] { log-did } perdu la mère.
    }
event-passed-over = { log-did } refusé { $child-a }.
what-gold = or
what-income = revenu
what-prestige = prestige
what-honour = honneur
event-gained =
    { $sign ->
        [less] { log-did } perdu { $amount } { $what-name }.
       *[more] { log-did } gagné { $amount } { $what-name }.
    }
event-pawned = { log-did } reçu un pion supplémentaire : { $colour-name }.
event-asked = { log-did } reçu { $gold } or des amis.
event-held =
    { $holding ->
        [mansion] { log-did } acquis une demeure.
        [venture] { log-did } fondé une entreprise.
       *[other] { log-did } acquis ceci : { $card-name } ({ $holding-name }).
    }
event-drawn = { log-did } pioché des missions : { $missions-row }.
event-undertook = { log-did } entrepris une mission : { $mission-name }.
event-sealed = { log-did } scellé une mission sous le mentor.
event-claimed = { log-did } validé une mission : { $mission-name }.
event-paid = { log-did } reçu un revenu de { $gold } or.
event-grew = { log-did } vu grandir le numéro { $member }.
event-prestige = { log-did } changé le prestige en honneur : { $points }.
event-children = { log-did } marqué pour les enfants : { $points }.
event-extinct = { log-did } fini sans enfant : la famille est éteinte.
event-generation = La génération { $generation } a commencé.
event-revealed = { log-did } révélé un mentor : { $mentor-name }.
event-became = L'héritier est { $friend-name }.
event-found = { log-did } découvert qui était le numéro { $member } : { $friend-name }.
event-hinted = Nouveaux indices : { $clues-row }.
event-solved = Un indice a été validé : { $clue-name }.
event-over =
    { $cause ->
        [extinct] Il ne reste aucune famille.
        [solved] Tous les indices sont validés.
       *[played] La troisième génération est finie.
    }

## Comment cela a fini

end-played = Trois générations ont passé.
end-extinct = Aucune famille n'a survécu.
end-solved = Chaque indice est validé : l'héritage est à vous.

## Pourquoi non

why-no-pawn = Il ne vous reste pas de pion.
why-no-extra-pawn = Vous n'avez pas de pion supplémentaire de cette couleur.
why-not-done = Ce que demande cette mission n'est pas fait.
why-nobody-to-marry = Il n'y a personne à marier, ou la noce coûte trop.
why-no-couple = Aucun couple n'a la place.
why-nobody-there = Il ne reste d'ami nulle part.
why-occupied = Cette action a servi dans cette manche.
why-closed-by-row = Un ami de l'étalage ferme cette action.
why-none-left = Il n'en reste pas.
why-nobody-lacks = Tous ceux qui pourraient l'avoir en ont un.
why-gold-short = Vous n'avez pas assez d'or.
why-friends-short = Vous n'avez pas assez d'amis en main.
why-sealed-full = Deux missions sont déjà sous votre mentor.
why-not-in-order = Les amis se prennent dans l'ordre : le tour de celui-ci est passé, ou il en reste trop peu après.
why-alike = Quelqu'un de tout semblable est proposé.
why-other-generation = Cette personne est d'une autre génération.
why-dead = Ce membre est mort.
why-promised = Cet enfant est déjà promis.
why-married = Cette personne est mariée.
why-same-sex = Ici ne se marient qu'un homme et une femme.
why-not-you = Aucune action ne vous touche, vous et vos parents.
why-known = Cet ancêtre est déjà connu.
why-other-sex = Cet ancêtre est de l'autre sexe.
why-holds-one = Il y en a déjà un de cette sorte.
why-by-her-husband = Un couple est désigné par l'homme.
why-no-spouse = Seuls les couples ont des enfants.
why-infertile = Ce couple ne peut avoir d'enfants.
why-no-room = Ce couple n'a pas la place pour tant d'enfants.

## Le décompte

score-prestige = Prestige en fin de génération
score-children = Enfants
score-missions = Missions
score-deeds = Noces, contributions et coûts
score-mentor = L'objectif principal du mentor
score-goals = Les objectifs secondaires du mentor
score-nations = Nations des ancêtres
score-trades = Aristocrates et artisans
score-clues = Indices ouverts
score-hand = Amis en main
score-esteem = Prestige

## Ce qui fait la valeur d’une position

term-honour = l’honneur déjà gagné
term-prestige = le prestige
term-peril = moins de danger que la famille s’éteigne
term-actions = les actions à venir
term-gold = l’or et le revenu
term-friends = les amis en main
term-missions = les missions ouvertes
term-mentor = les objectifs du mentor
term-children = les enfants
term-promised = les noces arrangées
term-coming = ce qui va arriver
term-heritage = les nations et les métiers des ancêtres
term-clues = les indices ouverts
way-prestige = Le prestige
way-prestige-about = Chaque fin de génération change le prestige en honneur : gagné tôt, il compte plus souvent.
way-children = Les enfants
way-children-about = Chaque enfant compte une fois, à la fin de la génération où il est né.
way-goals = Les objectifs
way-goals-about = Valider les missions dès qu’elles sont remplies et garder en vue les objectifs du mentor.
way-missions = Les missions
way-missions-about = Valider les missions dès qu’elles sont remplies.
way-forebears = Les ancêtres
way-forebears-about = Trouver des parents dont la nation et le métier conviennent, et ne laisser aucun indice ouvert.

## Défauts d'un fichier de valeurs

fault-nothing-to-do = étalage et pions doivent valoir au moins un
fault-edition-amiss = une édition se paie en honneur ou en prestige, et retire des amis qui existent
fault-removed-amiss = on ne peut retirer que des amis et des missions qui existent
fault-actions-amiss = ce ne sont pas des actions du plateau principal
fault-generation-amiss = la génération est 1, 2 ou 3
fault-effect-amiss = un effet a un mot inconnu
fault-need-amiss = une condition a un mot inconnu
fault-colour-unknown = il n'y a pas de pion supplémentaire de cette couleur
fault-person-amiss = sexe, nation ou activité est inconnu
fault-either-or = une carte a un coût ou une dot, un revenu ou des amis, du prestige ou une disgrâce
fault-yes-or-no = c'est 1 pour oui ou 0 pour non
fault-sex-amiss = une carte enfant a le mauvais sexe

## À l'écran

honour = honneur
gold = or
income = revenu
prestige = prestige
pawns = pions
extras = pions supplémentaires
short-extras = suppl.
cards = amis
children = enfants
missions = missions
sealed = scellées
mentor = mentor
family = famille
families = familles
forebears = ancêtres
row = étalage
hand = main
deck = pioche
town = plateau principal
home = plateau personnel
clues = indices
goals = objectifs
houses = maisons
closed = fermé
taken = pris
left = reste { $count }
nobody = personne
unknown = inconnu
you = vous
extinct = éteinte
round-number = génération { $generation }, manche { $round } sur { $rounds }
menu-marry = marier
menu-claim = accomplir
menu-else = ou
short-title = titre
short-mansion = demeure
short-venture = entreprise
short-contribution = contribution
short-doctor = spécialiste
short-mission = mission
short-birth = enfants
short-money = argent
short-socialise = amis
legend = ★ honneur ♔ prestige ⊕ revenu ¤ or ☺ amis ♙ pion supplémentaire · ∞ marié ✉ promis † mort ✦ un don attend · ♛ titre ⌂ demeure ⚓ entreprise ✿ contribution
legend-forebears = ★ honneur ♔ prestige ⊕ revenu ¤ or ☺ amis ♙ pion supplémentaire · ↑3 parents de 3 ↓ enfant ∞ marié (?) inconnu · ♛ titre ⌂ demeure ⚓ entreprise ✿ contribution
if-others = si { $need }
effect-pawn = ♙ { $colour-name }
effect-draw = ☺+{ $count } de la pioche
effect-money = demander de l'argent
effect-sweep = nouvel étalage, ☺+1
effect-trade = échanger des amis
effect-seal = sceller une mission
effect-keep = compte comme { $profession-name }
effect-boon-money = demander de l'argent ¤+{ $count }
effect-boon-social = nouer des relations ☺+{ $count }
effect-boon-mansion = demeures ¤{ $count } de moins
effect-boon-public = contributions ¤{ $count } de moins
effect-boon-deck = amis de l'étalage ou de la pioche
effect-others-gold = les autres ¤−{ $count }
effect-others-honour = les autres ★−{ $count }
effect-others-prestige = les autres ♔−{ $count }
effect-others-friend = les autres ☺−{ $count }
effect-free = sans pion
effect-births = { $count } enfants
effect-pick = choix entre 2 enfants
need-profession = { $profession-name } : { $least }
need-nation = nation { $nation-name } : { $least }
need-nations = nations : { $least }
need-professions = activités : { $least }
need-couples = couples : { $least }
need-children = enfants : { $least }
need-born = nouveaux enfants : { $least }
need-titles = titres : { $least }
need-mansions = demeures : { $least }
need-ventures = entreprises : { $least }
need-contributions = contributions : { $least }
need-income = revenu : { $least }
need-prestige = prestige : { $least }
need-gold = or : { $least }
need-hand = amis en main : { $least }
need-arranged = promis : { $least }
need-arranged-profession = { $profession-name } promis : { $least }
need-third = { $profession-name } en génération III : { $least }
need-knowns = ancêtres connus : { $least }
