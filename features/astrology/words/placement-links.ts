/** The sentence that opens a paragraph about a placement: it names the placement and says why it stands there. */

import { que } from '@solelune/french/elision';
import { ofThe } from '@solelune/french/nouns';
import { capitalised } from '@solelune/french/sentence';
import { POINT_NOUNS } from '@solelune/french/sky-nouns';
import type { Angle, StrengthReason, Subject } from '../engine/index.ts';
import { degreeText } from './chart.ts';
import { POINT_WORDS } from './points.ts';
import type { Turns, Variants } from './variants.ts';

interface Named {
  /** « Vénus en Gémeaux en maison VII », and the same at the head of a sentence. */
  p: string;
  P: string;
  /** What the reason adds: how near, to which angle; which light is ruled. */
  orb: string;
  ofAngle: string;
  light: string;
  /** « chez lui », « chez elle » */
  atHome: string;
}
type Opening = Variants<[Named]>;

const BY_SUBJECT: Partial<Record<Subject, Opening>> = {
  sun: [
    ({ P }) => `${P} donne le fil de cette lecture.`,
    ({ p }) => `Au centre de la carte, ${p} dit vers quoi vous allez.`,
    ({ P }) => `${P} est le foyer auquel le reste se rapporte.`,
    ({ p }) => `Pour savoir ce qui vous met debout, il faut regarder ${p}.`,
    ({ P }) => `${P} nomme ce que vous cherchez à devenir.`,
  ],
  moon: [
    ({ P }) => `${P} règle la température intérieure.`,
    ({ p }) => `Du côté de la vie intime, ${p} a souvent le dernier mot.`,
    ({ P }) => `${P} dit ce qui vous apaise.`,
    ({ p }) => `Ce dont vous avez besoin pour dormir tranquille se lit dans ${p}.`,
    ({ P }) => `${P} garde la mémoire et l’appétit.`,
  ],
  midheaven: [
    ({ P }) => `${P} montre la direction de votre vie publique.`,
    ({ p }) => `Au plus haut de la carte, ${p} dit ce que l’on attend de vous au grand jour.`,
    ({ p }) => `Quant au métier et au nom que l’on se fait, ${p} en donne le style.`,
    ({ P }) => `${P} indique par où l’on monte.`,
  ],
  mean_node: [
    ({ P }) => `${P} indique une direction à apprendre.`,
    ({ P }) => `${P} montre le pas qui coûte et qui fait grandir.`,
    ({ p }) => `La tradition donne pour boussole ${p}.`,
    ({ p }) => `Ce qui n’est pas encore une habitude se cherche du côté où se tient ${p}.`,
  ],
  mean_lilith: [
    ({ P }) => `${P} garde une part qui ne s’apprivoise pas.`,
    ({ p }) => `Une zone plus secrète s’ouvre avec ${p}.`,
    ({ P }) => `${P} marque l’endroit où vous ne transigez pas.`,
    ({ p }) => `Il reste un point indocile, ${p}.`,
  ],
  chiron: [
    ({ P }) => `${P} désigne un point sensible qui devient, avec le temps, un savoir-faire.`,
    ({ p }) => `Une vieille sensibilité se lit dans ${p}.`,
    ({ P }) => `${P} montre où l’on devient bon conseiller pour l’avoir appris à ses dépens.`,
    ({ p }) => `À manier doucement : ${p}.`,
  ],
};

