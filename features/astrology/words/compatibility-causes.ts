/** Why two signs get on or not, told by its cause: the first half of the sentence beside a score. Two ways of saying each. */
import { capitalised } from '@solelune/french/sentence';
import type { Element } from '@solelune/sky/zodiac';
import { type Cause, type Lens, type SignGeometry, type SignKey, signFacts } from '../engine/index.ts';
import { POINT_WORDS } from './points.ts';
import { ofSign, theSign } from './signs.ts';

/** Two signs in the order of the page. */
export interface Meeting {
  readonly from: SignKey;
  readonly to: SignKey;
  readonly lens: Lens;
  readonly geometry: SignGeometry;
}

type TwoWays = readonly [string, string];

const NOUNS = {
  sun: { plural: 'signes', cardinal: 'cardinaux', active: 'actifs', receptive: 'réceptifs', one: 'L’un' },
  moon: { plural: 'Lunes', cardinal: 'cardinales', active: 'actives', receptive: 'réceptives', one: 'L’une' },
} as const;

/** « le Bélier », « la Lune en Bélier » */
const subject = (sign: SignKey, lens: Lens) => (lens === 'sun' ? theSign(sign) : `la Lune en ${signFacts(sign).name}`);

const SAME_SIGN: Record<Lens, TwoWays> = {
  sun: ['Vous partagez le même signe, donc les mêmes réflexes', 'Un seul signe pour deux, et les mêmes élans'],
  moon: [
    'Deux Lunes dans le même signe ont les mêmes besoins aux mêmes heures',
    'Vos Lunes se ressemblent comme deux sœurs',
  ],
};

function aspect({ from, to, lens, geometry }: Meeting): TwoWays {
  const [a, b] = [subject(from, lens), subject(to, lens)];
  const both = `${capitalised(a)} et ${b}`;
  switch (geometry.aspect) {
    case 'conjunction':
      return SAME_SIGN[lens];
    case 'semi_sextile':
      return [`${both} se touchent dans le zodiaque sans se regarder`, `Entre ${a} et ${b}, un mur mitoyen`];
    case 'sextile':
      return [`À deux signes de distance, ${a} et ${b} s’épaulent volontiers`, `Un sextile relie ${a} et ${b}`];
    case 'square':
      return [`${both} se croisent à angle droit`, `Un carré tend la corde entre ${a} et ${b}`];
    case 'trine':
      return [
        `${both} forment un trigone, l’accord le plus fluide du zodiaque`,
        `Quatre signes séparent ${a} et ${b}, la distance la plus heureuse`,
      ];
    case 'quincunx':
      return [
        `Cinq signes séparent ${a} et ${b}, qui n’ont ni élément ni rythme en commun`,
        `Le quinconce éloigne ${a} et ${b} sans même les opposer`,
      ];
    case 'opposition':
      return [`${both} se font face dans le zodiaque`, `Sur la roue, ${a} regarde droit vers ${b}`];
  }
}

const SAME_ELEMENT: Record<Element, (noun: string) => TwoWays> = {
  fire: (noun) => [`Deux ${noun} de Feu s’attisent`, 'Le Feu brûle des deux côtés'],
  earth: (noun) => [`Deux ${noun} de Terre ont le même sol sous les pieds`, 'La Terre vous porte de la même façon'],
  air: (noun) => [`Deux ${noun} d’Air pensent à voix haute`, 'L’Air circule sans porte fermée'],
  water: (noun) => [`Deux ${noun} d’Eau se devinent`, 'L’Eau passe d’un cœur à l’autre'],
};

/** `a` and `b` are « du Bélier », « des Gémeaux », in the order of the two elements. */
const TWO_ELEMENTS: readonly [Element, Element, (a: string, b: string) => TwoWays][] = [
  ['air', 'fire', (a, b) => [`L’Air ${a} nourrit le Feu ${b}`, `Le Feu ${b} grandit dans l’Air ${a}`]],
  ['water', 'earth', (a, b) => [`L’Eau ${a} rend fertile la Terre ${b}`, `La Terre ${b} donne un lit à l’Eau ${a}`]],
  [
    'fire',
    'earth',
    (a, b) => [
      `Le Feu ${a} et la Terre ${b} n’ont pas la même cadence`,
      `La Terre ${b} freine ce que le Feu ${a} lance`,
    ],
  ],
  [
    'air',
    'water',
    (a, b) => [
      `L’Air ${a} nomme ce que l’Eau ${b} préfère sentir`,
      `L’Eau ${b} cherche le silence, l’Air ${a} la parole`,
    ],
  ],
  [
    'fire',
    'water',
    (a, b) => [
      `Le Feu ${a} et l’Eau ${b} se réchauffent ou s’éteignent selon les jours`,
      `L’Eau ${b} fait de la vapeur au contact du Feu ${a}`,
    ],
  ],
  [
    'air',
    'earth',
    (a, b) => [
      `L’Air ${a} s’envole quand la Terre ${b} demande du solide`,
      `La Terre ${b} attend des preuves là où l’Air ${a} avance une idée`,
    ],
  ],
];

