### La ligne de commande et le jeu dans le terminal.

## Aide

help-usage = Utilisation : { $usage }
help-about = Cadency : des jeux de société sur des familles et leurs générations, règles appliquées.
help-commands = Commandes :
help-flags = Options :
help-more = « { $program } COMMANDE --help » en dit plus. Pour commencer : { $program } play village

command-play = Jouer dans ce terminal, contre des bots ou à plusieurs devant le même écran.
command-learn = Apprendre un jeu en y jouant, pas à pas.
command-serve = Ouvrir les tables sur le web : pages, API, direct.
command-backup = Écrire une sauvegarde de toutes les tables, pendant que le serveur tourne.
command-restore = Remettre une sauvegarde dans une base neuve ou vide.
command-prune = Supprimer les tables que personne n’a touchées depuis longtemps.
command-forget = Oublier le nom, les propos et les places de quelqu’un, ou toute une table.
command-simulate = Faire jouer de nombreuses parties à des bots et dire ce qu'elles ont donné.
command-arena = Faire se rencontrer des joueurs depuis chaque siège et dire leur force.
command-export = Mettre un dossier d'enregistrements en tableaux : parties, décisions, options, résultats.
command-replay = Raconter une partie enregistrée, ou la vérifier.
command-analyse = Revoir une partie finie : les chances de chacun, les plus grands tournants, et ce qui aurait été meilleur.
command-render = Dessiner le plateau d'une partie enregistrée, en image SVG.
command-rules = Consulter les règles d'un jeu, article par article.
command-aid = Dessiner les règles d'un jeu sur une page, à imprimer.
command-content = Consulter les valeurs imprimées, ou vérifier les vôtres.
command-content-doubts = Lister les valeurs imprimées dont personne n'a trouvé la source.
command-content-check = Vérifier un fichier de valeurs personnel.
command-lesson = S’occuper des leçons.
command-lesson-check = Vérifier une leçon : se joue-t-elle, et tout ce qu’elle nomme et dit est-il là ?
command-train = Ajuster les poids du juge d’un jeu à des parties entre écuyers.
command-bench = Mesurer la vitesse d'un jeu sur cette machine.
command-compile = Traduire le moteur et la recherche des bots en code machine : plusieurs fois plus rapide, prend des minutes.
command-completion = Afficher de quoi compléter commandes et options dans un shell.
command-test = Lancer tous les contrôles du projet (dans une copie des sources uniquement).

argument-game = le jeu : { $known }
argument-record = l'enregistrement d'une partie
argument-records = un dossier d'enregistrements de parties, à n'importe quelle profondeur
argument-backup = le fichier de la sauvegarde
argument-forget = le nom, exactement comme il a été donné aux tables
argument-pack = un fichier de valeurs (TOML)
argument-lesson = le lesson.toml d’une leçon ; ses textes sont à côté
argument-clause = un article, comme V-6.3, ou un mot à chercher, dans n'importe quelle langue ; sans rien, tous
argument-shell = le shell : bash, zsh, fish, powershell ou pwsh

