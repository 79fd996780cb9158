/** What the text check asks of the horoscopes beside their form. */
import type { Measure, Problem } from '@solelune/corpus';
import { loadEphemeris } from '@solelune/sky/node';
import { kinds as dayKinds } from '../corpus/day.ts';
import { yearKind } from '../corpus/long.ts';
import { eventKey, spanOfYear } from '../engine/event-keys.ts';
import { findSkyEvents, type SkyEvent } from '../engine/sky-events.ts';
import { LIMITS, measureThreeYears } from './three-years.ts';
import { fragmentProblems, yearProblems } from './year-dates.ts';

const known = new Map<string, ReadonlyMap<string, SkyEvent>>();

function eventsByKey(year: string): ReadonlyMap<string, SkyEvent> {
  const found =
    known.get(year) ??
    new Map(findSkyEvents(loadEphemeris(), spanOfYear(Number(year))).map((event) => [eventKey(event), event]));
  known.set(year, found);
  return found;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

export const measures: Measure[] = [
  {
    name: 'horoscopes.dates',
    folder: 'horoscope',
    measure: ({ texts }) => {
      const years = texts.filter(({ kind }) => kind === yearKind);
      const days = texts.filter(({ kind }) => (dayKinds as readonly unknown[]).includes(kind));
      return {
        lines: [`${years.length} texts of years and ${days.length} of days compared with the sky`],
        problems: [...years.flatMap((text) => yearProblems(text, eventsByKey)), ...days.flatMap(fragmentProblems)],
      };
    },
  },
  {
    name: 'horoscopes.three-years',
    folder: 'horoscope',
    measure: ({ corpus }) => {
      const { days, withinWeek, betweenSigns, fewestWords, unread, mostRead } = measureThreeYears(
        corpus,
        loadEphemeris(),
      );
      const say = (message: string): Problem => ({ file: 'horoscope/jour', rule: 'measure', message });
      return {
        lines: [
          `${days} days for twelve signs; a sign within a week shares at most ${percent(withinWeek.shared)} (${withinWeek.where})`,
          `two signs of one day share at most ${percent(betweenSigns.shared)} (${betweenSigns.where})`,
          `shortest day ${fewestWords.words} words (${fewestWords.where})`,
          `most read for its share: ${mostRead.times.toFixed(1)} times (${mostRead.where})`,
        ],
        problems: [
          ...(withinWeek.shared > LIMITS.withinWeek ? [say(`${withinWeek.where}: ${percent(withinWeek.shared)}`)] : []),
          ...(betweenSigns.shared > LIMITS.betweenSigns
            ? [say(`${betweenSigns.where}: ${percent(betweenSigns.shared)}`)]
            : []),
          ...(fewestWords.words < LIMITS.fewestWords
            ? [say(`${fewestWords.where} has ${fewestWords.words} words of ${LIMITS.fewestWords}`)]
            : []),
          ...(mostRead.times > LIMITS.timesShare ? [say(`${mostRead.where} is read ${mostRead.times} its share`)] : []),
          ...unread.map((name) => say(`${name} is never read`)),
        ],
      };
    },
  },
];