const ASCENDANT_RULER: Opening = [
  ({ P }) => `${P} gouverne votre Ascendant et parle donc en votre nom.`,
  ({ p }) => `C’est ${p} qui gouverne votre Ascendant.`,
  ({ P }) => `${P} tient les clés de votre Ascendant.`,
];
const ASCENDANT_SECOND_RULER: Opening = [
  ({ P }) => `${P} gouverne l’Ascendant selon l’ancienne tradition.`,
  ({ p }) => `Avant la découverte des planètes lointaines, on aurait donné votre Ascendant à ${p}.`,
];
const LIGHT_RULER: Opening = [
  ({ P, light }) => `${P} gouverne le signe de votre ${light} et lui prête ses moyens.`,
  ({ p, light }) => `Derrière votre ${light}, il y a ${p}, qui en gouverne le signe.`,
  ({ p, light }) => `Le signe de votre ${light} a pour maître ${p}.`,
];
const DOMICILE: Opening = [
  ({ P }) => `${P} se trouve dans son domicile et dispose de tous ses moyens.`,
  ({ P, atHome }) => `${P} est ${atHome}, et cela s’entend.`,
];
const EXALTATION: Opening = [
  ({ P }) => `${P} est en exaltation : ce signe lui donne de la hauteur.`,
  ({ p }) => `La tradition place volontiers sur un trône ${p}.`,
];
const ANGULAR: Opening = [
  ({ P, orb, ofAngle }) => `${P} se tient à ${orb} ${ofAngle} et se remarque avant le reste.`,
  ({ p, orb, ofAngle }) => `À ${orb} ${ofAngle}, ${p} prend beaucoup de place.`,
  ({ P, orb, ofAngle }) => `${P} touche presque l’un des quatre angles, à ${orb} ${ofAngle}.`,
  ({ p, orb, ofAngle }) => `Difficile de manquer ${p}, à ${orb} ${ofAngle}.`,
  ({ P, orb, ofAngle }) => `${P} est en évidence, à ${orb} ${ofAngle}.`,
];
const BUSY: Opening = [
  ({ P }) => `${P} converse avec une bonne part de la carte.`,
  ({ p }) => `Beaucoup de fils passent par ${p}.`,
  ({ P }) => `${P} se lit avec les astres qui l’entourent.`,
  ({ p }) => `Vient ensuite ${p}.`,
  ({ P }) => `${P} entre à son tour.`,
  ({ p }) => `Le tableau se poursuit avec ${p}.`,
];
const QUIET: Opening = [
  ({ p }) => `En retrait, ${p} complète le tableau.`,
  ({ P }) => `${P} parle plus bas, et mérite que l’on tende l’oreille.`,
  ({ p }) => `Sans occuper le devant, ${p} a son mot à dire.`,
  ({ p }) => `Plus loin de la lumière se tient ${p}.`,
  ({ P }) => `${P} travaille en arrière-plan.`,
  ({ p }) => `Reste à nommer ${p}, moins pressant.`,
  ({ P }) => `${P} ne réclame rien, et agit quand même.`,
];

export const SAME_SIGN: Variants<[p: string, before: string]> = [
  (p, before) => `Dans le même signe ${que(before)}, ${p} prolonge cette note.`,
  (p, before) => `Avec ${before} pour voisinage, ${p} reprend le même thème à sa façon.`,
  (p, before) => `${capitalised(before)} n’est pas sans compagnie : ${p} partage son signe.`,
];

export const ASCENDANT: Variants<[P: string, ruler: string]> = [
  (P, ruler) => `${P}, que gouverne ${ruler}, dit comment l’on vous rencontre.`,
  (P, ruler) => `${P} fait la première impression ; ${ruler} en a la clé.`,
  (P, ruler) => `${P} est votre seuil, et ${ruler} en tient le registre.`,
  (P, ruler) => `${P} dit de quel pas vous entrez dans la vie ; ${ruler} mène ce pas.`,
];

/** « de l’Ascendant », « du Milieu du Ciel » */
export const ofAngle = (angle: Angle): string => ofThe(POINT_NOUNS[angle]);

/** Under this share of the strongest, a placement is told as a nuance. */
const QUIET_PERCENT = 30;

interface Opened {
  subject: Subject;
  percent: number;
  reasons: readonly StrengthReason[];
}

/** The sentence for a placement, by what makes it strong. */
export function opening(turns: Turns, { subject, percent, reasons }: Opened, p: string): string {
  const reason = reasons[0];
  const named = {
    p,
    P: capitalised(p),
    orb: reason?.kind === 'angular' ? degreeText(reason.orbDeg) : '',
    ofAngle: reason?.kind === 'angular' ? ofAngle(reason.angle) : '',
    light: reason?.kind === 'light_ruler' ? POINT_WORDS[reason.light].name : '',
    atHome: POINT_WORDS[subject].atHome,
  };
  return turns.say(BY_SUBJECT[subject] ?? (percent < QUIET_PERCENT ? QUIET : byReason(reason)), named);
}

function byReason(reason: StrengthReason | undefined): Opening {
  switch (reason?.kind) {
    case 'ascendant_ruler':
      return ASCENDANT_RULER;
    case 'ascendant_second_ruler':
      return ASCENDANT_SECOND_RULER;
    case 'angular':
      return ANGULAR;
    case 'light_ruler':
      return LIGHT_RULER;
    case 'dignity':
      return reason.dignity === 'domicile' ? DOMICILE : EXALTATION;
    default:
      return BUSY;
  }
}
