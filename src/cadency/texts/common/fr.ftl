### Ce qu'il faut à tous les écrans, quel que soit le jeu.

## Mots

yes = oui
no = non
seat = place
seat-number = Place { $number }
nature = hasard
language-en = English
language-fr = Français
language-de = Deutsch

## Robots

bot-page = Page
bot-page-about = Joue n’importe quel coup permis. Bonne compagnie pour une première partie.
bot-page-time = Joue aussitôt.
bot-squire = Écuyer
bot-squire-about = Regarde jusqu’à la fin de son tour. Entre des tours presque égaux, il en prend un au hasard.
bot-squire-time = Joue aussitôt.
bot-knight = Chevalier
bot-knight-about = Essaie ses meilleurs tours un peu à l’avance. Se trompe encore quand ils se valent presque.
bot-knight-time = Joue presque aussitôt.
bot-baron = Baron
bot-baron-about = Les essaie plus souvent qu’un chevalier, et se trompe rarement.
bot-baron-time = Joue presque aussitôt.
bot-duke = Duc
bot-duke-about = Le plus fort d’ici. Essaie le plus, pèse les chances de chaque maison et ne laisse rien passer.
bot-duke-time = Réfléchit un instant.
bot-guest-about = Un invité venu d'un autre paquet ; sa force, seules les parties la diront.
bot-said = { $name }, force { $strength } sur 5

## Listes

list-and = { $before } et { $last }
list-comma = { $before }, { $next }

## Ce qui peut arriver à toutes les tables

event-undone = { log-did } ramené la partie au coup { NUMBER($answers, useGrouping: 0) }.
# How a line of the log begins: whoever did it, as the reader is spoken to, up to where the verb's own forms end.
log-did =
    { $you ->
        [yes] { log-you } avez
       *[no] { $seat } a
    }
log-you = Vous
end-stopped = La partie a été arrêtée avant la fin.
choice-deal =
    { $items-count ->
        [0] Aucune pièce n'est tirée
        [one] 1 pièce est tirée
       *[other] { $items-count } pièces sont tirées
    }

## Les conseils, et une partie revue

advice-title =
    { $level ->
        [squire] Que ferait un écuyer, et pourquoi ?
        [baron] Que ferait un baron, et pourquoi ?
        [duke] Que ferait un duc, et pourquoi ?
       *[knight] Que ferait un chevalier, et pourquoi ?
    }
advice-chance =
    environ { $chance } sur cent de gagner, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin
advice-alone =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin
advice-term = { $term } (+{ $points })
advice-for = Pour ce choix : { $terms }.
ways-title = Trois façons de marquer
ways-have = { $points } jusqu’ici
way-far = { $now } pour l’instant, environ { $end } à la fin
hindsight-title = Le dernier tour
hindsight-did = Vous avez choisi : « { $played } ».
hindsight-better =
    « { $better } » aurait été meilleur : environ { $by ->
        [one] { $by } partie gagnée
       *[other] { $by } parties gagnées
    } de plus sur cent (± { $doubt }).
hindsight-better-alone =
    « { $better } » aurait été meilleur, d'environ { $by ->
        [one] { $by } point
       *[other] { $by } points
    } (± { $doubt }).
analysis-title = Comment elle fut gagnée
analysis-title-alone = Comment elle s'est jouée
analysis-judged =
    { $level ->
        [squire] Jugé par un écuyer.
        [baron] Jugé par un baron.
        [duke] Jugé par un duc.
       *[knight] Jugé par un chevalier.
    }
