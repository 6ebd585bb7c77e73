### Was der Server seinen Gästen sagt und denen, die ihn betreiben.

serve-ready = Cadency läuft unter { $address }. Beenden mit Strg-C.
internal-error = Bei uns ist etwas schiefgegangen. Deine Partie ist sicher; versuch es noch einmal.

## Anfragen

error-refused-bad-json = Die Anfrage ist nicht lesbar: { $problem }
error-refused-bad-request = Die Anfrage passt nicht: { $problem }
error-refused-no-token = Dieser Tisch ist nicht öffentlich. Komm über den Link zu deinem Platz oder über einen Zuschauerlink; ein Programm schickt das Token von einem der beiden mit.
error-refused-not-seated = Das kann nur, wer an diesem Tisch sitzt. Schick das Token des Platzes mit.
error-refused-bad-token = Dieses Token ist unbekannt, gilt nicht für diesen Tisch oder wurde widerrufen.
error-refused-token-revoked = Dieses Token wurde ersetzt oder widerrufen, oder sein Platz wurde übergeben.
error-refused-bad-invite = Diese Einladung ist unbekannt, gilt nicht für diesen Tisch oder wurde schon benutzt.
error-refused-bad-origin = Die Anfrage eines Browsers muss von den eigenen Seiten kommen.
error-refused-not-owner = Das kann nur, wer den Tisch eröffnet hat.
error-refused-seat-taken = Platz { NUMBER($seat, useGrouping: 0) } ist besetzt; nur wer dort sitzt, kann ihn weitergeben.
error-refused-not-open = Platz { NUMBER($seat, useGrouping: 0) } gehört einem Bot.
error-refused-no-table = Einen Tisch { $table } gibt es nicht.
error-refused-no-pack = Eine Wertedatei „{ $pack }“ gibt es hier für dieses Spiel nicht. Es gibt: { $known }.
error-refused-no-seat = An diesem Tisch gibt es keinen Platz { NUMBER($seat, useGrouping: 0) }.
error-refused-no-moment = Diese Partie hat { NUMBER($answers, useGrouping: 0) } Antworten; einen Moment { NUMBER($at, useGrouping: 0) } gibt es nicht.
error-refused-still-running = Diese Partie läuft noch; danach lässt sie sich noch einmal betrachten.
error-refused-no-advice = Solange du mit anderen spielst, gibt es keinen Rat, außer wenn alle mit dem Lehrmeister spielen wollen. Ist die Partie vorbei, können alle lesen, wie sie gewonnen wurde.
error-refused-coach-alone = Hier spielt sonst niemand, also muss auch niemand zustimmen: Frag einfach um Rat.
error-refused-no-turn = Du hattest noch keinen Zug; frag nach deinem ersten.
error-refused-no-page = Unter { $path } gibt es nichts.
error-refused-no-method = { $method } geht hier nicht; möglich: { $allowed }.
error-refused-stale = Du hast auf Version { NUMBER($version, useGrouping: 0) } geantwortet, der Tisch ist aber schon bei Version { NUMBER($now, useGrouping: 0) }.
error-refused-key-reused = Der Schlüssel { $key } wurde schon benutzt, für etwas anderes.
error-refused-other-table = Mit dem Schlüssel { $key } wurde schon ein anderer Tisch eröffnet.
error-refused-other-rules = Diese Partie hat mit Version { NUMBER($found, useGrouping: 0) } ihrer Regeln begonnen, und hier wird Version { NUMBER($known, useGrouping: 0) } gespielt. Sie kann hier nicht weitergehen, aber ihre Aufzeichnung lässt sich herunterladen, und wer den Tisch eröffnet hat, kann sie beenden.
error-refused-unreadable = An diesem Tisch kann nicht weitergespielt werden: { $problem }
error-refused-body-too-big = Eine Anfrage darf höchstens { NUMBER($most, useGrouping: 0) } Bytes lang sein.
error-refused-too-many-fields = Ein Formular darf höchstens { NUMBER($most, useGrouping: 0) } Felder haben.
error-refused-not-a-form = Ein Formular muss als application/x-www-form-urlencoded gesendet werden.
error-refused-not-json = Eine Anfrage muss JSON sein (Content-Type: application/json).
error-refused-too-many =
    { $seconds ->
        [one] Zu viele Anfragen von deiner Adresse. Versuch es in einer Sekunde wieder.
       *[other] Zu viele Anfragen von deiner Adresse. Versuch es in { $seconds } Sekunden wieder.
    }
