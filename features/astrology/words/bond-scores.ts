/** The domains of a bond, and what their score says in its band: the sentence names the aspect that moved it most. */
import { type Band, bandOf } from '../engine/index.ts';
import type { BondDomain, BondScore } from '../engine/synastry/index.ts';
import type { BondVoice } from './bond-voice.ts';
import { aspectWords } from './chart.ts';

export const BOND_DOMAIN_NAMES: Record<BondDomain, string> = {
  understanding: 'Se comprendre',
  daily: 'Vivre ensemble',
  momentum: 'Agir à deux',
  lasting: 'Durer',
  love: 'Aimer',
  desire: 'Désirer',
};

const SAID: Record<BondDomain, Record<Band, string>> = {
  understanding: {
    high: 'Les idées passent d’une tête à l’autre presque sans mots',
    good: 'On se parle volontiers et l’on s’entend',
    even: 'La conversation a ses bons jours et ses portes closes',
    low: 'Se comprendre demande de traduire, patiemment',
  },
  daily: {
    high: 'Sous un même toit, les humeurs se reposent l’une sur l’autre',
    good: 'Les habitudes trouvent leur place sans trop discuter',
    even: 'Le quotidien se négocie, tantôt doux, tantôt raide',
    low: 'Les besoins de tous les jours ne vont pas du même pas',
  },
  momentum: {
    high: 'À deux, tout démarre et tout avance',
    good: 'Vos élans se prêtent la main',
    even: 'L’action se partage entre entrain et faux départs',
    low: 'Vos forces s’usent à se chercher une direction',
  },
  lasting: {
    high: 'Le temps est votre allié, il consolide',
    good: 'Il y a de quoi tenir, et de quoi y tenir',
    even: 'La durée est possible, elle se décide',
    low: 'Rien ne retient de force : durer serait une œuvre de volonté',
  },
  love: {
    high: 'La tendresse est abondante et se reconnaît',
    good: 'On s’aime volontiers, chacun dans sa langue',
    even: 'Le cœur avance et recule',
    low: 'Les façons d’aimer se cherchent encore',
  },
  desire: {
    high: 'L’attirance est nette, et s’entretient d’elle-même',
    good: 'L’envie est là, joueuse',
    even: 'Le désir va et vient au gré des jours',
    low: 'Le désir demande ici du temps et de l’attention',
  },
};

/** What moved it up where it stands high, down where it stands low; else what moved it most. */
export function scoreReason({ domain, score, parts }: BondScore, voice: BondVoice): string {
  const wanted = score !== null && score >= 50 ? 1 : -1;
  const told = parts.find(({ points }) => Math.sign(points) === wanted) ?? parts[0];
  if (score === null || !told)
    return 'Aucun aspect entre vos deux ciels ne parle de ce domaine\u00A0: il n’a pas de note.';
  const { from, to, kind } = told.aspect;
  return `${SAID[domain][bandOf(score)]}. Ce qui pèse le plus\u00A0: ${aspectWords(kind)} entre ${voice.point('one', from)} et ${voice.point('other', to)}.`;
}
