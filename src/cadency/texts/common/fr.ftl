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
bot-page-about = Joue au hasard. Parfait pour apprendre les règles.
bot-squire = Écuyer
bot-squire-about = Regarde un coup devant lui et prend ce qui lui paraît le meilleur.

## Listes

list-and = { $before } et { $last }
list-comma = { $before }, { $next }

## Ce qui peut arriver à toutes les tables

event-undone = { $seat } revient au coup { NUMBER($answers, useGrouping: 0) }.
end-stopped = La partie a été arrêtée avant la fin.
choice-deal =
    { $items-count ->
        [0] Aucune pièce n'est tirée
        [one] 1 pièce est tirée
       *[other] { $items-count } pièces sont tirées
    }

## Erreurs : ouvrir une table

error-bad-setup-unknown-game = Il n'y a pas de jeu « { $game } ». Les jeux sont : { $known }.
error-bad-setup-unknown-option = { $game } n'a pas d'option « { $option } ». Ses options sont : { $known }.
error-bad-setup-unknown-value = L'option { $option } de { $game } ne peut pas valoir « { $value } ». Valeurs possibles : { $known }.
error-bad-setup-seat-count = { $game } se joue de { $first } à { $last } places, pas à { $seats }.
error-bad-setup-unknown-bot = Il n'y a pas de robot « { $bot } ». Les robots sont : { $known }.
error-bad-setup-no-judge = Personne ne sait encore juger une position de { $game }. Un écuyer sait jouer à : { $known }.

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
error-bad-content-wrong-type = { $file } : { $row } : valeur attendue pour { $name } : { $wanted } ; trouvé : « { $value } ».
error-bad-content-wrong-rows = { $file } : { $table } doit avoir exactement ces lignes : { $wanted } ; { $problem }.
error-bad-content-wrong-value = { $file } : { $row } : { $reason }.
error-bad-content-wrong-total = { $file } : { $what } : il en faut { $wanted } en tout, pas { $found }.

## Erreurs : parties enregistrées

error-bad-record-empty = L'enregistrement est vide ; il devrait commencer par une ligne d'en-tête.
error-bad-record-bad-line = Ligne { NUMBER($line, useGrouping: 0) } : { $reason }
error-bad-record-newer = Ligne 1 : cet enregistrement vient d'une version plus récente (format { $found } ; celle-ci lit { $known }).
error-bad-record-rules = Ligne 1 : cet enregistrement suit la version { $found } des règles de { $game } ; celle-ci joue la { $known }.
error-bad-record-not-offered = Ligne { NUMBER($line, useGrouping: 0) } : « { $choice } » n'y est pas proposé ; { $expected }.
error-bad-record-wrong-seat = Ligne { NUMBER($line, useGrouping: 0) } : la place { $seat } répond, mais c'est à la place { $waiting } de le faire.
error-bad-record-too-long = Ligne { NUMBER($line, useGrouping: 0) } : la partie était finie avant cette réponse.
error-bad-record-wrong-end = Ligne { NUMBER($line, useGrouping: 0) } : l'enregistrement dit { $said }, mais la partie dit { $found }.
error-bad-record-wrong-seed = Ligne { NUMBER($line, useGrouping: 0) } : la graine ne donne pas les tirages de cet enregistrement ({ $choice }).
error-bad-record-commitment = Ligne { NUMBER($line, useGrouping: 0) } : la graine ne correspond pas à l'engagement pris au début.