flag-lang = langue : en, fr ou de ; sinon celle de l'environnement
flag-version = afficher la version
flag-help = afficher cette aide
flag-json = écrire un objet JSON
flag-option = une option du jeu ; peut être répétée
flag-content = un fichier avec vos propres valeurs imprimées
flag-game = le jeu auquel le fichier est destiné
flag-play-seats = qui joue, place par place : me, me:NOM, page, squire, knight, baron ou duke ; sinon me,squire,squire
flag-play-seed = la graine du hasard ; la même graine donne la même partie
flag-play-save = où conserver la partie
flag-play-resume = reprendre une partie enregistrée
flag-learn-step = commencer par cette étape
flag-simulate-seats = nombre de joueurs
flag-simulate-games = nombre de parties
flag-simulate-seed = la graine ; la même graine joue les mêmes parties
flag-simulate-bots = qui joue, à tour de rôle depuis la première place : page, squire, knight, baron ou duke
flag-arena-players = qui joue : page, squire, knight, baron, duke, ou MODULE:CLASSE de votre main ; s’il en manque, le dernier complète
flag-arena-games = combien de parties ; la dernière donne est jouée depuis chaque siège
flag-arena-seats = combien de sièges ; sinon autant que de joueurs, si le jeu le permet
flag-arena-out = le dossier des résultats ; sinon arena-JEU ; la même commande le continue
flag-arena-processes = combien de processus jouent ; sinon un par cœur
flag-arena-cluster = jouer sur une grappe Dask : l’adresse de son ordonnanceur
flag-arena-keep-records = garder aussi l’enregistrement de chaque partie
flag-export-to = ce qu'il faut écrire : parquet
flag-export-out = le dossier où écrire ; sinon DIR-parquet ; la même commande le continue
flag-replay-verify = vérifier la graine, chaque tirage, la fin et les scores
flag-replay-at = montrer la table telle qu'elle était après tant de réponses
flag-analyse-level = qui juge : knight, baron ou duke ; un plus fort prend plus de temps
flag-render-at = tel qu'il était après ce nombre de réponses
flag-render-seat = tel que cette place le voyait, avec ses choix (la première place est 0)
flag-render-out = le fichier à écrire ; sans lui, l'image va vers la sortie
flag-rules-coverage = montrer quels tests répondent de chaque article
flag-aid-out = le fichier à écrire ; sans lui, l'image va vers la sortie
flag-train-seats = nombre de joueurs, un ou plusieurs nombres ; sinon tous ceux du jeu sauf un
flag-train-games = nombre de parties pour apprendre
flag-train-match = nombre de parties des nouveaux poids contre ceux en place ; 0 pour aucune
flag-train-out = où garder parties et poids ; le même dossier continue ; sinon train-GAME
flag-train-plot = dessiner aussi, en SVG, à quel point les chances tiennent ce qu’elles promettent
flag-bench-seats = nombre de joueurs ; sinon le maximum du jeu
flag-bench-seconds = durée de la mesure
flag-compile-processes = combien de compilateurs travaillent à la fois ; sinon un par cœur
flag-force = remplacer le fichier s’il existe
flag-dry-run = dire seulement ce qui serait fait
flag-prune-older-than = supprimer les tables intactes depuis ce nombre de jours
flag-prune-finished = un autre nombre de jours pour les parties finies
flag-forget-table = à cette table seulement ; sans nom, la table elle-même
flag-serve-db = où garder les parties : un fichier ou postgresql+asyncpg://… ; sinon, un fichier à vous
flag-serve-host = l’adresse d’écoute ; 0.0.0.0 pour tout le réseau
flag-serve-port = le port d’écoute ; 0 pour n’importe quel port libre
flag-serve-rate = requêtes par seconde et par adresse ; 0 pour ne pas limiter
flag-serve-cost = millisecondes du temps du serveur par seconde pour une adresse ; 0 pour ne pas limiter
flag-serve-connections = nombre total de connexions ; 0 pour ne pas limiter
flag-serve-patience = secondes que peut mettre une requête à arriver
flag-serve-trust-proxy = un proxy inverse (adresse ou réseau) cru sur l’origine des requêtes ; peut être répété
flag-serve-streams = connexions en direct par adresse ; 0 pour ne pas limiter
flag-serve-thinkers = le nombre de processus où réfléchissent les robots
flag-serve-pause = le temps qu’attend un robot avant de répondre, en millisecondes
flag-serve-heartbeat = secondes de silence au bout desquelles une connexion en direct donne signe de vie
flag-serve-kept = tables gardées en mémoire ; les autres sont relues dans la base quand on les demande
flag-serve-keep-unfinished = jours au bout desquels une table que personne ne touche est supprimée ; 0 pour jamais
flag-serve-keep-finished = de même pour les tables dont la partie est finie ; 0 pour jamais
flag-serve-tables = nombre de tables admises en tout ; 0 pour ne pas limiter
flag-serve-tables-each = nombre de tables en cours ouvertes depuis une même adresse ; 0 pour ne pas limiter
flag-serve-content = un dossier de fichiers de valeurs au choix, rangés en DIR/JEU/NOM.toml
flag-serve-metrics-port = le port où Prometheus peut lire les mesures sans jeton ; 0 pour un port libre
flag-serve-metrics-host = l’adresse de ce port ; cette machine seulement, sauf avis contraire
flag-serve-metrics-token-file = un fichier avec le jeton qui ouvre /metrics ; ou bien la variable CADENCY_METRICS_TOKEN
flag-serve-quiet = ne noter que les avertissements, pas chaque requête
flag-serve-secure = cookies par HTTPS seulement

