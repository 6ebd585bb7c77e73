aid-game = Village
aid-title = Village : aide de jeu
aid-about = De deux à quatre familles vivent quatre générations. Le plus de prestige l'emporte.
aid-foot = Les nombres comme V-4.1 sont des articles : « cadency rules village » et la page des règles les montrent. Cadency.

aid-turn = Votre tour
aid-turn-1 = Prendre un cube : sur une case action ; il est à vous et paiera plus tard.
aid-turn-2 = Cube de peste : il repart aussitôt et coûte 2 de temps.
aid-turn-3 = Puis agir : on peut faire l'action de la case. Le marché a toujours lieu.
aid-turn-4 = Ou le puits : rendre trois cubes d'une couleur et faire l'action de son choix, sans prendre de cube.
aid-turn-5 = Dernier cube pris : on finit le tour, puis vient la messe et une nouvelle manche.

aid-actions = Les sept actions
aid-actions-1 = Récolte : 2 grains avec un membre à la ferme ; 3 avec cheval et charrue, 4 avec bœuf et charrue. Le grenier en contient 5.
aid-actions-2 = Famille : un enfant naît, ou un membre rentre à la ferme.
aid-actions-3 = Artisanat : produire une marchandise contre du temps (après avoir formé un membre) ou l'acheter en cubes ou en grain. Moulin : 2 grains et 2 de temps pour 2 pièces.
aid-actions-4 = Marché : servir un client sans frais ; puis chacun à son tour, pour 1 vert et 1 de temps. Qui ne vend pas sort.
aid-actions-5 = Voyage : une route pour 2 de temps, 1 chariot et deux cubes de sa couleur. La première visite donne la récompense.
aid-actions-6 = Conseil : entrer ou monter d'un niveau pour du temps et 2 verts ou un parchemin ; puis un privilège de ce niveau ou d'un plus bas. Ou seulement s'en servir.
aid-actions-7 = Église : un membre dans le sac noir, pour 1 brun ou 3 de temps.

aid-time = Le temps et la mort
aid-time-1 = Le temps : dix cases en rond. On peut toujours le payer.
aid-time-2 = Le pont passé : un membre meurt à la fin du tour ; un jour de marché, aussitôt.
aid-time-3 = Qui meurt : le plus petit numéro de génération ; à égalité, on choisit. Les membres à naître et le sac noir sont à l'abri.
aid-time-4 = Les archives : si la carrière a de la place. Sinon une tombe, qui ne vaut rien.

aid-mass = La messe
aid-mass-1 = Quatre figures sortent du sac : les siens pour 1 pièce chacun, le reste au sort. Les moines y retournent.
aid-mass-2 = Monter : 1, 2 et 4 grains pour les pas vers la gauche.
aid-mass-3 = Le plus de membres aux fenêtres : 2 de prestige.

aid-score = La fin et le décompte
aid-score-1 = La fin : la dernière place des archives ou la dernière tombe. Les autres jouent encore un tour, puis une dernière messe.
aid-score-2 = Cités : 1, 3, 6, 10, 14, 18 pour une à six.
aid-score-3 = Conseil : 0, 2, 4, 6 selon le niveau.
aid-score-4 = Église : 2, 3, 4, 6 selon la fenêtre.
aid-score-5 = Archives : 4, 7, 12 pour trois, quatre, cinq membres.
aid-score-6 = Clients : ce que disent leurs tuiles. Pièces : 1 chacune.

aid-mind = Ce qu'on oublie
aid-mind-1 = Une pièce remplace un cube de n'importe quelle couleur.
aid-mind-2 = Un membre formé produit sans nouvelle formation.
aid-mind-3 = Plus de puits une fois le dernier cube parti.
aid-mind-4 = Égalité : plus de clients, puis plus de membres vivants.