function element({ from, to, lens }: Meeting): TwoWays {
  const [one, other] = [signFacts(from).element, signFacts(to).element];
  if (one === other) return SAME_ELEMENT[one](NOUNS[lens].plural);
  for (const [first, second, telling] of TWO_ELEMENTS) {
    if (one === first && other === second) return telling(ofSign(from), ofSign(to));
    if (one === second && other === first) return telling(ofSign(to), ofSign(from));
  }
  throw new Error(`no words for ${one} and ${other}`);
}

function modality({ from, to, lens, geometry }: Meeting): TwoWays {
  const { plural, cardinal } = NOUNS[lens];
  const who = (wanted: string) => subject(signFacts(from).modality === wanted ? from : to, lens);
  switch (geometry.modality) {
    case 'cardinal-cardinal':
      return [`Deux ${plural} ${cardinal} veulent donner le départ`, 'Le mode cardinal met deux mains sur le volant'];
    case 'fixed-fixed':
      return [`Deux ${plural} fixes tiennent à leurs positions`, 'Le mode fixe rend constant, des deux côtés'];
    case 'mutable-mutable':
      return [
        `Deux ${plural} mutables changent de cap sans se fâcher`,
        'Le mode mutable laisse toutes les portes ouvertes',
      ];
    case 'cardinal-fixed':
      return [
        `${capitalised(who('cardinal'))} donne l’élan, ${who('fixed')} la durée`,
        `Ce que lance ${who('cardinal')}, ${who('fixed')} le garde debout`,
      ];
    case 'cardinal-mutable':
      return [
        `${capitalised(who('cardinal'))} apporte l’élan et ${who('mutable')} la souplesse`,
        `Il y a, avec ${who('cardinal')}, une décision, et avec ${who('mutable')}, mille façons de s’y prendre`,
      ];
    default:
      return [
        `${capitalised(who('fixed'))} apporte la durée et ${who('mutable')} la souplesse`,
        `La constance vient avec ${who('fixed')}, le mouvement avec ${who('mutable')}`,
      ];
  }
}

function polarity({ lens, geometry }: Meeting): TwoWays {
  const { plural, active, receptive, one } = NOUNS[lens];
  if (geometry.polarity === 'both_active') {
    return [`Deux ${plural} ${active} vont au-devant des choses`, 'L’initiative part de tous les côtés à la fois'];
  }
  if (geometry.polarity === 'both_receptive') {
    return [`Deux ${plural} ${receptive} prennent le temps de sentir`, 'La réserve est la même de part et d’autre'];
  }
  return [`${one} va au-devant des choses, l’autre les laisse venir`, 'D’un côté l’initiative, de l’autre l’accueil'];
}

function rulers({ from, to, geometry }: Meeting): TwoWays {
  const [one, other] = [from, to].map((sign) => POINT_WORDS[signFacts(sign).traditional_ruler].the) as [string, string];
  const both = `${capitalised(one)} et ${other}, qui gouvernent ces deux signes,`;
  switch (geometry.rulers) {
    case 'same':
      return from === to
        ? [
            `${capitalised(one)} gouverne tout ce que vous faites ensemble`,
            `Vous relevez l’un et l’autre de la même planète, ${one}`,
          ]
        : [`${capitalised(one)} gouverne les deux signes`, `Une même planète, ${one}, mène les deux signes`];
    case 'friends':
      return [
        `${both} passent pour bien s’entendre`,
        `La tradition dit amis ${one} et ${other}, vos planètes maîtresses`,
      ];
    case 'mixed':
      return [
        `${both} se respectent sans toujours se comprendre`,
        `Vos planètes maîtresses, ${one} et ${other}, gardent leurs distances`,
      ];
    case 'enemies':
      return [
        `${both} tirent chacun de leur côté`,
        `Vos planètes maîtresses, ${one} et ${other}, se disputent la conduite`,
      ];
  }
}

const TELLINGS: Record<Cause, (meeting: Meeting) => TwoWays> = { aspect, element, modality, polarity, rulers };

export const causeWords = (cause: Cause, meeting: Meeting): TwoWays => TELLINGS[cause](meeting);