analysis-chances = Chances de gagner
analysis-chances-unit = sur cent, coup par coup
analysis-points = Points à espérer
analysis-points-unit = coup par coup
analysis-move = Coup { NUMBER($move, useGrouping: 0) } sur { NUMBER($moves, useGrouping: 0) }
analysis-line = { $name } est parti de { $start }, au plus haut à { $most } après le coup { NUMBER($high, useGrouping: 0) }, au plus bas à { $least } après le coup { NUMBER($low, useGrouping: 0) }, et a fini à { $end }.
analysis-swings = Les plus grands tournants
analysis-swing = Coup { NUMBER($move, useGrouping: 0) } : { $deed }
analysis-swing-round = Manche { $round }, coup { NUMBER($move, useGrouping: 0) } : { $deed }
analysis-in-round = Manche { $round } : { $deed }
analysis-chose = { $name } : { $played }
analysis-did = Choisi : « { $played } ».
analysis-better = « { $better } » aurait été meilleur de { $by } (± { $doubt }).
analysis-nothing = Rien de nettement meilleur n'a été trouvé.
analysis-steady = Aucun coup n'a changé les chances de 3 sur cent ou plus.
analysis-change = { $before } → { $after } sur cent
analysis-change-turn = { $before } → { $after } sur cent jusqu'au tour suivant
analysis-change-alone = { $before } → { $after } points
analysis-played = Comment chacun a joué
analysis-played-alone = Comment ce fut joué
analysis-played-unit = sur cent
analysis-played-about = 100 ne cède rien, 0 autant que des choix au hasard.
analysis-played-of = { $name } : { $share } sur cent (± { $doubt })
analysis-played-few = { $name } : trop peu de tours pour le dire
analysis-finest = Le meilleur coup de { $name }
analysis-ended = { $name } a gagné avec { $points }, de { $lead }.
analysis-ended-even = { $name } a gagné avec { $points }, au départage.
analysis-ended-shared = { $names } partagent la victoire avec { $points }.
analysis-ended-nobody = Personne n'a gagné.
analysis-ended-alone = { $points } points à la fin.
analysis-houses =
    { $seats ->
        [one] { $seats } maison
       *[other] { $seats } maisons
    }
analysis-rounds =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
analysis-best =
    { $count ->
        [one] { $count } meilleur
       *[other] { $count } meilleurs
    }
analysis-fair =
    { $count ->
        [one] { $count } correct
       *[other] { $count } corrects
    }
analysis-slip =
    { $count ->
        [one] { $count } écart
       *[other] { $count } écarts
    }
