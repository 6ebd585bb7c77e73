### Village. Les noms sont tels qu'au milieu d'une phrase ; ce qui suit un trait d'union dans une variable est une forme du nom.

game-village = Village
game-village-about = De deux à quatre familles traversent quatre générations dans un même village, où tout ce qui vaut la peine prend du temps et où le temps prend des vies.

## Options

option-market_end = Derniers tours après un jour de marché
option-market_end-about = Qui commence les derniers tours quand un autre que le meneur d'un jour de marché y déclenche la fin.
option-market_end-first = meneur en premier
option-market_end-first-about = Le meneur du jour de marché commence les derniers tours.
option-market_end-last = meneur en dernier
option-market_end-last-about = Le joueur qui suit le meneur commence, si bien que le meneur joue en dernier.

## Cases action

space-harvest = récolte
    .at = à la récolte
space-family = famille
    .at = sur la case famille
space-crafts = artisanat
    .at = à l'artisanat
space-market = marché
    .at = au marché
space-travel = voyage
    .at = sur la case voyage
space-council = conseil
    .at = au conseil
space-church = église
    .at = à l'église

## Cubes

colour-orange = orange
    .noun = cube orange
    .power = pouvoir
    .cube = un cube orange
colour-green = vert
    .noun = cube vert
    .power = persuasion
    .cube = un cube vert
colour-brown = brun
    .noun = cube brun
    .power = foi
    .cube = un cube brun
colour-pink = rose
    .noun = cube rose
    .power = connaissance
    .cube = un cube rose
colour-plague = peste
    .noun = cube de peste
    .power = coûte du temps
    .cube = un cube de peste

## Marchandises

good-scroll = parchemin
    .a = un parchemin
good-horse = cheval
    .a = un cheval
good-plow = charrue
    .a = une charrue
good-ox = bœuf
    .a = un bœuf
good-wagon = chariot
    .a = un chariot

## Lieux

place-farm = ferme
    .at = à la ferme
    .from = de la ferme
place-wainwright = charron
    .at = chez le charron
    .from = de chez le charron
place-stables = étables
    .at = aux étables
    .from = des étables
place-library = bibliothèque
    .at = à la bibliothèque
    .from = de la bibliothèque
place-smithy = forge
    .at = à la forge
    .from = de la forge
place-mill = moulin
    .at = au moulin
    .from = du moulin
place-aubrac = { city-aubrac }
    .at = { city-aubrac.to }
    .from = { city-aubrac.from }
place-bellac = { city-bellac }
    .at = { city-bellac.to }
    .from = { city-bellac.from }
place-corvey = { city-corvey }
    .at = { city-corvey.to }
    .from = { city-corvey.from }
place-dorn = { city-dorn }
    .at = { city-dorn.to }
    .from = { city-dorn.from }
place-elmet = { city-elmet }
    .at = { city-elmet.to }
    .from = { city-elmet.from }
place-fenwick = { city-fenwick }
    .at = { city-fenwick.to }
    .from = { city-fenwick.from }
place-council1 = niveau 1 du conseil
    .at = au niveau 1 du conseil
    .from = du niveau 1 du conseil
place-council2 = niveau 2 du conseil
    .at = au niveau 2 du conseil
    .from = du niveau 2 du conseil
place-council3 = niveau 3 du conseil
    .at = au niveau 3 du conseil
    .from = du niveau 3 du conseil
place-council4 = niveau 4 du conseil
    .at = au niveau 4 du conseil
    .from = du niveau 4 du conseil
place-window1 = fenêtre 1 de l'église
    .at = à la fenêtre 1 de l'église
    .from = de la fenêtre 1 de l'église
place-window2 = fenêtre 2 de l'église
    .at = à la fenêtre 2 de l'église
    .from = de la fenêtre 2 de l'église
place-window3 = fenêtre 3 de l'église
    .at = à la fenêtre 3 de l'église
    .from = de la fenêtre 3 de l'église
