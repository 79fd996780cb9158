/** What is seen on each of the minors, by slug. */
const WANDS: Readonly<Record<string, string>> = {
  'as-de-batons':
    'Une main sort d’une nuée et serre un gros bâton vert à rejets, surmonté d’une flamme, sous une pluie de gouttes d’or et de grenat.',
  'deux-de-batons':
    'Deux bâtons verts croisés en sautoir, un fleuron d’or à leur rencontre, des rinceaux sur les quatre côtés.',
  'trois-de-batons': 'Deux bâtons verts croisés et un troisième, grenat, dressé en leur milieu, parmi des rinceaux.',
  'quatre-de-batons': 'Quatre bâtons croisés deux à deux en treillis, un fleuron d’or au centre.',
  'cinq-de-batons': 'Quatre bâtons croisés deux à deux, traversés par un cinquième, grenat et vertical.',
  'six-de-batons': 'Six bâtons verts et bleus, trois dans chaque sens, tressés en losanges autour d’un fleuron d’or.',
  'sept-de-batons':
    'Six bâtons entrecroisés, trois dans chaque sens, et un septième, grenat, qui les traverse de haut en bas.',
  'huit-de-batons': 'Huit bâtons, quatre dans chaque sens, se croisent en deux larges bandes sous un fleuron d’or.',
  'neuf-de-batons': 'Huit bâtons croisés en deux bandes, et au milieu un neuvième, grenat, planté droit.',
  'dix-de-batons': 'Dix bâtons, cinq dans chaque sens, si serrés que la croix emplit presque toute la carte.',
  'valet-de-batons':
    'Un jeune homme au bonnet à plume s’appuie des deux mains sur une massue verte plantée devant lui.',
  'cavalier-de-batons':
    'Un cavalier au large chapeau, tourné vers la droite, brandit un bâton sur un cheval rose couvert d’une housse verte.',
  'reine-de-batons':
    'Une reine à la couronne de feuilles, cheveux dénoués, tient un gros bâton appuyé contre l’épaule, sur un trône à treillis.',
  'roi-de-batons':
    'Un roi encore jeune, un chapeau couronné sur la tête, tient une massue verte posée à terre près de son trône.',
};
const CUPS: Readonly<Record<string, string>> = {
  'as-de-coupes':
    'Une grande coupe d’or à bande grenat porte cinq tourelles comme un château ; des rayons l’entourent et deux filets d’eau coulent de chaque bord.',
  'deux-de-coupes': 'Deux coupes l’une au-dessus de l’autre, séparées par une double fleur.',
  'trois-de-coupes': 'Une coupe en haut, deux en bas, reliées par des rameaux fleuris.',
  'quatre-de-coupes': 'Quatre coupes aux quatre angles, une tige fleurie entre elles.',
  'cinq-de-coupes': 'Quatre coupes aux angles et une cinquième au centre, entourée de feuillage.',
  'six-de-coupes': 'Six coupes en deux colonnes, des rameaux entre les rangs.',
  'sept-de-coupes': 'Trois coupes en ligne au milieu, deux au-dessus, deux au-dessous.',
  'huit-de-coupes': 'Trois coupes en haut, trois en bas, et deux entre elles.',
  'neuf-de-coupes': 'Neuf coupes en trois rangs de trois, quatre petits rameaux dans les intervalles.',
  'dix-de-coupes': 'Dix coupes : trois, deux, deux et trois, du haut vers le bas de la carte.',
  'valet-de-coupes':
    'Un jeune page en longue robe bleue, couronné de fleurs, porte une coupe sur un linge blanc, les yeux baissés.',
  'cavalier-de-coupes':
    'Un cavalier tête nue, sur un cheval blanc qui marche, porte une coupe devant lui au bord de l’eau.',
  'reine-de-coupes':
    'Une reine voilée et couronnée, sous un dais grenat, tient sur ses genoux une coupe fermée d’un couvercle.',
  'roi-de-coupes':
    'Un vieux roi à barbe blanche, assis devant une grande coquille, lève une coupe d’or à hauteur d’épaule.',
};
const SWORDS: Readonly<Record<string, string>> = {
  'as-d-epees': 'Une main sort d’une nuée et dresse une épée qui traverse une couronne d’or, entre deux rameaux.',
  'deux-d-epees':
    'Deux lames courbes forment une amande et se croisent en haut et en bas ; des rameaux fleuris poussent au centre.',
  'trois-d-epees': 'Deux lames courbes en amande, et une épée droite dressée entre elles.',
  'quatre-d-epees': 'Quatre lames courbes, deux de chaque côté, entourent des rameaux fleuris.',
  'cinq-d-epees': 'Quatre lames courbes entourent une épée droite, la pointe en haut.',
  'six-d-epees': 'Six lames courbes, trois de chaque côté, enferment un bouquet de feuilles.',
  'sept-d-epees': 'Six lames courbes, trois de chaque côté, et au milieu une épée droite.',
  'huit-d-epees': 'Huit lames courbes serrées en amande autour de fins rameaux.',
  'neuf-d-epees': 'Huit lames courbes, quatre de chaque côté, et une épée droite enfermée parmi elles.',
  'dix-d-epees': 'Huit lames courbes en amande, et deux épées droites croisées au milieu.',
  'valet-d-epees':
    'Un jeune homme au chapeau bleu repose sa lame nue contre l’épaule, le fourreau au côté, sous quelques étoiles.',
  'cavalier-d-epees': 'Un cavalier casqué, au panache rouge, pointe son épée sur un cheval gris qui se cabre.',
  'reine-d-epees':
    'Une reine aux longues tresses sombres, un diadème d’étoiles au front, tient une épée droite et lève l’autre main.',
  'roi-d-epees':
    'Un roi en cuirasse, à barbe sombre, des lunes dorées aux épaules, tient une épée dressée et un bâton court.',
};
const COINS: Readonly<Record<string, string>> = {
  'as-de-deniers': 'Un grand denier d’or à huit pétales rayonne au centre de la carte, quatre rameaux autour de lui.',
  'deux-de-deniers': 'Deux deniers l’un au-dessus de l’autre, un double rameau entre eux.',
  'trois-de-deniers': 'Un denier en haut, deux en bas, des tiges fleuries entre les trois.',
  'quatre-de-deniers': 'Quatre deniers aux quatre angles, un rameau au centre.',
  'cinq-de-deniers': 'Un denier au centre, quatre autour de lui, des rameaux sur les bords.',
  'six-de-deniers': 'Six deniers en deux colonnes de trois, des rameaux entre les rangs.',
  'sept-de-deniers': 'Deux deniers en haut, trois au milieu, deux en bas.',
  'huit-de-deniers': 'Huit deniers : trois, puis deux, puis trois, encadrés de feuillage.',
  'neuf-de-deniers': 'Neuf deniers en carré, trois par rang, de petits rameaux entre eux.',
  'dix-de-deniers': 'Dix deniers en quatre rangs, trois aux bords et deux au milieu.',
  'valet-de-deniers':
    'Un jeune homme au turban grenat montre un denier d’une main levée ; un autre est posé à ses pieds dans la campagne.',
  'cavalier-de-deniers':
    'Un cavalier au turban vert, un bâton à la main, avance sur un cheval clair ; un denier brille dans le ciel devant lui.',
  'reine-de-deniers':
    'Une reine vue de profil contemple le denier qu’elle lève devant elle, un sceptre dans l’autre main.',
  'roi-de-deniers':
    'Un roi barbu au chapeau couronné, assis en plein champ les jambes croisées, tient un denier près de son genou.',
};

export const MINOR_DESCRIPTIONS: Readonly<Record<string, string>> = { ...WANDS, ...CUPS, ...SWORDS, ...COINS };