analysis-mistake =
    { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
error-bad-setup-no-adviser = « { $bot } » ne peut pas juger une partie. Le peuvent : { $known }.
error-bad-setup-no-analyst = « { $bot } » ne peut pas juger une partie finie. Le peuvent : { $known }.

## Erreurs : ouvrir une table

error-bad-setup-unknown-game = Il n'y a pas de jeu « { $game } ». Les jeux sont : { $known }.
error-bad-setup-unknown-option = { $game } n'a pas d'option « { $option } ». Ses options sont : { $known }.
error-bad-setup-unknown-value = L'option { $option } de { $game } ne peut pas valoir « { $value } ». Valeurs possibles : { $known }.
error-bad-setup-seat-count = { $game } se joue de { $first } à { $last } places, pas à { $seats }.
error-bad-setup-only-alone = L'option { $option } de { $game } ne peut valoir « { $value } » que pour une seule place.
error-bad-setup-unknown-bot = Il n'y a pas de robot « { $bot } ». Les robots sont : { $known }.
error-bad-setup-no-judge = Personne ne sait encore juger une position de { $game }. Un écuyer sait jouer à : { $known }.
error-bad-setup-no-aid = { $game } n'a pas d'aide de jeu. En ont une : { $known }.
error-bad-setup-cannot-play = « { $bot } » ne sait pas jouer à { $game }, que personne ne sait évaluer. Peuvent y jouer : { $known }.
error-bad-plugin-broken = { $plugin } du paquet { $package } est laissé de côté : impossible à charger ({ $reason }).
error-bad-plugin-bad-name = « { $plugin } » du paquet { $package } est laissé de côté : un nom se compose de minuscules, de chiffres et de _.
error-bad-plugin-name-taken = { $plugin } du paquet { $package } est laissé de côté : ce nom est déjà pris.
error-bad-plugin-no-rules = { $plugin } du paquet { $package } est laissé de côté : son point d'entrée n'est pas un cadency.Rules.
error-bad-plugin-other-id = { $plugin } du paquet { $package } est laissé de côté : ses règles portent un autre nom que son point d'entrée.
error-bad-plugin-too-many = { $plugin } du paquet { $package } est laissé de côté : il se joue à plus de cinq.
error-bad-plugin-no-view = { $plugin } du paquet { $package } est laissé de côté : il manque à sa vue game, content, seat, seats ou todo.
error-bad-plugin-no-bot = { $plugin } du paquet { $package } est laissé de côté : son point d'entrée n'a pas de choose(view, seat).

## Erreurs : choisir

error-not-a-choice-not-a-choice = « { $choice } » n'est pas un choix de { $game }.
error-not-a-choice-not-a-frame = « { $frame } » n'est pas une étape de { $game }.
error-not-a-choice-over = La partie est finie ; plus rien n'est demandé.
error-not-legal-not-offered = « { $choice } » n'est pas proposé ici ({ $kind }, { $clause }). Choix proposés : { $offered }.
error-not-legal-refused = « { $choice } » est impossible pour l'instant. { $reason } ({ $clause })
error-not-your-turn-not-your-turn = Ce n'est pas à la place { $seat } de répondre ; on attend la place { $waiting }.
error-not-your-turn-no-such-seat = Il n'y a pas de place { $seat } à cette table ; les places vont de 0 à { $last }.

## Erreurs : revenir en arrière

error-cannot-undo-nothing = La place { $seat } n'a rien à reprendre.
error-cannot-undo-learnt = La place { $seat } ne peut pas reprendre ce coup seule : on a appris quelque chose depuis.
error-cannot-undo-no-proposal = Personne n'a demandé à revenir en arrière.
error-cannot-undo-beyond =
    Cette partie compte { $answers ->
        [0] 0 réponse
        [one] 1 réponse
       *[other] { NUMBER($answers, useGrouping: 0) } réponses
    } ; impossible de revenir à la réponse { NUMBER($to, useGrouping: 0) }.

## Erreurs : contenus

error-bad-content-not-toml = { $file } : ce n'est pas du TOML : { $reason }
error-bad-content-unknown-table = { $file } : il n'y a pas de table [[{ $table }]]. Les tables sont : { $known }.
error-bad-content-not-rows = { $file } : { $table } doit être fait de lignes, chacune sous son propre [[{ $table }]].
error-bad-content-unknown-key = { $file } : { $row } : clé inconnue « { $name } ». Les clés sont : { $known }.
error-bad-content-missing-key = { $file } : { $row } : il manque { $name }.
error-bad-content-must-be-int = { $file } : { $row } : { $name } doit être un nombre entier, 0 ou plus, pas « { $value } ».
error-bad-content-must-be-str = { $file } : { $row } : { $name } doit être un texte, pas « { $value } ».
error-bad-content-must-be-list = { $file } : { $row } : { $name } doit être une liste, pas « { $value } ».
error-bad-content-must-be-dict = { $file } : { $row } : { $name } doit être un tableau de quantités, pas « { $value } ».
error-bad-content-must-be-among = { $file } : { $row } : { $name } peut être { $known }, pas « { $value } ».
error-bad-content-row-twice = { $file } : { $table } contient deux fois ces lignes : { $rows }. Il faut exactement : { $known }.
error-bad-content-row-missing = { $file } : il manque ces lignes à { $table } : { $rows }. Il faut exactement : { $known }.
error-bad-content-row-unknown = { $file } : { $table } n'a pas de lignes { $rows }. Il faut exactement : { $known }.
error-bad-content-wrong-count = { $file } : nombre de lignes de { $table } : { $found }, alors qu'il en faut { $wanted }.
error-bad-content-wrong-total = { $file } : total de { $table } : { $found }, alors qu'il faut { $wanted }.
error-bad-content-wrong-value = { $file } : { $row } : { $reason }.

## Erreurs : parties enregistrées

error-bad-record-empty = L'enregistrement est vide ; il devrait commencer par une ligne d'en-tête.
error-bad-record-not-json = Ligne { NUMBER($line, useGrouping: 0) } : ce n'est pas du JSON.
error-bad-record-not-an-object = Ligne { NUMBER($line, useGrouping: 0) } : ce n'est pas un objet JSON.
error-bad-record-not-a-record = Ligne 1 : ce n'est pas une partie enregistrée. La première ligne devrait donner la version sous « cadency ».
error-bad-record-header = Ligne 1 : dans l'en-tête, « { $name } » manque ou n'est pas du bon genre.
error-bad-record-after-end = Ligne { NUMBER($line, useGrouping: 0) } : il y a encore quelque chose après la fin de la partie.
error-bad-record-seat = Ligne { NUMBER($line, useGrouping: 0) } : la place va de -1 (le hasard) à { $last }, pas « { $found } ».
error-bad-record-choice = Ligne { NUMBER($line, useGrouping: 0) } : choice doit être une liste qui commence par un mot.
error-bad-record-hidden = Ligne { NUMBER($line, useGrouping: 0) } : cet enregistrement date d'une partie en cours et cache ce que son lecteur ne doit pas encore savoir. Reprenez-le une fois la partie terminée.
error-bad-record-cut = Ligne { NUMBER($line, useGrouping: 0) } : cut va de 0 à { NUMBER($last, useGrouping: 0) }, pas « { $found } ».
error-bad-record-unknown-line = Ligne { NUMBER($line, useGrouping: 0) } : on attend choice, cut, end ou stop.
error-bad-record-not-a-choice = Ligne { NUMBER($line, useGrouping: 0) } : « { $choice } » n'est pas un choix de { $game }.
error-bad-record-other-values = Ligne 1 : cette partie a été jouée avec d'autres valeurs imprimées, que l'enregistrement ne contient pas.
error-bad-record-newer = Ligne 1 : cet enregistrement vient d'une version plus récente (format { $found } ; celle-ci lit { $known }).
error-bad-record-rules = Ligne 1 : cet enregistrement suit la version { $found } des règles de { $game } ; celle-ci joue la { $known }.
error-bad-record-not-offered = Ligne { NUMBER($line, useGrouping: 0) } : « { $choice } » n'y est pas proposé. Proposé : { $offered }.
error-bad-record-not-dealt =
    Ligne { NUMBER($line, useGrouping: 0) } : « { $choice } » ne peut pas être tiré là ; { $count ->
        [0] rien n'est tiré
        [one] 1 élément est tiré
       *[other] { $count } éléments sont tirés
    }.
error-bad-record-wrong-seat = Ligne { NUMBER($line, useGrouping: 0) } : la place { $seat } répond, mais c'est à la place { $waiting } de le faire.
error-bad-record-too-long = Ligne { NUMBER($line, useGrouping: 0) } : la partie était finie avant cette réponse.
error-bad-record-wrong-end = Ligne { NUMBER($line, useGrouping: 0) } : l'enregistrement dit que la partie a fini par « { $said } », mais la partie dit « { $found } ».
error-bad-record-wrong-scores = Ligne { NUMBER($line, useGrouping: 0) } : l'enregistrement donne les scores { $said }, mais la partie donne { $found }.
error-bad-record-wrong-seed = Ligne { NUMBER($line, useGrouping: 0) } : la graine ne donne pas les tirages de cet enregistrement ({ $choice }).
error-bad-record-commitment = Ligne { NUMBER($line, useGrouping: 0) } : la graine ne correspond pas à l'engagement pris au début.