place-window4 = fenêtre 4 de l'église
    .at = à la fenêtre 4 de l'église
    .from = de la fenêtre 4 de l'église
place-bag = sac noir
    .at = dans le sac noir
    .from = du sac noir

building-wainwright = { place-wainwright }
building-stables = { place-stables }
building-library = { place-library }
building-smithy = { place-smithy }
building-mill = { place-mill }

city-village = village
    .to = au village
    .from = du village
city-aubrac = Aubrac
    .to = à Aubrac
    .from = d'Aubrac
city-bellac = Bellac
    .to = à Bellac
    .from = de Bellac
city-corvey = Corvey
    .to = à Corvey
    .from = de Corvey
city-dorn = Dorn
    .to = à Dorn
    .from = de Dorn
city-elmet = Elmet
    .to = à Elmet
    .from = d'Elmet
city-fenwick = Fenwick
    .to = à Fenwick
    .from = de Fenwick

## Carrières, et où reposent les morts

career-crafts = artisanat
career-travel = voyage
career-council = conseil
career-church = église
career-farm = ferme

where-chronicle = archives
where-grave = tombe
where-nowhere = nulle part

## Autres noms du jeu

family = famille
member = membre
generation = génération { $generation }
generation-1 = génération 1
    .member = un membre de génération 1
generation-2 = génération 2
    .member = un membre de génération 2
generation-3 = génération 3
    .member = un membre de génération 3
generation-4 = génération 4
    .member = un membre de génération 4
unborn = à naître
farm = ferme
store = grenier
grain = grain
coin = pièce
good = marchandise
cube = cube
influence = influence
time = temps
bridge = pont
prestige = prestige
round = manche
round-number = manche { $round }
bell = cloche
marker = marqueur de succession
well = puits
customer = client
stall = étal
stalls = étals
queue = file d'attente
pile = pile
city = cité
cities = cités
road = route
council = conseil
level = niveau { $level }
privilege = privilège
church = église
window = fenêtre { $window }
monk = moine
mass = messe
chronicle = archives
grave = tombe
graves = tombes
green-bag = sac vert
black-bag = sac noir
supply = réserve
score = score

## Combien : imprimé à la suite, et dit dans une phrase

count-orange =
    { $count ->
        [0] 0 orange
        [one] 1 orange
       *[other] { $count } oranges
    }
    .said =
        { $count ->
            [0] aucun cube orange
            [one] un cube orange
           *[other] { $count } cubes orange
        }
count-green =
    { $count ->
        [0] 0 vert
        [one] 1 vert
       *[other] { $count } verts
    }
    .said =
        { $count ->
            [0] aucun cube vert
            [one] un cube vert
           *[other] { $count } cubes verts
        }
count-brown =
    { $count ->
        [0] 0 brun
        [one] 1 brun
       *[other] { $count } bruns
    }
    .said =
        { $count ->
            [0] aucun cube brun
            [one] un cube brun
           *[other] { $count } cubes bruns
        }
count-pink =
    { $count ->
        [0] 0 rose
        [one] 1 rose
       *[other] { $count } roses
    }
    .said =
        { $count ->
            [0] aucun cube rose
            [one] un cube rose
           *[other] { $count } cubes roses
        }
count-plague = { $count } peste
    .said =
        { $count ->
            [0] aucun cube de peste
            [one] un cube de peste
           *[other] { $count } cubes de peste
        }
count-cube =
    { $count ->
        [0] 0 cube au choix
        [one] 1 cube au choix
       *[other] { $count } cubes au choix
    }
    .said =
        { $count ->
            [0] aucun cube
            [one] un cube au choix
           *[other] { $count } cubes au choix
        }
count-coin =
    { $count ->
        [0] 0 pièce
        [one] 1 pièce
       *[other] { $count } pièces
    }
    .said =
        { $count ->
            [0] aucune pièce
            [one] une pièce
           *[other] { $count } pièces
        }
