### Was der Server seinen Gästen sagt und denen, die ihn betreiben.

serve-ready = Cadency läuft unter { $address }. Beenden mit Strg-C.
internal-error = Bei uns ist etwas schiefgegangen. Deine Partie ist sicher; versuch es noch einmal.

## Anfragen

error-refused-bad-json = Die Anfrage ist nicht lesbar: { $problem }
error-refused-bad-request = Die Anfrage passt nicht: { $problem }
error-refused-no-token = Dieser Tisch ist nicht öffentlich. Schick das Token eines Platzes mit oder nimm einen Zuschauerlink.
error-refused-not-seated = Das kann nur, wer an diesem Tisch sitzt. Schick das Token des Platzes mit.
error-refused-bad-token = Dieses Token ist unbekannt, gilt nicht für diesen Tisch oder wurde widerrufen.
error-refused-bad-invite = Diese Einladung ist unbekannt, gilt nicht für diesen Tisch oder wurde schon benutzt.
error-refused-bad-origin = Die Anfrage eines Browsers muss von den eigenen Seiten kommen.
error-refused-not-owner = Das kann nur, wer den Tisch eröffnet hat.
error-refused-seat-taken = Platz { NUMBER($seat, useGrouping: 0) } ist besetzt; nur wer dort sitzt, kann ihn weitergeben.
error-refused-not-open = Platz { NUMBER($seat, useGrouping: 0) } gehört einem Bot.
error-refused-no-table = Einen Tisch { $table } gibt es nicht.
error-refused-no-seat = An diesem Tisch gibt es keinen Platz { NUMBER($seat, useGrouping: 0) }.
error-refused-no-moment = Diese Partie hat { NUMBER($answers, useGrouping: 0) } Antworten; einen Moment { NUMBER($at, useGrouping: 0) } gibt es nicht.
error-refused-no-page = Unter { $path } gibt es nichts.
error-refused-no-method = { $method } geht hier nicht; möglich: { $allowed }.
error-refused-stale = Du hast auf Version { NUMBER($version, useGrouping: 0) } geantwortet, der Tisch ist aber schon bei Version { NUMBER($now, useGrouping: 0) }.
error-refused-key-reused = Der Schlüssel { $key } wurde schon benutzt, für etwas anderes.
error-refused-unreadable = An diesem Tisch kann nicht weitergespielt werden: { $problem }
error-refused-body-too-big = Eine Anfrage darf höchstens { NUMBER($most, useGrouping: 0) } Bytes lang sein.
error-refused-not-json = Eine Anfrage muss JSON sein (Content-Type: application/json).
error-refused-too-many =
    { $seconds ->
        [one] Zu viele Anfragen von deiner Adresse. Versuch es in einer Sekunde wieder.
       *[other] Zu viele Anfragen von deiner Adresse. Versuch es in { $seconds } Sekunden wieder.
    }
error-refused-too-many-streams = Zu viele offene Verbindungen von deiner Adresse. Schließ erst eine.
error-refused-too-chatty =
    { $seconds ->
        [one] Eins nach dem anderen. Versuch es in einer Sekunde wieder.
       *[other] Eins nach dem anderen. Versuch es in { $seconds } Sekunden wieder.
    }
error-refused-closing = Der Server wird gerade beendet. Versuch es gleich noch einmal.

## Datenbank und Adresse

error-store-error-bad-address = Unter { $where } lassen sich keine Partien aufbewahren; möglich sind: { $known }.
error-store-error-no-file = Die Datenbank { $where } lässt sich nicht öffnen: { $problem }
error-store-error-no-connection = Die Datenbank { $where } ist nicht erreichbar: { $problem }
error-store-error-in-use = Ein anderer Server benutzt gerade { $where }. Beende ihn oder nenne mit --db eine andere Datei.
error-store-error-damaged = { $where } ist beschädigt oder keine Datenbank ({ $problem }). Spiel eine Kopie zurück oder nenne mit --db eine andere Datei.
error-store-error-other-version = { $where } stammt von einer anderen Version von Cadency ({ $problem }).
error-store-error-trouble = Die Datenbank { $where } antwortet nicht: { $problem }
error-cannot-listen-in-use = Port { NUMBER($port, useGrouping: 0) } von { $host } ist belegt. Beende das Programm, das ihn benutzt, oder wähle mit --port einen anderen.
error-cannot-listen-no-address = { $host }, Port { NUMBER($port, useGrouping: 0) }, ist nicht verfügbar: { $problem }
