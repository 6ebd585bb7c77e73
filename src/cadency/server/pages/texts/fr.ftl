### Les mots des pages : accueil, nouvelle table, table, décompte, règles.

## Toutes les pages

site = Cadency
site-about = Des jeux de société sur les familles et leurs générations
skip-to-main = Aller au contenu
nav-play = Jouer
nav-new = Ouvrir une table
nav-rules = Règles
nav-forget = M’oublier
nav-licences = Licences
language = Langue
foot-houses = Chaque maison a son émail et sa brisure : la couleur n’est jamais seule à les distinguer.
close = Fermer
date-day =
    { $day ->
        [1] 1er
       *[other] { $day }
    }
date =
    { $month ->
        [1] { date-day } janvier { $year }
        [2] { date-day } février { $year }
        [3] { date-day } mars { $year }
        [4] { date-day } avril { $year }
        [5] { date-day } mai { $year }
        [6] { date-day } juin { $year }
        [7] { date-day } juillet { $year }
        [8] { date-day } août { $year }
        [9] { date-day } septembre { $year }
        [10] { date-day } octobre { $year }
        [11] { date-day } novembre { $year }
       *[12] { date-day } décembre { $year }
    }
points-count =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
points-total = Points
things = { $things-list }
list-or = { $before } ou { $last }
free-seat = place libre

## Accueil

home-line-1 = Fondez une maison.
home-line-2 = Survivez à vos rivaux.
home-about = Quatre jeux de société sur les familles et leurs générations, entre amis ou contre des robots, dans votre navigateur.
home-play = Jouer tout de suite
home-play-about = Vous contre deux robots. Sans compte, sans attente.
home-learn = Apprendre Village en dix minutes
home-learn-about = De petites étapes à une vraie table. Sans compte, sans attente.
home-open = Ouvrir une table
home-your-turn = C’est à vous
home-go-on = Continuer
home-mine = Mes tables
home-picture = Une table en cours : { $game }
home-own-table = Votre table
home-now = En cours
home-example = Une partie à mi-chemin
home-more-turns = D'autres tours attendent
home-open-tables = Tables ouvertes
home-running = En cours
home-over = Parties terminées
home-none-open = Aucune place libre pour l’instant. Ouvrez une table, soyez le premier.
home-none-over = Aucune partie publique n’est encore allée à son terme.
home-sit = S’asseoir
home-watch = Regarder
home-until = gardée jusqu’au { $date }
home-see = Voir
home-to-table = À la table
home-with = { $game } avec { $names }
home-players = { $first } à { $last } joueurs
minutes = une soirée
minutes-village = 60 min
minutes-heads_of_state = 75 min
minutes-dynasties = 90 min
minutes-legacy = 90 min
home-play-game = Jouer à { $game }
home-rules-of = Règles de { $game }
home-first-time = Une première partie ?

## Nouvelle table

new-title = Ouvrir une table
new-game = Jeu
new-seats = Places
new-seats-about = de { $first } à { $last }
new-seat = Place { $number }
new-name = Nom
new-who = Qui s’y assied
kind-me = Moi
kind-bot = Un robot
kind-friend = Un ami
kind-screen = Cet écran
kind-none = Personne
kind-bot-page = un page
kind-bot-squire = un écuyer
kind-bot-knight = un chevalier
kind-bot-baron = un baron
kind-bot-duke = un duc
told-me = vous
told-friend = par le lien
told-screen = à cet écran
new-arms = Vos armes
new-level = Quelle force
new-sealed = donne scellée d’avance
new-pace = Les robots jouent
new-pace-about = Vous pourrez le changer à la table.
pace-once = Aussitôt
pace-brisk = Vivement
pace-calm = Calmement
house-0 = d’azur au lambel
house-1 = de gueules au croissant
house-2 = d’or à la molette
house-3 = de sinople à la merlette
house-4 = d’argent à l’annelet
new-how = Comment on joue
new-public = Qui la voit
new-public-yes = Tout le monde
new-public-no = Seulement avec le lien
new-public-about = À une table publique, chacun peut regarder et prendre une place libre.
new-language = Langue
new-rules = Quelles règles
new-pack = Valeurs imprimées
new-pack-own = Celles du jeu
new-pack-about = Ce qui est imprimé sur le plateau et les cartes ; un fichier de valeurs apporte celles d’un autre exemplaire.
new-deal = Le tirage
new-deal-about = Scellé avant le premier coup ; chacun peut le vérifier ensuite.
new-open = Ouvrir la table
new-after = Les robots commencent aussitôt. Les amis s’installent quand ils arrivent.
new-few = Ce jeu demande de { $first } à { $last } places.
new-alone = { $option } « { $value } » est pour une seule personne : retirez les autres places, ou choisissez autre chose.
new-for =
    { $seats ->
        [0] { $game } sans personne
        [1] { $game } en solitaire
        [2] { $game } à deux
        [3] { $game } à trois
        [4] { $game } à quatre
        [5] { $game } à cinq
       *[other] { $game } à { $seats }
    }