error-refused-too-much =
    { $seconds ->
        [one] Deine Adresse hat ihren Anteil an diesem Server aufgebraucht. Versuch es in einer Sekunde noch einmal.
       *[other] Deine Adresse hat ihren Anteil an diesem Server aufgebraucht. Versuch es in { $seconds } Sekunden noch einmal.
    }
error-refused-too-many-bots = An deinen Tischen warten schon { NUMBER($most, useGrouping: 0) } Bots aufs Nachdenken. Lass sie erst weiterkommen, dann eröffne den nächsten.
error-refused-too-many-connections = Von deiner Adresse kommen mehr als { NUMBER($most, useGrouping: 0) } Verbindungen. Schließ erst einige.
error-refused-full = Gerade sind zu viele da. Versuch es gleich noch einmal.
error-refused-too-slow = Die Anfrage kam nicht rechtzeitig an.
error-refused-head-too-big = Die Kopfzeilen einer Anfrage dürfen höchstens { NUMBER($most, useGrouping: 0) } Bytes lang sein.
error-refused-address-too-long = Eine Adresse darf höchstens { NUMBER($most, useGrouping: 0) } Bytes lang sein.
error-refused-bad-http = Das ist keine HTTP-Anfrage.
error-refused-too-many-streams = Zu viele offene Verbindungen von deiner Adresse. Schließ erst eine.
error-refused-too-chatty =
    { $seconds ->
        [one] Eins nach dem anderen. Versuch es in einer Sekunde wieder.
       *[other] Eins nach dem anderen. Versuch es in { $seconds } Sekunden wieder.
    }
error-refused-too-many-tables = An { NUMBER($most, useGrouping: 0) } Tischen, die von deiner Adresse aus eröffnet wurden, wird noch gespielt. Beende erst einen davon.
error-refused-no-room = Hier ist Platz für { NUMBER($most, useGrouping: 0) } Tische, und alle sind belegt.
error-refused-no-metrics = Die Messwerte sind für die, die den Server betreiben. Schick ihr Token mit.
error-refused-no-reading = Die Datenbank lässt sich nicht lesen: { $problem }
error-refused-no-writing = In die Datenbank lässt sich nicht schreiben: { $problem }
error-refused-closing = Der Server wird gerade beendet. Versuch es gleich noch einmal.

## Datenbank und Adresse

error-store-error-bad-address = Unter { $where } lassen sich keine Partien aufbewahren; möglich sind: { $known }.
error-store-error-no-file = Die Datenbank { $where } lässt sich nicht öffnen: { $problem }
error-store-error-no-connection = Die Datenbank { $where } ist nicht erreichbar: { $problem }
error-store-error-in-use = Ein anderer Server benutzt gerade { $where }. Beende ihn oder nenne mit --db eine andere Datenbank.
error-store-error-full = Für { $where } ist kein Platz mehr: { $problem }. Schaff welchen oder nenn mit --db einen anderen Ort.
error-store-error-damaged = { $where } ist beschädigt oder keine Datenbank ({ $problem }). Spiel eine Kopie zurück oder nenne mit --db eine andere Datei.
error-store-error-other-version = { $where } stammt von einer anderen Version von Cadency ({ $problem }).
error-store-error-trouble = Die Datenbank { $where } antwortet nicht: { $problem }
error-cannot-listen-in-use = Port { NUMBER($port, useGrouping: 0) } von { $host } ist belegt. Beende das Programm, das ihn benutzt, oder wähle mit --port einen anderen.
error-cannot-listen-no-address = { $host }, Port { NUMBER($port, useGrouping: 0) }, ist nicht verfügbar: { $problem }

## Sicherungen