count-grain =
    { $count ->
        [0] 0 grain
        [one] 1 grain
       *[other] { $count } grains
    }
    .said =
        { $count ->
            [0] aucun grain
            [one] 1 grain
           *[other] { $count } grains
        }
count-hour = { $count } temps
    .said = { $count } temps
count-prestige =
    { $count ->
        [0] 0 point de prestige
        [one] 1 point de prestige
       *[other] { $count } points de prestige
    }
    .said = { count-prestige }
count-scroll =
    { $count ->
        [0] 0 parchemin
        [one] 1 parchemin
       *[other] { $count } parchemins
    }
    .said =
        { $count ->
            [0] aucun parchemin
            [one] un parchemin
           *[other] { $count } parchemins
        }
count-horse =
    { $count ->
        [0] 0 cheval
        [one] 1 cheval
       *[other] { $count } chevaux
    }
    .said =
        { $count ->
            [0] aucun cheval
            [one] un cheval
           *[other] { $count } chevaux
        }
count-plow =
    { $count ->
        [0] 0 charrue
        [one] 1 charrue
       *[other] { $count } charrues
    }
    .said =
        { $count ->
            [0] aucune charrue
            [one] une charrue
           *[other] { $count } charrues
        }
count-ox =
    { $count ->
        [0] 0 bœuf
        [one] 1 bœuf
       *[other] { $count } bœufs
    }
    .said =
        { $count ->
            [0] aucun bœuf
            [one] un bœuf
           *[other] { $count } bœufs
        }
count-wagon =
    { $count ->
        [0] 0 chariot
        [one] 1 chariot
       *[other] { $count } chariots
    }
    .said =
        { $count ->
            [0] aucun chariot
            [one] un chariot
           *[other] { $count } chariots
        }

## Morceaux des textes qui suivent

cost =
    { $cost-count ->
        [0] { "" }
       *[other] { " " }({ $cost-row })
    }

## Ce qui est demandé

ask-opening-bell = Qui reçoit la cloche en premier ?
ask-round-fill = Quels cubes arrivent { $space-at } ?
ask-turn-take = Prenez un cube, ou payez au puits.
ask-turn-last = Votre dernier tour : que faites-vous ?
ask-well-act = Le puits est payé. Quelle action faites-vous ?
ask-harvest-reap = Rentrer la récolte ?
ask-family-grow = Une naissance, ou un retour à la ferme ?
ask-crafts-work = Que faites-vous à l'artisanat ?
ask-crafts-bench = Tout juste formé { $building-at } : fabriquer aussitôt quelque chose ?
ask-market-sell =
    { $free ->
        [1] Jour de marché : qui servez-vous ? La première vente est gratuite.
       *[other]
            { $cost-count ->
                [0] Jour de marché : qui servez-vous, en payant le droit d'étal ?
               *[other] Jour de marché : qui servez-vous ? Chaque vente coûte en plus { $cost-list }.
            }
    }
ask-market-arrivals = Quels clients arrivent ?
ask-travel-go = Qui voyage, et vers où ?
ask-council-act = Entrer au conseil, y monter, ou user d'un privilège ?
ask-council-privilege =
    { $level ->
        [1] User du privilège du niveau 1 ?
       *[other] User d'un privilège, jusqu'au niveau { $level } ?
    }
ask-council-claim = Quelle marchandise prenez-vous ?
ask-church-give = Qui donnez-vous à l'église ?
ask-mass-ransom = Messe : payer une pièce pour sortir un membre du sac noir ?
ask-mass-lots = Qui est tiré du sac noir ?
ask-mass-promote = Messe : qui avance d'une fenêtre vers la gauche, contre du grain ?
ask-payment-pay = Comment payez-vous { $price-list } ?
ask-bounty-gather = Quels cubes prenez-vous dans la réserve ?
ask-death-bury = L'un de vos aînés meurt. Lequel ?