## S’asseoir

join-title = { $game } : une place pour vous
join-about = À cette table : { $names }.
join-nobody = Vous êtes le premier à cette table.
join-name = Votre nom
join-sit = S’asseoir

## La table

goes = Les tables que personne ne touche sont supprimées au bout d’un temps : celle-ci le { $date }.
goes-soon = Il ne s’est rien passé ici depuis longtemps. Sans un geste de quelqu’un, cette table sera supprimée le { $date }.
table-pack = Valeurs : { $pack }
turn-mine = À vous
turn-of = Au tour de { $name }
turn-nobody = On attend que quelqu’un s’asseye
turn-over = La partie est finie
turn-then = Coup { $at } sur { $answers }
title-mine = À vous !
tool-rules = Règles
tool-talk = Causer
tool-settings = Réglages
reconnecting = La ligne est coupée. Nouvel essai …
seat-gone = Votre place a été cédée, ou vous l’occupez désormais par un autre lien. Cette page ne suit plus la partie.
load-again = La recharger
note-stale = La table a changé depuis votre dernier regard. Voici où elle en est.
thinking = { $kind } qui réfléchit …
bot-strength = force { $strength } sur 5
not-now = { $names } : pas maintenant
not-now-many = { $count } autres : pas maintenant
why-not = pourquoi ?
asked-of = On attend { $name }
you-are-next = Ensuite, c’est à vous.
asked-open = Cette place est encore libre
watching = Vous regardez.
choices-of = Vos choix
rule = règle
brings-none = Survolez un choix pour voir ce qu’il entraîne.
more-below = Plus bas :
more-above = Revenir en haut
take-back = Reprendre
nothing-back = Rien à reprendre
ask-back = Demander à reprendre
asks-back = { $name } demande à tous de reprendre un coup.
asks-back-mine = Vous avez demandé à tous de reprendre un coup. On attend les autres.
agree = D’accord
decline = Refuser
confirm-now = Confirmer
tale = Le récit
tale-empty = Il ne s’est encore rien passé.
talk = Conversation à la table
talk-empty = Personne n’a encore rien dit.
talk-say = Dire quelque chose
talk-send = Envoyer
history = Moments passés
history-back = Un coup en arrière
history-on = Un coup en avant
history-play = Dérouler
history-stop = Arrêter
history-live = Revenir au présent
history-now = La table telle qu’elle est maintenant
follow = Suivre les autres
follow-pause = Pause
follow-on = Reprendre
follow-step = Pas à pas
follow-mine = Mon tour
follow-now = Au présent
follow-runs = Un clic sur le plateau mène aussitôt à votre tour.
follow-runs-now = Un clic sur le plateau mène aussitôt au présent.
follow-stands = Un clic sur le plateau montre le pas suivant.
chapters = Manches et tournants
since-own = depuis votre dernier tour
since-replay = Revoir
setting-confirm = Redemander avant chaque choix
setting-notify = Me prévenir quand c’est à moi
setting-candle = À la chandelle
setting-stop = Arrêter la partie
setting-stop-about = Personne ne gagne alors, et la partie ne peut pas continuer.
setting-stop-sure = Oui, y mettre fin
setting-sound = Une cloche quand c’est à moi
notify-text = C’est à vous de jouer.
links = Liens à partager
links-about = Chaque lien vaut pour une place et ne sert qu’une fois.
link-seat = Place { $number }
link-watch = Pour regarder
link-copy = Copier
link-copied = Copié
link-new = Nouveau lien
cover-title = { $name }, c’est à vous
cover-about = Passez l’écran. Ce qui est aux autres reste caché jusqu’à ce que vous appuyiez.
cover-waiting = On attend votre ami
cover-waiting-about = La table bougera quand la place libre sera prise. D’ici là, vous pouvez la regarder.
cover-look = Regarder la table en tant que { $name }
invite-title = Envoyez ceci à votre ami
invite-about = Le premier qui l’ouvre prend la place libre. Le lien reste ici jusque-là.
cover-go = Je suis { $name }
all-houses = Les maisons
own-things = Ce qui est à vous
places = Lieux
ask-many =
    { $choices ->
        [one] (1 choix)
       *[other] ({ $choices } choix)
    }
