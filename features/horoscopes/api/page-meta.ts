import { metaWithWay, type PageMeta } from '@solelune/contract';
import type { DayAnswer } from '../answers/day.ts';

type Step = readonly [name: string, path: string];

export const metaOf = (siteUrl: string, words: { title: string; description: string }, ...steps: Step[]): PageMeta =>
  metaWithWay(
    siteUrl,
    words,
    [['Astrologie', '/astrologie-et-horoscope'] as const, ...steps].map(([name, path]) => ({ name, path })),
  );

/** The day's own title and description: today's, tomorrow's, a day's. */
export function dayMeta(siteUrl: string, { date_words, epithet }: DayAnswer, asked = 'today'): PageMeta {
  const isTomorrow = asked === 'tomorrow';
  const name = isTomorrow ? 'Horoscope de demain' : 'Horoscope du jour';
  const description = `${date_words.charAt(0).toUpperCase()}${date_words.slice(1)}, ${epithet} : la courbe du ciel heure par heure, puis la journée de votre signe en neuf thèmes, chacun avec sa preuve.`;
  return metaOf(siteUrl, { title: `${name}, ${date_words}`, description: description.slice(0, 160) }, [
    name,
    isTomorrow ? '/horoscope/horoscope-de-demain' : '/horoscope/horoscope-du-jour',
  ]);
}
