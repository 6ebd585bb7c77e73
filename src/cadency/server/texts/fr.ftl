### Ce que le serveur dit aux clients et à qui le fait tourner.

serve-ready = Cadency vous attend à l’adresse { $address }. Ctrl-C pour l’arrêter.
internal-error = Un problème est survenu de notre côté. Votre partie est en sécurité ; réessayez.

## Requêtes

error-refused-bad-json = Requête illisible : { $problem }
error-refused-bad-request = Requête incorrecte : { $problem }
error-refused-no-token = Cette table n’est pas publique. Venez par le lien de votre place ou par un lien de spectateur ; un programme envoie le jeton de l’un ou de l’autre.
error-refused-not-seated = Il faut être assis à cette table pour faire cela. Envoyez le jeton de la place.
error-refused-bad-token = Ce jeton est inconnu, ne vaut pas pour cette table ou a été révoqué.
error-refused-token-revoked = Ce jeton a été remplacé ou révoqué, ou sa place a été cédée.
error-refused-bad-invite = Cette invitation est inconnue, ne vaut pas pour cette table ou a déjà servi.
error-refused-bad-origin = La requête d’un navigateur doit venir des pages de ce site.
error-refused-not-owner = Seul celui qui a ouvert la table peut faire cela.
error-refused-seat-taken = La place { NUMBER($seat, useGrouping: 0) } est prise ; seul son occupant peut la céder.
error-refused-not-open = La place { NUMBER($seat, useGrouping: 0) } est celle d’un robot.
error-refused-no-table = La table { $table } n’existe pas.
error-refused-no-pack = Il n’y a pas ici de fichier de valeurs « { $pack } » pour ce jeu. Il y a : { $known }.
error-refused-no-seat = Cette table n’a pas de place { NUMBER($seat, useGrouping: 0) }.
error-refused-no-moment = Cette partie compte { NUMBER($answers, useGrouping: 0) } réponses ; le moment { NUMBER($at, useGrouping: 0) } n’existe pas.
error-refused-still-running = Cette partie est encore en cours ; on pourra la revoir quand elle sera finie.
error-refused-no-advice = Pas de conseils quand d’autres personnes jouent aussi, sauf si toutes acceptent de jouer avec l’entraîneur. La partie finie, chacun pourra lire comment elle a été gagnée.
error-refused-coach-alone = Personne d’autre ne joue ici, personne n’a donc à donner son accord : demandez simplement conseil.
error-refused-no-turn = Vous n’avez pas encore joué ; demandez après votre premier tour.
error-refused-no-page = Il n’y a rien à l’adresse { $path }.
error-refused-no-method = { $method } n’est pas possible ici ; possible : { $allowed }.
error-refused-stale = Vous avez répondu à la version { NUMBER($version, useGrouping: 0) }, mais la table en est à la version { NUMBER($now, useGrouping: 0) }.
error-refused-key-reused = La clé { $key } a déjà servi, pour d’autres choix.
error-refused-other-table = La clé { $key } a déjà servi à ouvrir une autre table.
error-refused-other-rules = Cette partie a commencé avec la version { NUMBER($found, useGrouping: 0) } de ses règles, et on joue ici la version { NUMBER($known, useGrouping: 0) }. Elle ne peut pas continuer ici, mais son enregistrement peut être téléchargé, et qui a ouvert la table peut y mettre fin.
error-refused-unreadable = Impossible de continuer cette partie : { $problem }
error-refused-body-too-big = Une requête fait au plus { NUMBER($most, useGrouping: 0) } octets.
error-refused-too-many-fields = Un formulaire a au plus { NUMBER($most, useGrouping: 0) } champs.
error-refused-not-a-form = Un formulaire doit être envoyé en application/x-www-form-urlencoded.
error-refused-not-json = Une requête doit être en JSON (Content-Type: application/json).
error-refused-too-many =
    { $seconds ->
        [one] Trop de requêtes depuis votre adresse. Réessayez dans une seconde.
       *[other] Trop de requêtes depuis votre adresse. Réessayez dans { $seconds } secondes.
    }
error-refused-too-much =
    { $seconds ->
        [one] Votre adresse a épuisé sa part de ce serveur. Réessayez dans une seconde.
       *[other] Votre adresse a épuisé sa part de ce serveur. Réessayez dans { $seconds } secondes.
    }
error-refused-too-many-bots = À vos tables, { NUMBER($most, useGrouping: 0) } robots attendent leur tour de réflexion. Laissez-les avancer avant d’en ouvrir une autre.
error-refused-too-many-connections = Plus de { NUMBER($most, useGrouping: 0) } connexions viennent de votre adresse. Fermez-en d’abord quelques-unes.
error-refused-full = Il y a trop de monde en ce moment. Réessayez dans un instant.
error-refused-too-slow = La requête n’est pas arrivée à temps.
error-refused-head-too-big = Les en-têtes d’une requête font au plus { NUMBER($most, useGrouping: 0) } octets.
error-refused-address-too-long = Une adresse fait au plus { NUMBER($most, useGrouping: 0) } octets.
error-refused-bad-http = Ceci n’est pas une requête HTTP.
error-refused-too-many-streams = Trop de flux ouverts depuis votre adresse. Fermez-en un d’abord.
error-refused-too-chatty =
    { $seconds ->
        [one] Pas si vite. Réessayez dans une seconde.
       *[other] Pas si vite. Réessayez dans { $seconds } secondes.
    }
