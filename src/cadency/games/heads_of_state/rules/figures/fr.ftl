figure-sector = Une province a un emplacement haut au-dessus d'un plus bas ; le nombre de l'hexagone est ce que rapporte le premier noble.
figure-rows = Six cartes attribut au choix, deux cartes trahison, et une pioche pour qui préfère la chance.
figure-set = Ce que coûte chaque rang. Les nombres à droite vont à qui en a créé le plus.
figure-treason = Sous la guillotine, dix cartes et la révolution. À côté attendent les cartes trahison.
figure-dead = Les jetons sur un hexagone sont les morts : la preuve que leur maison y est passée.
figure-country = Le tableau d'un pays : ses deux marqueurs, ce qu'une manche y rapporte, et qui est passé dans combien de secteurs.
figure-influence = À la fin d'une manche les vivants comptent : 2 en province, 4 dans une capitale, la moitié sous un rang plus élevé.
figure-chamber = La Chambre des Nobles récompense les premières maisons qui ont créé tous les rangs.
