import { de } from '@solelune/french/elision';
import type { PhoneLegState, PhoneState } from '../../contract/call.ts';
import type { Side } from '../../engine/index.ts';

interface Line {
  title: string;
  text: string;
}

/** One telephone, in the eyes of one of the two: `name` is the other's. */
export function legLine(
  state: PhoneLegState,
  isOwn: boolean,
  { name, shown }: { name: string; shown: string | null },
): Line {
  const whose = isOwn ? `votre ${shown ?? 'téléphone'}` : name;
  const lines: Readonly<Record<PhoneLegState, Line>> = {
    waiting: {
      title: isOwn ? `Puis nous appellerons ${whose}` : `Nous allons appeler ${name}`,
      text: 'dans un instant',
    },
    ringing: { title: `Nous appelons ${whose}`, text: isOwn ? 'décrochez, c’est nous' : 'son téléphone sonne' },
    answered: {
      title: isOwn ? 'Vous avez décroché' : `${name} a décroché`,
      text: isOwn ? 'vous êtes en ligne' : 'en ligne',
    },
    busy: {
      title: isOwn ? 'Votre ligne est occupée' : `La ligne ${de(name)} est occupée`,
      text: 'l’appel est abandonné',
    },
    'no-answer': {
      title: isOwn ? 'Vous n’avez pas décroché' : `${name} n’a pas décroché`,
      text: 'l’appel est abandonné',
    },
    unreachable: {
      title: isOwn ? 'Votre téléphone ne répond pas au réseau' : `Le téléphone ${de(name)} ne répond pas au réseau`,
      text: 'l’appel est abandonné',
    },
    refused: {
      title: isOwn ? 'Ce numéro ne peut pas être appelé' : `${name} n’a pas de téléphone que nous puissions appeler`,
      text: 'aucun appel n’est parti',
    },
    'hung-up': { title: isOwn ? 'Vous avez raccroché' : `${name} a raccroché`, text: 'l’appel est terminé' },
  };
  return lines[state];
}

const NOT_REACHED: readonly PhoneLegState[] = ['busy', 'no-answer', 'unreachable', 'refused', 'hung-up'];

/** Why nobody was joined: the sentence under the title, where a talk failed. Nothing was counted, and it says so. */
export function failureWords(state: PhoneState, side: Side, name: string): Line {
  const missing = (['advisor', 'member'] as const).find((one) => NOT_REACHED.includes(state[one]));
  if (!missing)
    return {
      title: 'La ligne n’a pas pu être ouverte',
      text: '0,00 €. Réessayez dans un instant, ou choisissez l’appel par le navigateur.',
    };
  const leg = state[missing];
  const isOwn = missing === side;
  const advice: Readonly<Partial<Record<PhoneLegState, string>>> = isOwn
    ? {
        busy: 'Raccrochez l’autre appel, puis redemandez le vôtre.',
        'no-answer': 'Notre appel a sonné quarante secondes. Redemandez-le quand votre téléphone est près de vous.',
        unreachable: 'Il est éteint, ou hors de portée. Essayez un autre numéro.',
        refused: 'Vérifiez-le, choisissez-en un autre, ou appelez par le navigateur.',
        'hung-up': 'Vous étiez en ligne avant l’autre. Redemandez l’appel quand vous voulez.',
      }
    : {
        busy: `${name} est déjà au téléphone. Réessayez dans quelques minutes, ou choisissez une heure.`,
        'no-answer': `${name} n’a pas pu répondre. Choisissez une heure, ou voyez qui est là.`,
        unreachable: `Le téléphone ${de(name)} est hors de portée. Choisissez l’appel par le navigateur.`,
        refused: 'Choisissez l’appel par le navigateur, ou voyez qui est là.',
        'hung-up': `${name} a dû raccrocher avant que vous soyez en ligne. Redemandez l’appel, ou voyez qui est là.`,
      };
  return { title: legLine(leg, isOwn, { name, shown: null }).title, text: `0,00 €. ${advice[leg] ?? ''}` };
}
