figure-city = Chaque ville a une case de prince et une case de princesse. La grande choisit, la petite partage.
figure-cards = Une carte sert pour l'un des deux signes du haut ou pour l'action spéciale du bas, jamais pour les deux.
figure-ship = Cinq cubes et deux cases. Dès qu'elles sont prises toutes les deux, on partage.
figure-deploy = Le noir paie un prince, le blanc une princesse ; le symbole de la ville est ce qu'on reçoit aussitôt.
figure-wedding = Tard dans la partie : qui est seul reste célibataire ; à deux on est marié, et l'étoile peut porter un enfant.
figure-characters = Chaque personnage sert une fois par manche, contre les cubes bleus de sa case.
figure-pass = Passer tôt se paie en cubes roses, passer tard est gratuit : l'ordre de la piste est celui des bonus.
figure-region = La tuile dit ce que valent ici la première et la deuxième place, et toutes les couronnes.