## Places et mots à taper

seat-me = Joueur
word-number = 1, 2, …
word-all = tout
word-help = aide
word-board = plateau
word-log = journal
word-why = pourquoi
word-rules = règles
word-undo = annuler
word-advice = conseil
word-ways = chemins
word-better = mieux
word-save = sauver
word-quit = quitter
word-back = retour
word-next = suite

## En jeu

play-seated = À la table : { $seats }
play-seated-bot = { $name }, force { $strength } sur 5
play-commitment = Le hasard est scellé ; à la fin, vous pourrez le comparer à { $commitment }
play-saved = Partie enregistrée dans { $file }
play-resume = Pour reprendre : { $command }
play-more =
    … { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    } avant ; « { $command } » en montre plus
play-hint = Tapez un numéro, des mots d'une option, ou « aide ».
play-thinking = { $name } réfléchit…
play-help-number = choisir une option par son numéro ou par quelques-uns de ses mots : { $choice }
play-help-help = cette liste
play-usage-board = [partie]
play-help-board = redessiner la table, ou une partie : { $word } { $part }
play-usage-log = [tout]
play-help-log = ce qui vient de se passer, ou tout depuis le début
play-usage-why = [mots]
play-help-why = ce qui n'est pas proposé, et pourquoi
play-usage-rules = [article]
play-help-rules = l'article de cette question, ou un autre comme { $clause }
play-usage-advice = [squire|knight|baron|duke]
play-help-advice = ce qu'un chevalier, ou un autre, ferait à votre place, et pourquoi
play-help-ways = trois façons de marquer, et où vous en êtes
play-help-better = ce qui aurait été mieux à votre dernier tour, et de combien
play-usage-undo = [tout]
play-help-undo = reprendre votre dernière réponse ; « tout » si les autres sont d'accord
play-usage-save = [fichier]
play-help-save = conserver la partie dans un fichier
play-help-quit = enregistrer et partir ; on reprend plus tard
play-why-more = et { $count } autres ; ajoutez un mot, par exemple : pourquoi { $word }
play-why-nothing = Rien de tel n'est refusé.
play-undo-together = On en a appris davantage depuis : il faut l'accord de tous. « { $command } » le demande ; les bots sont toujours d'accord.
play-undo-ask = { $name }, êtes-vous d'accord pour revenir en arrière ? (oui/non)
play-undo-declined = { $name } n'est pas d'accord.

## La fin

over-total = total
over-lost = La partie est perdue.
over-left = { $name } atteint { $score } points.
over-won = { $name } gagne avec { $score } points.
over-won-tie = { $name } l'emporte à égalité grâce à : { $by } ({ $clause }).
over-shared = { $name } se partagent la victoire avec { $score } points chacun.
over-shared-tie = { $name } se partagent la victoire, devant les autres grâce à : { $by } ({ $clause }).
over-seed =
    La graine { $seed } correspond à l'engagement pris au départ ; elle donne { $draws ->
        [0] tous les tirages
        [1] l'unique tirage
       *[other] les { NUMBER($draws, useGrouping: 0) } tirages
    } de cette partie.
