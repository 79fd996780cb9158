/** Sentences for a local time that did not exist, existed twice, or cannot be placed without asking. */

import { NO_BREAK } from '@solelune/french/spaces';
import {
  /* begins with a figure */ frenchDateOfSeconds,
  /* begins with a figure */ frenchHour,
} from './french-time.ts';
import type { ClockState, Timeline } from './place-timeline.ts';

export type ZoneQuestion = 'western-front-1914' | 'demarcation-line-1940';

export function skippedSentence(timeline: Timeline, localSeconds: number, offsets: readonly number[]): string {
  const jump = jumpBetween(timeline, localSeconds - Math.max(...offsets), localSeconds - Math.min(...offsets));
  const from = jump.epochSeconds + jump.before.offsetSeconds;
  const to = jump.epochSeconds + jump.after.offsetSeconds;
  const check = 'Vérifiez l’heure de naissance, puis indiquez celle qui précède ou qui suit ce saut.';
  if (to - from >= 43_200) {
    return `Le ${frenchDateOfSeconds(localSeconds)} n’a pas existé à cet endroit${NO_BREAK}: le calendrier a sauté ce jour au passage de la ligne de changement de date. Vérifiez la date de naissance.`;
  }
  const cause = jump.after.isSummer && !jump.before.isSummer ? ' pour l’heure d’été' : '';
  const missing = `${frenchHour(localSeconds)} n’a donc pas existé ce jour-là`;
  return `Le ${frenchDateOfSeconds(localSeconds)}, les horloges ont avancé de ${frenchHour(from)} à ${frenchHour(to)}${cause}${NO_BREAK}: ${missing}. ${check}`;
}

export function repeatedSentence(localSeconds: number): string {
  return `Le ${frenchDateOfSeconds(localSeconds)}, les horloges ont reculé et ${frenchHour(localSeconds)} a eu lieu deux fois. La naissance a-t-elle eu lieu avant ou après le changement d’heure\u202f?`;
}

export function zoneSentence(question: ZoneQuestion): string {
  return question === 'western-front-1914'
    ? 'À cette date, cette commune se trouvait près du front ou dans une région que l’armée allemande a tenue un temps, avec son heure à elle. La commune était-elle occupée\u202f?'
    : 'À cette date, la ligne de démarcation coupait ce département et les deux zones n’avaient pas la même heure. La commune était-elle en zone occupée ou en zone non occupée\u202f?';
}

type Jump = { epochSeconds: number; before: ClockState; after: ClockState };

/** The instant, to the second, at which the clocks changed between two instants that do not show the same offset. */
function jumpBetween(timeline: Timeline, from: number, until: number): Jump {
  let low = from;
  let high = until;
  const { offsetSeconds } = timeline(from);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (timeline(middle).offsetSeconds === offsetSeconds) low = middle;
    else high = middle;
  }
  return { epochSeconds: high, before: timeline(low), after: timeline(high) };
}