all-choices =
    { $choices ->
        [0] Aucun choix
        [1] 1 choix
       *[other] Les { $choices } choix
    }

## Le décompte

end-title = Le décompte
end-wins = { $name } l’emporte
end-wins-by =
    { $lead ->
        [0] { $name } l’emporte
        [1] { $name } l’emporte d’un point
       *[other] { $name } l’emporte de { $lead } points
    }
end-shared = Victoire partagée : { $names }
end-tie = En cas d’égalité
end-rank =
    { $rank ->
        [1] premier
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[other] { $rank }e
    }
end-back = Retour au décompte
end-you-win = Vous gagnez
end-you-win-by =
    { $lead ->
        [one] Vous gagnez d’un point
       *[other] Vous gagnez de { $lead } points
    }
end-you-share = Vous partagez la victoire
end-you-rank =
    { $rank ->
        [2] Vous êtes deuxième
        [3] Vous êtes troisième
        [4] Vous êtes quatrième
        [5] Vous êtes cinquième
       *[other] Vous êtes { $rank }e
    }
end-alone-lost = Vous avez perdu
end-alone-won = Vous avez gagné, avec { $points } points
end-alone-score = Vous laissez { $points } points
end-lost = perdu
end-nobody = Personne ne gagne
end-rematch = Revanche
end-watch = Revoir la partie
end-board = Voir le plateau
end-record = Télécharger la partie
end-sealed = Le tirage avait été scellé avant le premier coup :
end-opened =
    { $draws ->
        [0] Ouvert maintenant, il concorde.
        [1] Ouvert maintenant, il concorde : l’unique tirage en découle.
       *[other] Ouvert maintenant, il concorde : les { $draws } tirages en découlent.
    }
end-mismatch = Ouvert maintenant, il ne concorde pas.
end-seed = La graine était
end-check = Vérifiez vous-même avec le fichier : cadency replay FICHIER --verify
course-title = Le chemin parcouru
rematch-invite = Une revanche, { $name } ? { $link }

## Règles, licences, erreurs

rules-title = { $game } : les règles
rules-search = Chercher dans les règles
rules-search-hint = un mot, dans n'importe quelle langue
rules-aid = Aide de jeu, une page
rules-glossary = Glossaire
rules-find = Chercher
rules-found =
    { $count ->
        [0] Aucune clause ne contient ces mots.
        [1] 1 clause
       *[other] { $count } clauses
    }
rules-all = Toutes les clauses
rules-unwritten = Ce jeu n’apporte pas de règles écrites. À la table, la question dit de quoi il s’agit, et ses boutons sont tout ce que les règles permettent.
rules-doubts = Valeurs de notre choix
rules-doubts-about = Aucune source ne donne ces nombres ; nous les avons choisis avec soin. Un fichier de valeurs peut les remplacer.
shelf-title = Les règles
licences-title = Licences et remerciements
licences-own = Cadency est un logiciel libre sous licence MIT. Les dessins ont été faits pour lui.
licences-fonts = Polices
licences-fonts-about = Alegreya et Alegreya Sans de Juan Pablo del Peral (Huerta Tipográfica), SIL Open Font License 1.1.
licences-icons = Icônes
licences-icons-about = De game-icons.net, CC BY 3.0, recoloriées. Par auteur :
licences-scripts = Scripts
licences-scripts-about = htmx 4.0.0, Zero-Clause BSD.
licences-text = Texte de la licence
error-title =
    { $status ->
        [404] Il n’y a rien ici
        [403] Cela ne vous revient pas
        [401] Cette table n’est pas publique
        [409] Trop tard
        [429] Un peu moins vite, s’il vous plaît
        [500] Quelque chose a échoué chez nous
       *[other] Cela n’a pas marché
    }
error-home = Vers l’accueil

## Tooltips

tip-click = cliquez pour la règle
tip-keys = flèches pour la chose suivante, Échap pour fermer

## Être oublié

forget-title = M’oublier
forget-about = Aucun compte n’est nécessaire ici ; les noms, les places et les propos sont gardés avec les tables. Vous pouvez faire oublier tout ce qui vous concerne :
forget-name = À chaque table, votre nom est remplacé par celui de la maison que vous jouiez.
forget-chat = Ce que vous avez dit aux tables est effacé.
forget-tables = Les tables où personne d’autre n’est assis sont supprimées, avec leurs parties.
forget-running = Dans les parties en cours, votre place se libère, et vous ne pourrez pas y revenir.
forget-records = Les parties déjà téléchargées ne peuvent être rappelées ; elles contiennent des coups, pas de noms. Qui gère ce serveur a peut-être des sauvegardes, où vous restez jusqu’à leur suppression.
forget-count =
    { $tables ->
        [0] Ce navigateur n’est assis à aucune table.
        [one] Ce navigateur est assis à une table.
       *[other] Ce navigateur est assis à { $tables } tables.
    }