over-offer = Garder l'enregistrement de cette partie ? 1 { $save } [fichier] · 2 { $quit }

## Le plateau

board-queue =
    file d'attente · { $pile ->
        [0] plus personne ensuite
       *[other] { $pile } à venir
    }
board-ending = la fin a commencé
board-log = Journal
board-map = carte
board-farms = fermes
board-bag = sac noir
board-coins = pièces
board-cubes = cubes
board-goods = biens
board-privilege-1 = cloche
board-privilege-2 = { $cubes }□
board-privilege-3 = 1 marchandise
board-privilege-4 = { $coins }¢ → { $prestige }★
board-next = ensuite : { $name }
board-served = clients
board-wants = { $wants-row }
board-monks =
    { $monks ->
        [0] aucun moine
        [1] 1 moine
       *[other] { $monks } moines
    }
board-owed =
    { $deaths ->
        [1] un décès à venir
       *[other] { $deaths } décès à venir
    }
board-legend = ★ prestige · ¢ pièces · □ cube au choix · ♪ cloche · chiffres : générations
letter-orange = O
letter-green = V
letter-brown = B
letter-pink = R
letter-plague = †

outcome-no-action = aucune action possible
outcome-no-sale = rien à vendre
outcome-death = quelqu'un mourra
outcome-chronicle = † génération { $generation } aux archives ({ $career })
outcome-grave = † génération { $generation } dans une tombe
outcome-ending = ceci déclenche la fin

## Erreurs

