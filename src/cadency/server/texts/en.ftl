### What the server says to clients and to whoever runs it.

serve-ready = Cadency is served at { $address }. Stop it with Ctrl-C.
internal-error = Something went wrong on our side. Your game is safe; try again.

## Requests

error-refused-bad-json = The request cannot be read: { $problem }
error-refused-bad-request = The request does not fit: { $problem }
error-refused-no-token = This table is not public. Come by the link to your seat or by a link to watch; a program sends the token of either.
error-refused-not-seated = Only somebody seated at this table can do that. Send the token of the seat.
error-refused-bad-token = This token is unknown, is not for this table, or was revoked.
error-refused-token-revoked = This token was replaced or revoked, or its seat was handed over.
error-refused-bad-invite = This invite is unknown, is not for this table, or was used already.
error-refused-bad-origin = A browser’s request must come from this site’s own pages.
error-refused-not-owner = Only whoever opened the table can do that.
error-refused-seat-taken = Seat { NUMBER($seat, useGrouping: 0) } is taken; only whoever sits there can hand it over.
error-refused-not-open = Seat { NUMBER($seat, useGrouping: 0) } belongs to a bot.
error-refused-no-table = There is no table { $table }.
error-refused-no-pack = There is no pack “{ $pack }” for this game here. There are: { $known }.
error-refused-no-seat = This table has no seat { NUMBER($seat, useGrouping: 0) }.
error-refused-no-moment = This game has { NUMBER($answers, useGrouping: 0) } answers; there is no moment { NUMBER($at, useGrouping: 0) }.
error-refused-still-running = This game is still running; it can be looked at again once it is over.
error-refused-no-advice = There is no advice while you play with other people, unless all of them agree to play with the coach. Once the game is over everybody can read how it was won.
error-refused-coach-alone = Nobody else plays here, so nobody need agree: just ask for advice.
error-refused-no-turn = You have had no turn yet; ask after your first one.
error-refused-no-page = There is nothing at { $path }.
error-refused-no-method = { $method } is not possible here; possible: { $allowed }.
error-refused-stale = You answered version { NUMBER($version, useGrouping: 0) }, but the table has moved on to version { NUMBER($now, useGrouping: 0) }.
error-refused-key-reused = The key { $key } was used before, for other choices.
error-refused-other-table = With the key { $key } another table was opened.
error-refused-other-rules = This game began with version { NUMBER($found, useGrouping: 0) } of the rules, and version { NUMBER($known, useGrouping: 0) } is played here. It cannot go on here, but its record can be downloaded, and whoever opened the table can end it.
error-refused-unreadable = This table cannot be played on: { $problem }
error-refused-body-too-big = A request can be at most { NUMBER($most, useGrouping: 0) } bytes long.
error-refused-too-many-fields = A form can have at most { NUMBER($most, useGrouping: 0) } fields.
error-refused-not-a-form = A form must be sent as application/x-www-form-urlencoded.
error-refused-not-json = A request must be JSON (Content-Type: application/json).
error-refused-too-many =
    { $seconds ->
        [one] Too many requests from your address. Try again in a second.
       *[other] Too many requests from your address. Try again in { $seconds } seconds.
    }
error-refused-too-much =
    { $seconds ->
        [one] Your address has used up its share of this server. Try again in a second.
       *[other] Your address has used up its share of this server. Try again in { $seconds } seconds.
    }
error-refused-too-many-bots = At your tables { NUMBER($most, useGrouping: 0) } bots are waiting to think. Let them go on first, then open another.
error-refused-too-many-connections = There are more than { NUMBER($most, useGrouping: 0) } connections from your address. Close some first.
error-refused-full = Too many people are here just now. Try again in a moment.
error-refused-too-slow = The request did not arrive in time.
error-refused-head-too-big = The headers of a request can be at most { NUMBER($most, useGrouping: 0) } bytes long.
error-refused-address-too-long = An address can be at most { NUMBER($most, useGrouping: 0) } bytes long.
error-refused-bad-http = This is no HTTP request.
error-refused-too-many-streams = Too many open streams from your address. Close one first.
error-refused-too-chatty =
    { $seconds ->
        [one] One thing at a time. Try again in a second.
       *[other] One thing at a time. Try again in { $seconds } seconds.
    }