error-bad-backup-exists = { $file }: Eine Datei dieses Namens gibt es schon. Wähl einen anderen Namen oder gib --force an.
error-bad-backup-no-writing = { $file } kann nicht geschrieben werden: { $problem }
error-bad-backup-no-reading = { $file } kann nicht gelesen werden: { $problem }
error-bad-backup-no-backup = { $file } ist keine Sicherung von Cadency.
error-bad-backup-damaged = { $file } ist beschädigt oder unvollständig ({ $problem }). Nichts wurde zurückgespielt.
error-bad-backup-newer = { $file } stammt aus einer neueren Version von Cadency ({ $problem }). Nichts wurde zurückgespielt.
error-bad-backup-nothing = { $where } enthält noch nichts von Cadency.
error-bad-backup-not-empty =
    { $tables ->
        [one] { $where } enthält schon einen Tisch. Spiel die Sicherung in eine neue oder leere Datenbank zurück.
       *[other] { $where } enthält schon { NUMBER($tables, useGrouping: 0) } Tische. Spiel die Sicherung in eine neue oder leere Datenbank zurück.
    }
error-bad-network-not-a-network = { $value } ist keine Adresse und kein Netz. Gemeint ist etwas wie 127.0.0.1, ::1 oder 10.0.0.0/8.

## Wertedateien

error-bad-pack-no-folder = { $file } lässt sich nicht als Ordner lesen: { $problem }
error-bad-pack-no-game = { $file }: Wertedateien liegen in einem Ordner, der wie ihr Spiel heißt, nämlich { $known }.
error-bad-pack-bad-name = { $file }: Der Name einer Wertedatei besteht aus Buchstaben, Ziffern, Leerzeichen und '.,()-, höchstens 40 davon.
error-bad-pack-no-reading = { $file } kann nicht gelesen werden: { $problem }
error-bad-pack-too-big = { $file }: Eine Wertedatei hat höchstens { NUMBER($most, useGrouping: 0) } Bytes.

## Was getan wurde

backup-done =
    { $file }: { $tables ->
        [one] ein Tisch
       *[other] { NUMBER($tables, useGrouping: 0) } Tische
    }, { NUMBER($size, useGrouping: 0) } KB, noch einmal gelesen und heil.
restore-done =
    { $tables ->
        [one] Ein Tisch wurde zurückgespielt.
       *[other] { NUMBER($tables, useGrouping: 0) } Tische wurden zurückgespielt.
    }
prune-would =
    { $tables ->
        [0] So alt ist kein Tisch.
        [one] Ein Tisch würde entfernt.
       *[other] { NUMBER($tables, useGrouping: 0) } Tische würden entfernt.
    }
prune-done =
    { $tables ->
        [0] So alt ist kein Tisch.
        [one] Ein Tisch wurde entfernt.
       *[other] { NUMBER($tables, useGrouping: 0) } Tische wurden entfernt.
    }
forget-table = Der Tisch { $table } und alles dort Gesagte ist vergessen.
forget-no-table = Einen Tisch { $table } gibt es nicht.
forget-would =
    { $seats ->
        [0] Niemand dieses Namens sitzt an einem Tisch.
        [one] Ein Platz würde vergessen.
       *[other] { NUMBER($seats, useGrouping: 0) } Plätze würden vergessen.
    } Gesagtes, in dem der Name vorkommt: { NUMBER($mentioned, useGrouping: 0) }.
forget-did =
    { $seats ->
        [0] Niemand dieses Namens sitzt an einem Tisch.
        [one] Ein Platz ist vergessen; Gesagtes: { NUMBER($lines, useGrouping: 0) }, entfernte Tische: { NUMBER($tables, useGrouping: 0) }.
       *[other] { NUMBER($seats, useGrouping: 0) } Plätze sind vergessen; Gesagtes: { NUMBER($lines, useGrouping: 0) }, entfernte Tische: { NUMBER($tables, useGrouping: 0) }.
    } Gesagtes von anderen, in dem der Name vorkommt: { NUMBER($mentioned, useGrouping: 0) }. Heruntergeladene Aufzeichnungen und Sicherungen bleiben, wie sie sind.
