interface Work {
  readonly author: string;
  readonly title: string;
  /** As a reader says it: a year, a span or a century. */
  readonly year: string;
  /** What the site takes from it, or why it is worth opening. */
  readonly use: string;
}

/** The works behind the site, by the section of the bibliography that prints them, oldest first. */
export const bibliography: Readonly<Record<string, readonly Work[]>> = {
  astrologie: [
    {
      author: 'Marcus Manilius',
      title: 'Astronomica',
      year: 'Ier siècle',
      use: 'Le plus ancien traité d’astrologie conservé presque entier, en vers latins. Les images des signes.',
    },
    {
      author: 'Claude Ptolémée',
      title: 'Tétrabible',
      year: 'IIe siècle',
      use: 'Le socle : le zodiaque tropical, les maîtrises des planètes, les aspects. C’est sa grille que suivent nos cartes.',
    },
    {
      author: 'Vettius Valens',
      title: 'Anthologies',
      year: 'IIe siècle',
      use: 'Plus d’une centaine de naissances commentées par un praticien : la part de fortune en situation.',
    },
    {
      author: 'William Lilly',
      title: 'Christian Astrology',
      year: '1647',
      use: 'La tradition mise en ordre pour un lecteur moderne : dignités, maisons, manière de hiérarchiser.',
    },
    {
      author: 'Placidus de Titis',
      title: 'Physiomathematica sive Coelestis philosophia',
      year: '1650',
      use: 'L’exposé du système de maisons que nous proposons par défaut.',
    },
    {
      author: 'Jean-Baptiste Morin de Villefranche',
      title: 'Astrologia Gallica',
      year: '1661',
      use: 'La méthode des déterminations ; son livre XXIII porte sur les révolutions solaires.',
    },
    {
      author: 'Dane Rudhyar',
      title: 'The Astrology of Personality',
      year: '1936',
      use: 'Le passage d’une astrologie des événements à une astrologie de la personne, qui est la nôtre.',
    },
    {
      author: 'André Barbault',
      title: 'Traité pratique d’astrologie',
      year: '1961',
      use: 'La référence française du XXe siècle pour lire un thème dans son ensemble.',
    },
  ],
  tarot: [
    {
      author: 'Antoine Court de Gébelin',
      title: 'Monde primitif, tome VIII',
      year: '1781',
      use: 'La première lecture symbolique du tarot. L’origine égyptienne qu’il invente est fausse ; ses images sont restées.',
    },
    {
      author: 'Etteilla (Jean-Baptiste Alliette)',
      title: 'Manière de se récréer avec le jeu de cartes nommées tarots',
      year: '1783-1785',
      use: 'L’un des tout premiers manuels de tirage : un sens à l’endroit, un sens à l’envers.',
    },
    {
      author: 'Papus (Gérard Encausse)',
      title: 'Le Tarot des Bohémiens',
      year: '1889',
      use: 'L’ordre des arcanes lié aux nombres et aux lettres, tel que l’occultisme français l’a fixé.',
    },
    {
      author: 'Arthur Edward Waite',
      title: 'The Pictorial Key to the Tarot',
      year: '1910',
      use: 'Les arcanes mineurs en scènes, dessinées par Pamela Colman Smith : la source de beaucoup de lectures actuelles.',
    },
    {
      author: 'Oswald Wirth',
      title: 'Le Tarot des imagiers du Moyen Âge',
      year: '1927',
      use: 'Vingt-deux arcanes majeurs décrits trait par trait.',
    },
    {
      author: 'Michael Dummett',
      title: 'The Game of Tarot',
      year: '1980',
      use: 'L’histoire établie sur pièces : un jeu de cartes italien du XVe siècle avant d’être un livre de symboles.',
    },
  ],
  numerologie: [
    {
      author: 'Hippolyte de Rome (attribué à)',
      title: 'Réfutation de toutes les hérésies',
      year: 'IIIe siècle',
      use: 'Son livre IV décrit, pour s’en moquer, des calculs sur les lettres des noms. Un témoin précoce.',
    },
    {
      author: 'Jamblique',
      title: 'Vie de Pythagore',
      year: 'vers 300',
      use: 'Le nombre comme principe, vu par un disciple tardif.',
    },
    {
      author: 'L. Dow Balliett',
      title: 'The Philosophy of Numbers',
      year: '1908',
      use: 'La table de 1 à 9 posée sur l’alphabet, dite pythagoricienne, que nous employons.',
    },
    {
      author: 'Florence Campbell',
      title: 'Your Days Are Numbered',
      year: '1931',
      use: 'Le vocabulaire des nombres du nom et de la date tel qu’on le connaît aujourd’hui.',
    },
    {
      author: 'Juno Jordan',
      title: 'Numerology: The Romance in Your Name',
      year: '1965',
      use: 'Les portraits de nombres, maîtres nombres compris.',
    },
    {
      author: 'Underwood Dudley',
      title: 'Numerology, or What Pythagoras Wrought',
      year: '1997',
      use: 'Le point de vue d’un mathématicien, sceptique et drôle. À lire aussi.',
    },
  ],
  anges: [
    {
      author: 'Pseudo-Denys l’Aréopagite',
      title: 'La Hiérarchie céleste',
      year: 'vers 500',
      use: 'Les neuf chœurs, de l’ordre des Séraphins à celui des Anges.',
    },
    {
      author: 'Johannes Reuchlin',
      title: 'De arte cabalistica',
      year: '1517',
      use: 'Les soixante-douze noms tirés du livre de l’Exode, présentés au public savant d’Europe.',
    },
    {
      author: 'Athanasius Kircher',
      title: 'Œdipus Ægyptiacus',
      year: '1652-1654',
      use: 'Les noms disposés en figure, avec leurs correspondances.',
    },
    {
      author: 'Lazare Lenain',
      title: 'La Science cabalistique',
      year: '1823',
      use: 'La répartition des soixante-douze noms sur les jours de l’année et les heures : le calendrier français en descend.',
    },
    {
      author: 'Gershom Scholem',
      title: 'Major Trends in Jewish Mysticism',
      year: '1941',
      use: 'L’histoire de la kabbale par celui qui en a fait une discipline : de quoi distinguer la source de ses adaptations.',
    },
    {
      author: 'Robert Ambelain',
      title: 'La Kabbale pratique',
      year: '1951',
      use: 'La tradition des soixante-douze noms telle que l’occultisme français l’a transmise.',
    },
    {
      author: 'Gustav Davidson',
      title: 'A Dictionary of Angels',
      year: '1967',
      use: 'Un répertoire des noms et de leurs variantes.',
    },
  ],
  'heures-miroirs': [
    {
      author: 'Carl Gustav Jung',
      title: 'Synchronizität als ein Prinzip akausaler Zusammenhänge',
      year: '1952',
      use: 'Le mot et l’idée de synchronicité : une coïncidence qui compte pour celui qui la vit.',
    },
    {
      author: 'Doreen Virtue',
      title: 'Angel Numbers 101',
      year: '2008',
      use: 'La lecture des nombres répétés de 0 à 999, que nos pages mentionnent à côté de la tradition. L’autrice s’en est éloignée depuis.',
    },
  ],
  pierres: [
    {
      author: 'Théophraste',
      title: 'Des pierres',
      year: 'vers 300 avant notre ère',
      use: 'La première description raisonnée des minéraux.',
    },
    {
      author: 'Pline l’Ancien',
      title: 'Histoire naturelle, livre XXXVII',
      year: 'Ier siècle',
      use: 'Les gemmes, leurs noms et les récits que l’on en faisait.',
    },
    {
      author: 'Marbode de Rennes',
      title: 'De lapidibus',
      year: 'XIe siècle',
      use: 'Le lapidaire en vers qui a nourri tout le Moyen Âge.',
    },
    {
      author: 'Hildegarde de Bingen',
      title: 'Physica',
      year: 'XIIe siècle',
      use: 'Le livre des pierres, lu ici comme un texte poétique et jamais comme un remède.',
    },
  ],
  ciel: [
    {
      author: 'J. Chapront et G. Francou',
      title: 'The lunar theory ELP revisited. Introduction of new planetary perturbations',
      year: '2003',
      use: 'La théorie ELP/MPP02 : d’elle viennent nos positions de la Lune.',
    },
    {
      author: 'D. D. McCarthy et B. J. Luzum',
      title: 'An Abridged Model of the Precession-Nutation of the Celestial Pole',
      year: '2003',
      use: 'Le balancement de l’axe de la Terre (modèle IAU 2000B).',
    },
    {
      author: 'J. Vondrák, N. Capitaine et P. Wallace',
      title: 'New precession expressions, valid for long time intervals',
      year: '2011',
      use: 'La précession des équinoxes, de l’an 0 à 2300.',
    },
    {
      author: 'W. M. Folkner, J. G. Williams, D. H. Boggs, R. S. Park et P. Kuchynka',
      title: 'The Planetary and Lunar Ephemerides DE430 and DE431',
      year: '2014',
      use: 'Les constantes du Système solaire d’où partent nos orbites.',
    },
    {
      author: 'F. R. Stephenson, L. V. Morrison et C. Y. Hohenkerk',
      title: 'Measurement of the Earth’s rotation: 720 BC to AD 2015',
      year: '2016',
      use: 'L’écart entre le temps de la Terre et celui des astres, d’après les éclipses anciennes.',
    },
  ],
};