error-refused-too-many-tables = { NUMBER($most, useGrouping: 0) } tables that were opened from your address are still being played. End one of them first.
error-refused-no-room = There is room for { NUMBER($most, useGrouping: 0) } tables here, and all of it is taken.
error-refused-no-metrics = The metrics are for whoever runs this server. Send their token.
error-refused-no-reading = The database cannot be read: { $problem }
error-refused-no-writing = The database cannot be written to: { $problem }
error-refused-closing = The server is closing. Try again in a moment.

## The database and the address

error-store-error-bad-address = Games cannot be kept at { $where }; it should be one of { $known }.
error-store-error-no-file = The database { $where } cannot be opened: { $problem }
error-store-error-no-connection = The database { $where } cannot be reached: { $problem }
error-store-error-in-use = Another server is using { $where }. Stop it, or name another database with --db.
error-store-error-full = There is no room left for { $where }: { $problem }. Make some, or name another place with --db.
error-store-error-damaged = { $where } is damaged or no database ({ $problem }). Put back a copy, or name another file with --db.
error-store-error-other-version = { $where } was made by another version of Cadency ({ $problem }).
error-store-error-trouble = The database { $where } does not answer: { $problem }
error-cannot-listen-in-use = Port { NUMBER($port, useGrouping: 0) } of { $host } is in use. Stop what uses it, or choose another with --port.
error-cannot-listen-no-address = Cannot listen at { $host }, port { NUMBER($port, useGrouping: 0) }: { $problem }

## Backups

error-bad-backup-exists = { $file }: there is a file of that name already. Choose another, or say --force.
error-bad-backup-no-writing = { $file } cannot be written: { $problem }
error-bad-backup-no-reading = { $file } cannot be read: { $problem }
error-bad-backup-no-backup = { $file } is not a backup of Cadency.
error-bad-backup-damaged = { $file } is damaged or cut short ({ $problem }). Nothing was restored.
error-bad-backup-newer = { $file } was made by a newer version of Cadency ({ $problem }). Nothing was restored.
error-bad-backup-nothing = { $where } holds nothing of Cadency’s yet.
error-bad-backup-not-empty =
    { $tables ->
        [one] { $where } holds a table already. Restore into a new or an empty database.
       *[other] { $where } holds { NUMBER($tables, useGrouping: 0) } tables already. Restore into a new or an empty database.
    }
error-bad-network-not-a-network = { $value } is no address or network. It should be one such as 127.0.0.1, ::1 or 10.0.0.0/8.

## Content packs

error-bad-pack-no-folder = { $file } cannot be read as a folder: { $problem }
error-bad-pack-no-game = { $file }: packs lie in a folder named after their game, which is one of { $known }.
error-bad-pack-bad-name = { $file }: a pack is named with letters, digits, spaces and '.,()-, at most 40 of them.
error-bad-pack-no-reading = { $file } cannot be read: { $problem }
error-bad-pack-too-big = { $file }: a pack has at most { NUMBER($most, useGrouping: 0) } bytes.

## What was done

backup-done =
    { $file }: { $tables ->
        [one] one table
       *[other] { NUMBER($tables, useGrouping: 0) } tables
    }, { NUMBER($size, useGrouping: 0) } KB, read again and found whole.
restore-done =
    { $tables ->
        [one] One table was restored.
       *[other] { NUMBER($tables, useGrouping: 0) } tables were restored.
    }
prune-would =
    { $tables ->
        [0] No table is that old.
        [one] One table would be removed.
       *[other] { NUMBER($tables, useGrouping: 0) } tables would be removed.
    }
prune-done =
    { $tables ->
        [0] No table is that old.
        [one] One table was removed.
       *[other] { NUMBER($tables, useGrouping: 0) } tables were removed.
    }
forget-table = The table { $table } and everything said there is forgotten.
forget-no-table = There is no table { $table }.
forget-would =
    { $seats ->
        [0] Nobody of that name sits at any table.
        [one] One seat would be forgotten.
       *[other] { NUMBER($seats, useGrouping: 0) } seats would be forgotten.
    } Lines of talk that mention the name: { NUMBER($mentioned, useGrouping: 0) }.
forget-did =
    { $seats ->
        [0] Nobody of that name sits at any table.
        [one] One seat is forgotten; lines of talk: { NUMBER($lines, useGrouping: 0) }, tables removed: { NUMBER($tables, useGrouping: 0) }.
       *[other] { NUMBER($seats, useGrouping: 0) } seats are forgotten; lines of talk: { NUMBER($lines, useGrouping: 0) }, tables removed: { NUMBER($tables, useGrouping: 0) }.
    } Lines of others that mention the name: { NUMBER($mentioned, useGrouping: 0) }. Downloaded records and backups stay as they are.
