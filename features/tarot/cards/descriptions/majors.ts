/** What is seen on each of the majors, by slug. */
export const MAJOR_DESCRIPTIONS: Readonly<Record<string, string>> = {
  'le-bateleur':
    'Un jeune homme au chapeau en forme de huit couché lève une baguette derrière une table où reposent un gobelet, des dés, des pièces et un couteau.',
  'la-papesse':
    'Une femme coiffée de la tiare, les yeux baissés, tient un livre ouvert entre deux colonnes, devant un voile étoilé.',
  'l-imperatrice':
    'Une reine couronnée tient un sceptre au globe et un écu à l’aigle d’or ; les ailes bleues de son trône s’ouvrent derrière elle.',
  'l-empereur':
    'Un souverain barbu, vu de profil et jambes croisées, tend son sceptre devant lui ; son écu à l’aigle est posé au pied du trône.',
  'le-pape':
    'Un vieillard à la tiare bénit de la main droite et tient une croix à trois branches ; deux clercs lui font face, vus de dos.',
  'l-amoureux':
    'Un jeune homme en tunique rayée se tient entre deux femmes, l’une couronnée de laurier, l’autre de fleurs ; au-dessus, l’Amour vise de son arc.',
  'le-chariot':
    'Un prince couronné se dresse sous un dais dans un char que tirent deux chevaux, l’un bleu, l’autre rose.',
  'la-justice': 'Une femme couronnée, assise de face, tient une épée droite d’une main et une balance de l’autre.',
  'l-hermite':
    'Un vieil homme encapuchonné avance dans la nuit, un bâton à la main, en levant une lanterne devant lui.',
  'la-roue-de-fortune':
    'Une roue à manivelle porte un animal qui monte et un autre qui descend ; un sphinx ailé et couronné, l’épée à la patte, se tient au sommet.',
  'la-force': 'Une femme au chapeau en forme de huit couché ouvre sans effort la gueule d’un lion.',
  'le-pendu':
    'Un homme pendu par un pied entre deux arbres émondés, l’autre jambe repliée, les mains dans le dos, la tête nimbée d’or.',
  'l-arcane-sans-nom':
    'Un squelette fauche une terre noire d’où sortent des têtes, des mains et des pousses, tandis qu’un soleil se lève derrière lui.',
  temperance: 'Un ange aux ailes bleues, une fleur au front, verse une eau d’un vase dans un autre.',
  'le-diable':
    'Une créature bleue aux ailes de chauve-souris et aux bois de cerf lève une torche sur un socle où deux figures cornues sont liées par une corde.',
  'la-maison-dieu':
    'Une plume de feu arrache la couronne d’une tour ; deux personnages tombent parmi des boules de couleur.',
  'l-etoile':
    'Une femme nue, un genou à terre, verse l’eau de deux jarres au bord d’une rive, sous huit étoiles ; un oiseau est posé sur un arbre.',
  'la-lune':
    'La lune de profil brille entre deux tours ; deux chiens hurlent vers elle et une écrevisse remonte d’un bassin.',
  'le-soleil':
    'Un grand soleil à visage répand des gouttes de couleur sur deux enfants qui se touchent devant un mur de briques.',
  'le-jugement':
    'Un ange sonne de la trompette dans une nuée ; trois personnages nus se lèvent, les deux de côté mains jointes.',
  'le-monde':
    'Une danseuse à l’écharpe tient une baguette au centre d’une couronne de feuilles ; aux angles, l’ange, l’aigle, le taureau et le lion.',
  'le-mat':
    'Un voyageur au bonnet à grelots marche, son baluchon sur l’épaule et un bâton à la main, tandis qu’un chien s’accroche à sa jambe.',
};