error-bad-command-unknown-command = Il n'y a pas de commande « { $command } ». Les commandes sont : { $known }.
error-bad-command-missing-command = « { $command } » seul ne fait rien. Il y a : { $known }.
error-bad-command-unknown-shell = Impossible de compléter les mots dans « { $value } ». Les shells sont : { $known }.
error-bad-command-needs-extra = Il manque à « { $command } » des composants qui ne sont pas installés. Pour les avoir : { $install }
error-bad-command-no-compiler = « compile » a besoin d’un compilateur C, et il n’y en a pas. Installez-en un, par exemple gcc (Debian : apt install gcc). Tout marche aussi sans.
error-bad-command-no-headers = « compile » a besoin des en-têtes de Python, et { $file } n’existe pas. Installez-les (Debian : apt install python3-dev). Tout marche aussi sans.
error-bad-command-build-failed = Rien n’a été compilé ; tout marche comme avant. Les outils disent : { $reason }
error-bad-command-not-on-windows = « { $command } » ne fonctionne que sous Linux et macOS. Les parties dans le terminal et en Python fonctionnent aussi sous Windows.
error-bad-command-unknown-flag = « { $command } » n'a pas d'option { $flag }. Ses options : { $known }.
error-bad-command-needs-value = { $flag } attend une valeur.
error-bad-command-missing-word = Il manque { $word } à « { $command } ».
error-bad-command-extra-word = « { $command } » n'a que faire de « { $word } ».
error-bad-command-not-a-number = { $flag } doit être un nombre entier d'au moins { $least }, pas « { $value } ».
error-bad-command-not-a-time = { $flag } doit être un nombre de secondes supérieur à 0, pas « { $value } ».
error-bad-command-not-a-pair = --option s'écrit NOM=VALEUR, pas « { $value } ».
error-bad-command-unknown-format = Il n'y a pas de format « { $value } ». Les formats sont : { $known }.
error-bad-command-unknown-language = Il n'y a pas de langue « { $value } ». Les langues sont : { $known }.
error-bad-command-not-together = { $flag } et { $other } ne vont pas ensemble.
error-bad-command-no-person = Personne ne jouerait : il faut au moins un « me » parmi les places. (« simulate » fait jouer les bots entre eux.)
error-bad-command-no-clauses = { $game } n'apporte pas de règles écrites.
error-bad-command-unknown-clause = { $game } n'a pas d'article { $clause }. Vouliez-vous dire { $near } ?
error-bad-command-nothing-found = Les règles de { $game } ne disent rien de « { $wish } ». Essayez un autre mot, ou un article comme 6.3.
error-bad-command-no-such-answer = --at doit aller de 0 à { NUMBER($answers, useGrouping: 0) }, le nombre de réponses de cet enregistrement, pas { $value }.
error-bad-command-no-such-step = --step doit aller de 0 à { $last }, la dernière étape de cette leçon, et non { $value }.
error-bad-command-no-such-number = Il n'y a pas d'option { $number }. Les options vont de 1 à { $last }.
error-bad-command-no-meaning = « { $words } » n'est ni une option ni une commande. Tapez un numéro de 1 à { $last }, ou « aide ».
error-bad-command-many-meanings = « { $words } » peut désigner plusieurs options : { $numbers }.
error-bad-command-unknown-part = Il n'y a pas de « { $part } » sur la table. Il y a : { $known }.
error-bad-command-nothing-to-undo = Il n'y a encore rien à reprendre.
error-bad-command-other-run = { $folder } contient une autre série, avec d’autres places, options, graine ou poids. Choisissez un autre dossier par --out.
error-bad-command-no-sources = Les tests ne sont pas ici. À lancer dans une copie des sources.
error-bad-file-no-file = { $file } : ce fichier n'existe pas.
error-bad-file-no-folder = { $file } : ce dossier n'existe pas.
error-bad-file-no-records = { $file } : aucun enregistrement (fichier en .jsonl) ne s'y trouve.
error-bad-file-no-reading = { $file } : lecture impossible ({ $reason }).
error-bad-file-empty = { $file } : ce fichier est vide.
error-bad-file-no-text = { $file } : ce n'est pas un fichier texte.
error-bad-file-no-writing = { $file } : écriture impossible ({ $reason }).
error-bad-file-file-exists = { $file } : un fichier de ce nom existe déjà. Il reste tel quel ; choisissez un autre nom.
error-bad-file-save-exists = { $file } : un fichier de ce nom existe déjà. Reprenez-le avec --resume, ou choisissez un autre nom.
error-bad-file-not-over = { $file } : cette partie n'est pas finie, sa graine est donc encore scellée.
error-bad-file-unfinished = { $file } : cette partie n'est pas finie ; on pourra la revoir quand elle le sera.
error-bad-command-advice-alone = Il n'y a de conseil que là où aucune autre personne ne joue ; après la partie, chacun peut la revoir : { $command }
error-bad-command-no-turn = Vous n'avez pas encore joué ; demandez après votre premier tour.
analyse-kept = { $done } pour cent du travail est fait et gardé dans { $file } ; la même commande continue.
analyse-progress = Les coups sont pesés
error-bad-arena-no-players = Il n’y a personne pour jouer. Nommez au moins un joueur parmi : { $known }.
error-bad-arena-no-such-class = { $player } : impossible à charger ({ $reason }). Il faut MODULE:CLASSE d’un module sur le chemin (PYTHONPATH).
error-bad-arena-other-experiment = { $folder } contient les résultats d’une autre expérience ({ $difference }). Choisissez un autre dossier avec --out.
error-bad-arena-not-results = { $folder } n’est pas un dossier de résultats. Choisissez-en un autre avec --out, ou un dossier qui n’existe pas encore.
error-bad-arena-no-folder = { $folder } : inutilisable ({ $reason }).
error-bad-arena-not-written = { $folder } : impossible d’y écrire ({ $reason }). Ce qui est fait est gardé ; la même commande continue.
error-bad-arena-busy = Une autre exécution travaille dans { $folder }. Attendez-la, ou choisissez un autre dossier avec --out.
error-bad-arena-damaged = { $file } : ce n’est pas ce que l’arène a écrit.
error-bad-arena-game-failed = Donne { $deal }, tour { $turn } : la partie n’a pas pu être jouée ({ $reason }). Ce qui est fait est gardé.
error-bad-arena-game-kills = Donne { $deal }, tour { $turn } : la partie a mis fin { $times } fois à son processus. Ce qui est fait est gardé.
error-bad-arena-no-address = « { $address } » n’est pas l’adresse d’un ordonnanceur. C’est celle que « dask scheduler » annonce à son lancement, par exemple tcp://192.168.1.5:8786.
error-bad-arena-no-cluster = Personne n’écoute à { $address }. Lancez une grappe avec « dask scheduler » puis, sur chaque machine, « dask worker { $address } --nthreads 1 ».
error-bad-arena-no-cadency = Les ouvriers de { $address } ne peuvent pas charger ce qu’il leur faut ({ $reason }). Installez-y le même Cadency.
error-bad-arena-other-code = Un ouvrier de { $address } a un autre code ({ $there }) que cette machine ({ $here }). Mettez-les d’accord ; ce qui est fait est gardé.
error-bad-arena-cluster-gone = La grappe à { $address } a disparu. Ce qui est fait est gardé ; la même commande continue.

