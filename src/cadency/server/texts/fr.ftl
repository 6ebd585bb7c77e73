### Ce que le serveur dit aux clients et à qui le fait tourner.

serve-ready = Cadency vous attend à l’adresse { $address }. Ctrl-C pour l’arrêter.
internal-error = Un problème est survenu de notre côté. Votre partie est en sécurité ; réessayez.

## Requêtes

error-refused-bad-json = Requête illisible : { $problem }
error-refused-bad-request = Requête incorrecte : { $problem }
error-refused-no-token = Cette table n’est pas publique. Envoyez le jeton d’une place ou utilisez un lien de spectateur.
error-refused-not-seated = Il faut être assis à cette table pour faire cela. Envoyez le jeton de la place.
error-refused-bad-token = Ce jeton est inconnu, ne vaut pas pour cette table ou a été révoqué.
error-refused-bad-invite = Cette invitation est inconnue, ne vaut pas pour cette table ou a déjà servi.
error-refused-bad-origin = La requête d’un navigateur doit venir des pages de ce site.
error-refused-not-owner = Seul celui qui a ouvert la table peut faire cela.
error-refused-seat-taken = La place { NUMBER($seat, useGrouping: 0) } est prise ; seul son occupant peut la céder.
error-refused-not-open = La place { NUMBER($seat, useGrouping: 0) } est celle d’un robot.
error-refused-no-table = La table { $table } n’existe pas.
error-refused-no-seat = Cette table n’a pas de place { NUMBER($seat, useGrouping: 0) }.
error-refused-no-moment = Cette partie compte { NUMBER($answers, useGrouping: 0) } réponses ; le moment { NUMBER($at, useGrouping: 0) } n’existe pas.
error-refused-no-page = Il n’y a rien à l’adresse { $path }.
error-refused-no-method = { $method } n’est pas possible ici ; possible : { $allowed }.
error-refused-stale = Vous avez répondu à la version { NUMBER($version, useGrouping: 0) }, mais la table en est à la version { NUMBER($now, useGrouping: 0) }.
error-refused-key-reused = La clé { $key } a déjà servi, pour d’autres choix.
error-refused-unreadable = Impossible de continuer cette partie : { $problem }
error-refused-body-too-big = Une requête fait au plus { NUMBER($most, useGrouping: 0) } octets.
error-refused-not-json = Une requête doit être en JSON (Content-Type: application/json).
error-refused-too-many =
    { $seconds ->
        [one] Trop de requêtes depuis votre adresse. Réessayez dans une seconde.
       *[other] Trop de requêtes depuis votre adresse. Réessayez dans { $seconds } secondes.
    }
error-refused-too-many-streams = Trop de flux ouverts depuis votre adresse. Fermez-en un d’abord.
error-refused-too-chatty =
    { $seconds ->
        [one] Pas si vite. Réessayez dans une seconde.
       *[other] Pas si vite. Réessayez dans { $seconds } secondes.
    }
error-refused-closing = Le serveur s’arrête. Réessayez dans un instant.

## La base de données et l’adresse

error-store-error-bad-address = Impossible de garder des parties à l’adresse { $where } ; il faut l’une de ces formes : { $known }.
error-store-error-no-file = Impossible d’ouvrir la base de données { $where } : { $problem }
error-store-error-no-connection = La base de données { $where } est injoignable : { $problem }
error-store-error-in-use = Un autre serveur utilise { $where }. Arrêtez-le ou indiquez un autre fichier avec --db.
error-store-error-damaged = { $where } est endommagé ou n’est pas une base de données ({ $problem }). Remettez une copie en place ou indiquez un autre fichier avec --db.
error-store-error-other-version = { $where } vient d’une autre version de Cadency ({ $problem }).
error-store-error-trouble = La base de données { $where } ne répond pas : { $problem }
error-cannot-listen-in-use = Le port { NUMBER($port, useGrouping: 0) } de { $host } est déjà utilisé. Arrêtez le programme qui l’occupe ou choisissez-en un autre avec --port.
error-cannot-listen-no-address = Impossible d’écouter sur { $host }, port { NUMBER($port, useGrouping: 0) } : { $problem }