## Ce qu'on peut répondre

choice-take = Prendre { $colour-cube } { $space-at }{ cost }
choice-pay = Payer { $items-list }
choice-well = Payer { $items-list } au puits
choice-act = Action : { $space-name }
choice-skip =
    { $about ->
        [last] Ne rien faire
        [stall] Passer pour ce jour de marché
        [bench] Ne rien fabriquer
        [privilege] N'user d'aucun privilège
        [alms] Laisser les autres dans le sac
        [promotion] N'avancer personne d'autre
       *[other] Renoncer à l'action
    }
choice-reap = Rentrer la récolte
choice-bear =
    { $born ->
        [0] Avoir un enfant
       *[other] Avoir un enfant de génération { $born }
    }
choice-recall = Rappeler { $place-from } un membre de génération { $generation }
choice-train = Former un membre de génération { $generation } { $building-at }{ cost }
choice-make =
    { $good ->
        [horse] Élever un cheval
        [ox] Élever un bœuf
       *[other] Fabriquer { $good-a }
    }{ cost }
choice-buy = Acheter { $good-a }{ cost }
choice-grind =
    { $gain-count ->
        [0] Moudre du grain contre des pièces
       *[other] Moudre du grain contre { $gain-list }
    }{ cost }
choice-serve =
    { $wants-count ->
        [0] Servir le client { $customer }
       *[other]
            Servir le client qui veut { $wants-list } : { $points ->
                [0] 0 point de prestige
                [one] 1 point de prestige
               *[other] { $points } points de prestige
            }
    }{ cost }
choice-travel =
    { $start ->
        [village] Envoyer un membre de génération { $generation } { $to-to }
       *[other] Aller { $start-from } { $to-to } avec un membre de génération { $generation }
    }{ cost }
choice-gather = Prendre { $items-list }
choice-rise =
    { $level ->
        [1] Faire entrer au conseil un membre de génération { $generation }
       *[other] Faire monter un membre de génération { $generation } au niveau { $level } du conseil
    }{ $cost-count ->
        [0]
            { $method ->
                [scroll] { " " }(contre un parchemin)
               *[other] { " " }(contre des cubes)
            }
       *[other] { cost }
    }
choice-use =
    { $level ->
        [1] Privilège 1 : prendre le marqueur de succession
        [2]
            { $gain-count ->
                [0] Privilège 2 : prendre des cubes au choix
               *[other] Privilège 2 : prendre { $gain-list }
            }
        [3] Privilège 3 : prendre une marchandise au choix
       *[other]
            { $gain-count ->
                [0] Privilège 4 : du prestige contre des pièces
               *[other] Privilège 4 : gagner { $gain-list }
            }
    }{ cost }
choice-claim = Prendre { $good-a }
choice-give =
    Donner à l'église un membre de génération { $generation }{ $cost-count ->
        [0]
            { $method ->
                [hours] { " " }(contre du temps)
               *[other] { " " }(contre des cubes)
            }
       *[other] { cost }
    }
choice-ransom = Sortir du sac un membre de génération { $generation } contre une pièce
choice-promote = Avancer un membre de génération { $generation } à la fenêtre { $reach }{ cost }
choice-bury = Enterrer celui qui est { $place-at }
choice-ring = { $seat } reçoit la cloche

## Ce qui s'est passé

event-began = { log-did } reçu la cloche en premier.
event-round = Manche { $round }. { log-did } reçu la cloche.
event-filled =
    { $cubes-count ->
        [0] Pas de cubes pour la case { $space-name }.
       *[other] Nouveaux cubes, { $space-name } : { $cubes-row }.
    }
event-took = { log-did } pris { $colour-cube } { $space-at }.
event-drew = { log-did } payé { $price-list } au puits.
event-paid = { log-did } payé { $price-list }.
event-crossed = { log-did } franchi le pont.
event-reaped =
    { $crop-count ->
        [0] { log-did } moissonné, mais le grenier était plein.
       *[other] { log-did } récolté { $crop-list }.
    }