## Ce que disent les autres commandes

simulate-head =
    { $games ->
        [0] aucune partie
        [1] 1 partie
       *[other] { NUMBER($games, useGrouping: 0) } parties
    }, { NUMBER($decisions, useGrouping: 0) } décisions, { NUMBER($rate, useGrouping: 0) } par seconde
simulate-seat = { $name }  { $numbers }  victoires { NUMBER($wins, useGrouping: 0) } ({ $percent } %)
simulate-end = { NUMBER($count, useGrouping: 0) } × { $end }
export-progress = Enregistrements
export-stopped = Arrêté. Ce qui est écrit reste dans { $folder } ; la même commande continue.
export-done =
    { $records ->
        [one] { NUMBER($records, useGrouping: 0) } enregistrement est dans { $folder }.
       *[other] { NUMBER($records, useGrouping: 0) } enregistrements sont dans { $folder }.
    }
export-bad =
    { $records ->
        [one] Un enregistrement a été laissé de côté, voir ci-dessus.
       *[other] { NUMBER($records, useGrouping: 0) } enregistrements ont été laissés de côté, voir ci-dessus.
    }
train-games = parties
train-match = match
train-stopped = Arrêté. Ce qui a été joué est gardé dans { $folder } ; la même commande continue.
train-brier = { $games } parties. Score de Brier des chances { $brier } (poids en place { $before }, chances égales { $even })
train-table = { "  " }dit      arrivé   combien
train-plot = { $game } : les chances annoncées par le juge et leur fréquence réelle
train-said = annoncé, en pour cent
train-came = arrivé, en pour cent
train-result = { $seats } places : les nouveaux poids ont gagné { $won } % de { $games } parties ({ $low } à { $high } %, part équitable { $fair } %), écart { $margin }
train-better = Les nouveaux poids ont gagné plus que leur part.
train-worse = Les nouveaux poids n’ont pas fait leurs preuves : ceux en place restent, avec des chances ajustées.
train-place = Les nouveaux poids sont dans { $candidate }. Pour les mettre en place : cp { $candidate } { $place }
replay-verified =
    tout est en ordre. { NUMBER($answers, useGrouping: 0) } réponses ; la graine correspond à son engagement et donne les { NUMBER($draws, useGrouping: 0) } tirages. { $end } Scores : { $scores }
rules-covered = { $count } articles sur { $all } ont un test.
rules-missing = Sans test : { $clauses }
rules-strange = Cités par des tests, mais inexistants : { $clauses }
doubts-inferred = Déduites du livret de règles :
doubts-ours = De notre main, faute de source :
doubts-count = { $count } lignes en tout. Qui possède la boîte peut mettre les valeurs imprimées dans son propre fichier.
check-good = un bon fichier pour { $game } ({ $id })
compile-reading = Traduction en C…
compile-building = Compilation…
compile-stopped = Interrompu ; rien n’est resté derrière.
compile-done = Compilé en { $seconds } s : { $folder }. Chaque commande s’en sert jusqu’à ce qu’une source change.
compile-there = Rien à faire : { $folder } correspond aux sources.

