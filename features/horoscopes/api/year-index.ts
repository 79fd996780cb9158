import { SIGN_FACTS } from '@solelune/astrology/engine/signs';
import { fail, handle } from '@solelune/contract/server';
import { readingOf } from '@solelune/corpus';
import { yearIndex } from '../contract.ts';
import { yearKind } from '../corpus/long.ts';
import type { SkyEvent } from '../engine/sky-events.ts';
import { metaOf } from './page-meta.ts';
import { keyDate, ribbonAnswer } from './year-answer.ts';
import { daysInto, knownYear, YEAR_NUMBERS } from './years.ts';

/** What a whole year is remembered by: slow planets that change, eclipses, and what they make between them. */
const SLOW = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];
const isGreat = (event: SkyEvent): boolean => {
  if (event.what === 'eclipse') return true;
  if (event.what === 'aspect') return SLOW.includes(event.a) && SLOW.includes(event.b);
  return event.what === 'ingress' && SLOW.includes(event.body);
};

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
    dates: known.events.filter(isGreat).map((event) => keyDate(event)),
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
