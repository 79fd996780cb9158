import { SIGN_FACTS } from '@solelune/astrology/engine/signs';
import { fail, handle } from '@solelune/contract/server';
import { readingOf } from '@solelune/corpus';
import { byCount } from '@solelune/french/counts';
import { numberName } from '@solelune/french/numbers';
import { yearIndex } from '../contract.ts';
import { yearKind } from '../corpus/long.ts';
import type { SkyEvent } from '../engine/sky-events.ts';
import { SLOW_RIBBON } from '../engine/year-ribbon.ts';
import { metaOf } from './page-meta.ts';
import { keyDates, ribbonAnswer } from './year-answer.ts';
import { sourcesOf } from './year-sources.ts';
import { yearTable } from './year-table.ts';
import { daysInto, knownYear, YEAR_NUMBERS } from './years.ts';

/** What a whole year is remembered by: slow planets that change, eclipses, and what they make between them. */
const SLOW: readonly string[] = SLOW_RIBBON;
const isGreat = (event: SkyEvent): boolean => {
  if (event.what === 'eclipse') return true;
  if (event.what === 'aspect') return SLOW.includes(event.a) && SLOW.includes(event.b);
  return event.what === 'ingress' && SLOW.includes(event.body);
};

/** Four, in time order: a total eclipse of the Sun, then the slowest that meet or change sign. */
function greatest(events: readonly SkyEvent[]): SkyEvent[] {
  const weight = (event: SkyEvent): number => {
    if (event.what === 'eclipse') return event.type === 'total' && event.of === 'sun' ? 12 : 4;
    if (event.what === 'ingress') return 6 + SLOW.indexOf(event.body) / 10 - (event.retrograde ? 4 : 0);
    return event.what === 'aspect' && event.aspect === 'conjunction' ? 11 : 3;
  };
  return events
    .filter(isGreat)
    .toSorted((one, other) => weight(other) - weight(one))
    .slice(0, 4)
    .sort((one, other) => Temporal.Instant.compare(one.at, other.at));
}

function countsOf(events: readonly SkyEvent[]): string[] {
  const of = (is: (event: SkyEvent) => boolean) => events.filter(is).length;
  const said = (count: number, one: string, many: string) =>
    count === 0 ? [] : [`${numberName(count, 'f')} ${byCount(count, one, many)}`];
  return [
    ...said(
      of(({ what }) => what === 'eclipse'),
      'éclipse',
      'éclipses',
    ),
    ...said(
      of((event) => event.what === 'lunation' && event.phase === 'full'),
      'pleine Lune',
      'pleines Lunes',
    ),
    ...said(
      of((event) => event.what === 'ingress' && isGreat(event)),
      'relève des planètes lentes',
      'relèves des planètes lentes',
    ),
  ];
}

export const yearIndexHandler = handle(yearIndex, ({ year }, { services: { corpus, config }, now }) => {
  const known = knownYear(year);
  if (!known) return fail('not_found');
  if (!corpus.get(yearKind, `${year}/index`)) return fail('not_found');
  const { meta, reading } = readingOf(corpus, yearKind, `${year}/index`);
  return {
    year: known.year,
    years: YEAR_NUMBERS,
    reading,
    ribbon: ribbonAnswer(known.ribbon, daysInto(known.year, now)),
    table: yearTable(known.events),
    dates: keyDates(known.events.filter(isGreat), now),
    great: keyDates(greatest(known.events), now),
    counts: countsOf(known.events),
    sources: sourcesOf(reading.sections, known.events.filter(isGreat), known.year),
    calendar: `/horoscope/agenda/${year}.ics`,
    signs: SIGN_FACTS.map(({ key, slug, name }) => ({
      key,
      slug,
      name,
      title: corpus.get(yearKind, `${year}/${key}`)?.title ?? '',
    })),
    __META__: metaOf(config.siteUrl, meta, [`Horoscope ${year}`, `/horoscope/horoscope-annee-${year}`]),
  };
});