bench-report =
    { $game }, { $seats } joueurs, jeu au hasard, temps de calcul
      { $usdecision } µs par décision ({ $decisionspersecond } par seconde, options demandées, celles du hasard comprises)
      { $uscopy } µs par copie
      { $gamespersecond } parties par seconde
      compilé : { $compiled ->
        [yes] oui
       *[no] non
    } ; version { $version }, Python { $python }

## Apprendre

learn-step = Étape { $number } sur { $last }
learn-look = Regardez : { $things }
learn-read = Entrée pour continuer.
learn-move = Tapez un numéro ou des mots d’un choix.
learn-hint = { $back } : une étape en arrière. { $why } : la raison. { $board } : toute la table. { $quit } : sortir.
learn-not-read = Cette étape se lit seulement : Entrée pour continuer.
learn-free = Entrée pour jouer la suite, contre des pages.
learn-left = Pour reprendre : { $command }
lesson-good = une bonne leçon de { $game } : { $steps } étapes, dont { $moves } coups

error-bad-lesson-not-toml = Ceci n’est pas du TOML : { $problem }
error-bad-lesson-shape = Une leçon ne s’écrit pas ainsi : { $problem }
error-bad-lesson-no-lesson = Il n’y a pas encore de leçon de { $game }. Il y en a de : { $known }.
error-bad-lesson-rules = Cette leçon est de la version { $found } des règles de { $game } ; ce programme joue la version { $known }.
error-bad-lesson-table = Une telle table n’existe pas : { $problem }
error-bad-lesson-learner = La place de l’élève doit aller de 0 à { $last }, et non { $found }.
error-bad-lesson-names = Il faut un nom pour chacune des { $seats } places (celui de l’élève ne se voit pas), et non { $found }.
error-bad-lesson-same-step = Étape { $step } : une étape de ce nom la précède.
error-bad-lesson-not-played = Étape { $step } : « { $answer } » ne peut être joué (chemin { $way }). La place { $seat } doit répondre : { $offered }
error-bad-lesson-over = Étape { $step } : la partie est finie (chemin { $way }).
error-bad-lesson-not-asked = Étape { $step } : ce n’est pas à l’élève de répondre, mais à la place { $seat } (chemin { $way }).
error-bad-lesson-not-offered = Étape { $step } : « { $choice } » n’est pas proposé (chemin { $way }). Proposé : { $offered }
error-bad-lesson-many-ways = Étape { $step } : plus de { $most } chemins mènent ici. Ouvrez moins de choix.
error-bad-lesson-no-thing = Étape { $step } : le plateau n’a pas de « { $thing } ». Proches : { $near }.
error-bad-lesson-not-drawn = Étape { $step } : « { $thing } » n’est pas dessiné à ce moment.
error-bad-lesson-no-place = Étape { $step } : un écran étroit n’a pas de lieu « { $place } ». Il a : { $known }.
error-bad-lesson-other-place = Étape { $step } : « { $thing } » n’est pas dessiné au lieu « { $place } » d’un écran étroit. Il est à : { $known }.
error-bad-lesson-no-clause = Étape { $step } : { $game } n’a pas de clause { $clause }.
error-bad-lesson-no-text-file = { $file } manque.
error-bad-lesson-bad-text-file = { $file } : { $problem }
error-bad-lesson-no-text = Étape { $step } : { $file } n’a pas de texte { $key }.
error-bad-lesson-long-text = Étape { $step } : { $file } : { $key } a { $words } mots ; { $most } au plus.
error-bad-lesson-spare-text = { $file } : rien n’emploie { $key }.
error-bad-lesson-not-shown = { $file } : la leçon ne montre { $key } nulle part. Citez-le dans le texte d’une étape.
error-bad-lesson-open-end = Étape { $step } : la dernière étape doit être lue, la partie encore en cours.
