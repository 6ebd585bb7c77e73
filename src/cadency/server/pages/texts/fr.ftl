### Les mots des pages : accueil, nouvelle table, table, décompte, règles.

## Toutes les pages

site = Cadency
site-about = Des jeux de société sur les familles et leurs générations
skip-to-main = Aller au contenu
nav-play = Jouer
nav-new = Ouvrir une table
nav-rules = Règles
nav-licences = Licences
language = Langue
foot-houses = Chaque maison a son émail et sa brisure : la couleur n’est jamais seule à les distinguer.
close = Fermer
points =
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
home-about = Des jeux de société sur les familles et leurs générations, entre amis ou contre des robots, dans votre navigateur.
home-play = Jouer tout de suite
home-play-about = Vous contre deux robots. Sans compte, sans attente.
home-open = Ouvrir une table
home-your-turn = C’est à vous
home-go-on = Continuer
home-mine = Mes tables
home-open-tables = Tables ouvertes
home-running = En cours
home-over = Parties terminées
home-none-open = Aucune place libre pour l’instant. Ouvrez une table, soyez le premier.
home-none-over = Aucune partie publique n’est encore allée à son terme.
home-sit = S’asseoir
home-watch = Regarder
home-see = Voir
home-to-table = À la table
home-with = { $game } avec { $names }
home-players = { $first } à { $last } joueurs
minutes = une soirée
minutes-village = 60 min
minutes-heads_of_state = 75 min
home-play-game = Jouer à { $game }
home-rules = Lire les règles
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
kind-friend = Un ami, par lien
kind-screen = Sur cet écran
kind-none = Personne
kind-bot-page = Un page (robot)
kind-bot-squire = Un écuyer (robot)
hint-me = C’est vous.
hint-friend = Vous recevrez un lien à envoyer.
hint-screen = Joue à côté de vous ; la table est voilée entre les tours.
hint-bot-page = { bot-page-about }
hint-bot-squire = { bot-squire-about }
hint-none = Un joueur de moins.
new-how = Comment on joue
new-public = Qui la voit
new-public-yes = Tout le monde
new-public-no = Seulement avec le lien
new-public-about = À une table publique, chacun peut regarder et prendre une place libre.
new-language = Langue
new-rules = Quelles règles
new-deal = Le tirage
new-deal-about = Scellé avant le premier coup ; chacun peut le vérifier ensuite.
new-open = Ouvrir la table
new-after = Les robots commencent aussitôt. Les amis s’installent quand ils arrivent.
new-few = Ce jeu demande de { $first } à { $last } places.
new-for =
    { $seats ->
        [0] { $game } sans personne
        [1] { $game } en solitaire
        [2] { $game } à deux
        [3] { $game } à trois
        [4] { $game } à quatre
       *[other] { $game } à { $seats }
    }

## S’asseoir

join-title = { $game } : une place pour vous
join-about = À cette table : { $names }.
join-nobody = Vous êtes le premier à cette table.
join-name = Votre nom
join-sit = S’asseoir

## La table

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
note-stale = La table a changé depuis votre dernier regard. Voici où elle en est.
thinking = { $name } réfléchit
asked-of = On attend { $name }
asked-open = Cette place est encore libre
watching = Vous regardez.
choices-of = Vos choix
rule = règle
brings-none = Survolez un choix pour voir ce qu’il entraîne.
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
history-move = Coup { $at } sur { $answers }
setting-confirm = Redemander avant chaque choix
setting-notify = Me prévenir quand c’est à moi
setting-candle = À la chandelle
setting-stop = Arrêter la partie
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
cover-go = Je suis { $name }
houses = Les maisons
own-things = Ce qui est à vous
places = Lieux
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
end-check = Vérifiez vous-même avec le fichier : ./cadency replay FICHIER --verify
course-title = Le chemin parcouru
rematch-invite = Une revanche, { $name } ? { $link }

## Règles, licences, erreurs

rules-title = { $game } : les règles
rules-search = Chercher dans les règles
rules-find = Chercher
rules-found =
    { $count ->
        [0] Aucune clause ne contient ces mots.
        [1] 1 clause
       *[other] { $count } clauses
    }
rules-all = Toutes les clauses
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
