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
const ANGULAR: Opening = [
  ({ P, orb, ofAngle }) => `${P} se tient à ${orb} ${ofAngle} et se remarque avant le reste.`,
  ({ p, orb, ofAngle }) => `À ${orb} ${ofAngle}, ${p} prend beaucoup de place.`,
  ({ P, orb, ofAngle }) => `${P} touche presque l’un des quatre angles, à ${orb} ${ofAngle}.`,
  ({ p, orb, ofAngle }) => `Difficile de manquer ${p}, à ${orb} ${ofAngle}.`,
  ({ P, orb, ofAngle }) => `${P} est en évidence, à ${orb} ${ofAngle}.`,
];
/** Farther from the angle: heard, not seen first. */
const NEAR_ANGLE: Opening = [
  ({ P, orb, ofAngle }) => `${P} n’est pas loin d’un angle de la carte, à ${orb} ${ofAngle}.`,
  ({ p, orb, ofAngle }) => `À ${orb} ${ofAngle}, ${p} en garde un peu la force.`,
  ({ P, orb, ofAngle }) => `${P} se tient dans les parages ${ofAngle}, à ${orb}.`,
];
const BUSY: Opening = [
  ({ P }) => `${P} converse avec une bonne part de la carte.`,
  ({ p }) => `Beaucoup de fils passent par ${p}.`,
  ({ P }) => `${P} a toujours un astre à qui parler.`,
];
const NEXT: Opening = [
  ({ p }) => `Vient ensuite ${p}.`,
  ({ P }) => `${P} entre à son tour.`,
  ({ p }) => `Le tableau se poursuit avec ${p}.`,
  ({ p }) => `Voici maintenant ${p}.`,
  ({ P }) => `${P} ajoute sa part.`,
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

/** From here on a planet near an angle is no longer the first to be noticed. */
const WIDE_OF_ANGLE_DEG = 5;
/** And from here on nearness to an angle is not worth a word. */
const FAR_DEG = 8;
/** As many aspects as this are a conversation. */
const MANY_ASPECTS = 4;

/** The sentence for a placement, by what makes it strong. */
export function opening(turns: Turns, { subject, percent, reasons }: Opened, p: string, aspects: number): string {
  // Of its dignity every text in a sign speaks itself.
  const reason = reasons.find((one) => one.kind !== 'dignity' && !(one.kind === 'angular' && one.orbDeg > FAR_DEG));
  const named = {
    p,
    P: capitalised(p),
    orb: reason?.kind === 'angular' ? degreeText(reason.orbDeg) : '',
    ofAngle: reason?.kind === 'angular' ? ofAngle(reason.angle) : '',
    light: reason?.kind === 'light_ruler' ? POINT_WORDS[reason.light].name : '',
  };
  return turns.say(
    BY_SUBJECT[subject] ??
      (percent < QUIET_PERCENT ? QUIET : (byReason(reason) ?? (aspects < MANY_ASPECTS ? NEXT : BUSY))),
    named,
  );
}

function byReason(reason: StrengthReason | undefined): Opening | undefined {
  switch (reason?.kind) {
    case 'ascendant_ruler':
      return ASCENDANT_RULER;
    case 'ascendant_second_ruler':
      return ASCENDANT_SECOND_RULER;
    case 'angular':
      return reason.orbDeg < WIDE_OF_ANGLE_DEG ? ANGULAR : NEAR_ANGLE;
    case 'light_ruler':
      return LIGHT_RULER;
    default:
      return undefined;
  }
}