event-born = { log-did } eu un enfant : { $generation-member }.
event-recalled = { log-did } rappelé { $place-from } { $generation-member }.
event-trained = { log-did } formé { $generation-member } { $building-at }.
event-made =
    { $good ->
        [horse] { log-did } élevé { $good-a }.
        [ox] { log-did } élevé { $good-a }.
       *[other] { log-did } fabriqué { $good-a }.
    }
event-bought = { log-did } acheté { $good-a }.
event-ground =
    { log-did } moulu du grain contre { $gain-count ->
        [0] rien
       *[other] { $gain-list }
    }.
event-market = { log-did } ouvert un jour de marché.
event-sold =
    { $wants-count ->
        [0] { log-did } servi un client : { worth }.
       *[other] { log-did } vendu { $wants-list } : { worth }.
    }
event-passed = { log-did } passé.
event-closed = Le marché a fermé.
event-arrived =
    { $customers-count ->
        [0] Aucun client n'est arrivé.
        [one] Un nouveau client est arrivé.
       *[other] { $customers-count } nouveaux clients sont arrivés.
    }
event-travelled = { log-did } envoyé { $generation-member } { $city-to }.
event-visited =
    { $gain-count ->
        [0] { log-did } posé un marqueur { $city-to }.
       *[other] { log-did } découvert { $city-name } : { $gain-list }.
    }
event-gathered = { log-did } pris { $cubes-list } dans la réserve.
event-rose =
    { $level ->
        [1] { log-did } fait entrer au conseil { $generation-member }.
       *[other] { log-did } fait monter { $generation-member } au niveau { $level } du conseil.
    }
event-used =
    { $level ->
        [1] { log-did } pris le marqueur de succession.
        [4]
            { $gain-count ->
                [0] { log-did } acheté du prestige au conseil.
               *[other] { log-did } acheté { $gain-list } au conseil.
            }
       *[other] { log-did } usé du privilège { $level }.
    }
event-claimed = { log-did } pris { $good-a } dans la réserve.
event-gave = { log-did } donné à l'église { $generation-member }.
event-mass = On a dit la messe.
event-ransomed = { log-did } payé une pièce pour sortir du sac { $generation-member }.
event-called = { log-did } vu sortir du sac { $generation-member }.
event-monks =
    { $count ->
        [0] Aucun moine n'a été tiré.
        [one] Un moine a été tiré et remis dans le sac.
       *[other] { $count } moines ont été tirés et remis dans le sac.
    }
event-promoted = { log-did } avancé { $generation-member } à la fenêtre { $window }.
event-honoured = { log-did } dominé l'église : { worth }.
event-died =
    { log-did } perdu { $generation-member } { $career ->
        [crafts] à l'ouvrage
        [travel] en voyage
        [council] au conseil
        [church] à l'église
       *[farm] à la ferme
    }{ $where ->
        [chronicle] , désormais aux archives
        [grave] , désormais dans une tombe anonyme
       *[nowhere] , et personne ne s'en souvient
    }.
event-spared =
    { $you ->
        [yes] Vous n'aviez personne qui puisse mourir.
       *[no] { $seat } n'avait personne qui puisse mourir.
    }
event-ending =
    { $cause ->
        [chronicle] { log-did } rempli la dernière case des archives. Les derniers tours ont commencé.
       *[graves] { log-did } rempli la dernière tombe. Les derniers tours ont commencé.
    }
event-over = La partie est finie. { $cause ->
        [chronicle] Les archives sont pleines.
       *[graves] Les tombes sont pleines.
    }

# Ce que cela a valu, dans une phrase.
worth =
    { $worth-count ->
        [0] aucun prestige
       *[other] { $worth-list }
    }

## Comment la partie finit

end-chronicle = Les archives sont pleines.
end-graves = Les tombes sont pleines.

## Pourquoi une chose est impossible