error-refused-too-many-tables = { NUMBER($most, useGrouping: 0) } tables ouvertes depuis votre adresse sont encore en cours. Terminez-en une d’abord.
error-refused-no-room = Il y a ici de la place pour { NUMBER($most, useGrouping: 0) } tables, et toutes sont prises.
error-refused-no-metrics = Les mesures sont réservées à qui gère ce serveur. Envoyez son jeton.
error-refused-no-reading = Impossible de lire la base de données : { $problem }
error-refused-no-writing = Impossible d’écrire dans la base de données : { $problem }
error-refused-closing = Le serveur s’arrête. Réessayez dans un instant.

## La base de données et l’adresse

error-store-error-bad-address = Impossible de garder des parties à l’adresse { $where } ; il faut l’une de ces formes : { $known }.
error-store-error-no-file = Impossible d’ouvrir la base de données { $where } : { $problem }
error-store-error-no-connection = La base de données { $where } est injoignable : { $problem }
error-store-error-in-use = Un autre serveur utilise { $where }. Arrêtez-le ou indiquez une autre base avec --db.
error-store-error-full = Il n’y a plus de place pour { $where } : { $problem }. Libérez-en ou indiquez un autre emplacement avec --db.
error-store-error-damaged = { $where } est endommagé ou n’est pas une base de données ({ $problem }). Remettez une copie en place ou indiquez un autre fichier avec --db.
error-store-error-other-version = { $where } vient d’une autre version de Cadency ({ $problem }).
error-store-error-trouble = La base de données { $where } ne répond pas : { $problem }
error-cannot-listen-in-use = Le port { NUMBER($port, useGrouping: 0) } de { $host } est déjà utilisé. Arrêtez le programme qui l’occupe ou choisissez-en un autre avec --port.
error-cannot-listen-no-address = Impossible d’écouter sur { $host }, port { NUMBER($port, useGrouping: 0) } : { $problem }

## Sauvegardes

error-bad-backup-exists = { $file } : un fichier de ce nom existe déjà. Choisissez un autre nom, ou ajoutez --force.
error-bad-backup-no-writing = Impossible d’écrire { $file } : { $problem }
error-bad-backup-no-reading = Impossible de lire { $file } : { $problem }
error-bad-backup-no-backup = { $file } n’est pas une sauvegarde de Cadency.
error-bad-backup-damaged = { $file } est endommagé ou incomplet ({ $problem }). Rien n’a été restauré.
error-bad-backup-newer = { $file } vient d’une version plus récente de Cadency ({ $problem }). Rien n’a été restauré.
error-bad-backup-nothing = { $where } ne contient encore rien de Cadency.
error-bad-backup-not-empty =
    { $tables ->
        [one] { $where } contient déjà une table. Restaurez dans une base neuve ou vide.
       *[other] { $where } contient déjà { NUMBER($tables, useGrouping: 0) } tables. Restaurez dans une base neuve ou vide.
    }
error-bad-network-not-a-network = { $value } n’est ni une adresse ni un réseau. Il faut par exemple 127.0.0.1, ::1 ou 10.0.0.0/8.

## Fichiers de valeurs

error-bad-pack-no-folder = { $file } n’est pas un dossier lisible : { $problem }
error-bad-pack-no-game = { $file } : les fichiers de valeurs sont rangés dans un dossier qui porte le nom de leur jeu, l’un de : { $known }.
error-bad-pack-bad-name = { $file } : le nom d’un fichier de valeurs se compose de lettres, chiffres, espaces et '.,()-, 40 au plus.
error-bad-pack-no-reading = Impossible de lire { $file } : { $problem }
error-bad-pack-too-big = { $file } : un fichier de valeurs compte au plus { NUMBER($most, useGrouping: 0) } octets.

## Ce qui a été fait

backup-done =
    { $file } : { $tables ->
        [one] une table
       *[other] { NUMBER($tables, useGrouping: 0) } tables
    }, { NUMBER($size, useGrouping: 0) } Ko, relue et trouvée entière.
restore-done =
    { $tables ->
        [one] Une table a été restaurée.
       *[other] { NUMBER($tables, useGrouping: 0) } tables ont été restaurées.
    }
prune-would =
    { $tables ->
        [0] Aucune table n’est si ancienne.
        [one] Une table serait supprimée.
       *[other] { NUMBER($tables, useGrouping: 0) } tables seraient supprimées.
    }
prune-done =
    { $tables ->
        [0] Aucune table n’est si ancienne.
        [one] Une table a été supprimée.
       *[other] { NUMBER($tables, useGrouping: 0) } tables ont été supprimées.
    }
forget-table = La table { $table } et tout ce qui s’y est dit sont oubliés.
forget-no-table = Il n’y a pas de table { $table }.
forget-would =
    { $seats ->
        [0] Personne de ce nom n’est assis à une table.
        [one] Une place serait oubliée.
       *[other] { NUMBER($seats, useGrouping: 0) } places seraient oubliées.
    } Lignes de conversation qui citent ce nom : { NUMBER($mentioned, useGrouping: 0) }.
forget-did =
    { $seats ->
        [0] Personne de ce nom n’est assis à une table.
        [one] Une place est oubliée ; lignes de conversation : { NUMBER($lines, useGrouping: 0) }, tables supprimées : { NUMBER($tables, useGrouping: 0) }.
       *[other] { NUMBER($seats, useGrouping: 0) } places sont oubliées ; lignes de conversation : { NUMBER($lines, useGrouping: 0) }, tables supprimées : { NUMBER($tables, useGrouping: 0) }.
    } Lignes d’autres personnes qui citent ce nom : { NUMBER($mentioned, useGrouping: 0) }. Les parties téléchargées et les sauvegardes restent telles quelles.
