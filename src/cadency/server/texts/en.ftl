### What the server says to clients and to whoever runs it.

serve-ready = Cadency is served at { $address }. Stop it with Ctrl-C.
internal-error = Something went wrong on our side. Your game is safe; try again.

## Requests

error-refused-bad-json = The request cannot be read: { $problem }
error-refused-bad-request = The request does not fit: { $problem }
error-refused-no-token = This table is not public. Send the token of a seat, or use a watch link.
error-refused-not-seated = Only somebody seated at this table can do that. Send the token of the seat.
error-refused-bad-token = This token is unknown, is not for this table, or was revoked.
error-refused-bad-invite = This invite is unknown, is not for this table, or was used already.
error-refused-bad-origin = A browser’s request must come from this site’s own pages.
error-refused-not-owner = Only whoever opened the table can do that.
error-refused-seat-taken = Seat { NUMBER($seat, useGrouping: 0) } is taken; only whoever sits there can hand it over.
error-refused-not-open = Seat { NUMBER($seat, useGrouping: 0) } belongs to a bot.
error-refused-no-table = There is no table { $table }.
error-refused-no-seat = This table has no seat { NUMBER($seat, useGrouping: 0) }.
error-refused-no-moment = This game has { NUMBER($answers, useGrouping: 0) } answers; there is no moment { NUMBER($at, useGrouping: 0) }.
error-refused-no-page = There is nothing at { $path }.
error-refused-no-method = { $method } is not possible here; possible: { $allowed }.
error-refused-stale = You answered version { NUMBER($version, useGrouping: 0) }, but the table has moved on to version { NUMBER($now, useGrouping: 0) }.
error-refused-key-reused = The key { $key } was used before, for other choices.
error-refused-unreadable = This table cannot be played on: { $problem }
error-refused-body-too-big = A request can be at most { NUMBER($most, useGrouping: 0) } bytes long.
error-refused-not-json = A request must be JSON (Content-Type: application/json).
error-refused-too-many =
    { $seconds ->
        [one] Too many requests from your address. Try again in a second.
       *[other] Too many requests from your address. Try again in { $seconds } seconds.
    }
error-refused-too-many-streams = Too many open streams from your address. Close one first.
error-refused-too-chatty =
    { $seconds ->
        [one] One thing at a time. Try again in a second.
       *[other] One thing at a time. Try again in { $seconds } seconds.
    }
error-refused-closing = The server is closing. Try again in a moment.

## The database and the address

error-store-error-bad-address = Games cannot be kept at { $where }; it should be one of { $known }.
error-store-error-no-file = The database { $where } cannot be opened: { $problem }
error-store-error-no-connection = The database { $where } cannot be reached: { $problem }
error-store-error-in-use = Another server is using { $where }. Stop it, or name another file with --db.
error-store-error-damaged = { $where } is damaged or no database ({ $problem }). Put back a copy, or name another file with --db.
error-store-error-other-version = { $where } was made by another version of Cadency ({ $problem }).
error-store-error-trouble = The database { $where } does not answer: { $problem }
error-cannot-listen-in-use = Port { NUMBER($port, useGrouping: 0) } of { $host } is in use. Stop what uses it, or choose another with --port.
error-cannot-listen-no-address = Cannot listen at { $host }, port { NUMBER($port, useGrouping: 0) }: { $problem }