why-space-empty = Il n'y a aucun cube sur cette case.
why-no-such-cube = Il n'y a pas de cube de cette couleur sur cette case.
why-well-short = Le puits demande trois cubes d'une seule couleur, ou des pièces à leur place.
why-farm-empty = Vous n'avez personne à la ferme.
why-nothing-possible = Vous n'y pourriez rien faire.
why-cubes-short = Vous n'avez ni ces cubes, ni des pièces pour les remplacer.
why-coins-short = Vous n'avez pas assez de pièces.
why-supply-short = Il n'y a pas assez de ces cubes dans la réserve.
why-all-born = Toute votre famille est déjà née.
why-nobody-there = Vous n'y avez pas de tel membre.
why-not-on-farm = Vous n'avez pas de membre de cette génération à la ferme.
why-nobody-trained = Vous n'avez personne de formé dans ce bâtiment.
why-grain-short = Vous n'avez pas assez de grain.
why-in-queue = Ce client attend encore dans la file.
why-goods-short = Vous n'avez pas tout ce que réclame ce client.
why-fee-short = Vous ne pouvez pas payer le droit d'étal.
why-no-wagon = Vous n'avez pas de chariot.
why-no-scroll = Vous n'avez pas de parchemin.
why-marker-gone = Le marqueur de succession est déjà pris.
why-level-too-low = Vous n'avez personne à un niveau si élevé.
why-not-in-bag = Vous n'avez pas de membre de cette génération dans le sac noir.
why-named-in-order = Les membres se désignent dans l'ordre : celui-ci a laissé passer son tour.
why-not-oldest = Seul un membre de votre plus ancienne génération meurt.

## Décompte

score-prestige = Prestige gagné en cours de partie
score-travel = Cités
score-council = Conseil
score-church = Église
score-chronicle = Archives
score-customers = Clients servis
score-coins = Pièces
score-living = Membres vivants

## Ce qui fait la valeur d’une position

term-prestige = le prestige gagné en jeu
term-coins = les pièces
term-customers = les clients servis
term-market = des biens pour les clients
term-farm = la ferme
term-crafts = les artisans formés
term-council = le conseil
term-church = l’église
term-chronicle = les archives
term-travel = les villes
term-cubes = les cubes d’influence
term-bell = la cloche
way-stalls = Les étals
way-stalls-about = Fabriquer ce que demandent les clients et le leur vendre au marché.
way-places = Les places
way-places-about = Envoyer les siens dans les cités, au conseil et à l’église ; plus loin et plus haut rapporte plus.
way-book = Les archives
way-book-about = Faire entrer des noms dans les archives tant qu’il y reste de la place ; plus il y en a, plus ils comptent.

## Valeurs imprimées impossibles

fault-no-hours = la ligne de temps doit avoir une longueur
fault-nobody-begins = generation1 ne peut pas être 0 : il faut bien que quelqu'un commence
fault-no-plague = il faut des cubes de peste, sinon les cases d'action pourraient rester vides
fault-too-few-monks = il faut au moins autant de moines que de figurines tirées à la messe
fault-too-many-spaces = les cases de la première manche demandent plus de cubes que le sac n'en reçoit
fault-too-few-spaces = il faut des cubes sur deux cases d'action au moins
fault-no-stalls = il faut au moins un étal au marché
fault-no-rest = sans archives ni tombes, la partie ne finirait jamais
fault-price-too-high = un prix est de trois cubes au plus
fault-wants-amiss = un client doit vouloir quelque chose, et pas plus de grain qu'une ferme n'en contient
fault-points-amiss = les points doivent être des nombres entiers, un au moins
fault-road-ends = une route relie le village ou une cité à une autre cité, comme village-aubrac
fault-road-twice = cette route figure deux fois, une dans chaque sens
fault-no-way-out = une route au moins doit quitter le village
fault-gift-too-large = on choisit deux cubes à la fois au plus