forget-do = M’oublier
forget-done =
    { $seats ->
        [0] C’est oublié ; vous n’aviez aucune place.
        [one] C’est oublié : une place, lignes de conversation : { $lines }, tables supprimées : { $tables }.
       *[other] C’est oublié : { $seats } places, lignes de conversation : { $lines }, tables supprimées : { $tables }.
    }

## A game looked at again

analysis-go = Aller à ce moment
analysis-otherwise = Essayer autrement
analysis-otherwise-about = Une nouvelle table à vous à partir de ce moment : vous jouez cette place, des bots jouent les autres.
analysis-weighing = Un chevalier revoit cette partie : { $done } pour cent est fait.
analysis-known = Ce qui est déjà connu se trouve ci-dessous.
analysis-progress = Ce qui est fait
analysis-failed = Cette partie n'a pas pu être revue. Elle est enregistrée en entier ; essayez « cadency analyse ».
analysis-unplayed = Personne n'a fait de choix dans cette partie : il n'y a rien à revoir.
analysis-record = Partie
analysis-won = gagne
analysis-won-with = gagne avec { $points }
analysis-placed = { $rank } avec { $points }
analysis-scored =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
analysis-you = vous
analysis-few = trop peu de tours
analysis-your-best = Votre meilleur coup
analysis-picture = L'endroit du plateau où cela s'est passé
analysis-board = Le plateau à ce moment
analysis-round = Manche { $round }
analysis-round-head = Manche
analysis-by-round = Où chacun en était après chaque manche
analysis-before = Avant le premier coup
analysis-move-round = Manche { $round }. { $when }
analysis-slider = Moment de la partie
analysis-back = Un coup en arrière
analysis-on = Un coup en avant
analysis-keys-move = un coup
analysis-keys-swings = les tournants
analysis-key-best = meilleur
analysis-key-fair = correct
analysis-key-slip = écart
analysis-key-mistake = erreur
analysis-steady-alone = Aucun tour n'a changé les points à espérer de 3 sur cent ou plus.

## Les conseils à la table

advice-ask = Demander conseil
advice-away = Ranger les conseils
advice-thinking =
    { $level ->
        [squire] Un écuyer y réfléchit …
        [baron] Un baron y réfléchit …
        [duke] Un duc y réfléchit …
       *[knight] Un chevalier y réfléchit …
    }
advice-here =
    { $lines ->
        [one] Voici un conseil. Une seule suite :
       *[other] Voici des conseils. { $lines } suites, la meilleure d’abord :
    }
advice-about = environ : chances de gagner, points à la fin
advice-about-alone = environ : les points à la fin
advice-short =
    { $chance } sur 100 · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
advice-short-alone =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
advice-even = Peu de chose le sépare du deuxième.
advice-later = Il n’apporte rien à compter tout de suite ; il mène à plus par la suite.
advice-only = Il n’y a pas d’autre choix.
advice-then = puis : { $steps }
advice-marks = Marque ce choix, sans le jouer
hindsight-ask = Et mon dernier tour ?
way-short = { $now } · environ { $end }
setting-advice = Proposer les conseils d’un chevalier
coach-together = Jouer avec l’entraîneur ?
coach-about = Qui doit répondre peut alors demander conseil à un chevalier. Toutes les personnes à la table doivent être d’accord.
coach-wish = Demander aux autres
coach-wished =
    { $count ->
        [one] { $names } aimerait jouer avec l’entraîneur : qui doit répondre peut demander conseil à un chevalier.
       *[other] { $names } aimeraient jouer avec l’entraîneur : qui doit répondre peut demander conseil à un chevalier.
    }
coach-mine = Vous le souhaitez.
coach-for = Pour : { $names }.
coach-against = Plutôt sans : { $names }.
coach-silent = Pas encore de réponse : { $names }.
coach-free = un siège libre
coach-withdraw = Finalement non
coach-on = L’entraîneur est là : vous êtes tous d’accord.
coach-without = Jouer sans l’entraîneur
coach-mark = Avec l’entraîneur
coach-mark-wished = Entraîneur : { $agreed } sur { $people } d’accord
