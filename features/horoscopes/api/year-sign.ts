import { readSign, SIGN_FACTS, signFacts } from '@solelune/astrology/engine/signs';
import { dayWords } from '@solelune/civil-time/words';
import { fail, handle } from '@solelune/contract/server';
import { readingOf } from '@solelune/corpus';
import { numberName } from '@solelune/french/numbers';
import { loadEphemeris } from '@solelune/sky/node';
import { yearSign } from '../contract.ts';
import { yearKind } from '../corpus/long.ts';
import { crowdOf, oppositeOf } from '../engine/crowd.ts';
import { dayOf } from '../engine/event-keys.ts';
import { type EventOf, withoutEclipsed } from '../engine/sky-events.ts';
import { keptAnswers } from './kept-answers.ts';
import { metaOf } from './page-meta.ts';
import { keyDates, ribbonAnswer } from './year-answer.ts';
import { monthsOfSign } from './year-by-month.ts';
import { sourcesOf } from './year-sources.ts';
import { daysInto, knownYear, YEAR_NUMBERS } from './years.ts';

/** 365 skies: once for each of the 36 pages. */
const crowds = keptAnswers<ReturnType<typeof crowdOf>>('signs of a year', 36);

export const yearSignHandler = handle(yearSign, ({ year, sign: asked }, { services: { corpus, config }, now }) => {
  const known = knownYear(year);
  const sign = readSign(asked);
  const text = known && sign && corpus.get(yearKind, `${year}/${sign}`);
  if (!known || !sign || !text) return fail('not_found');
  const { meta, reading } = readingOf(corpus, yearKind, `${year}/${sign}`);
  const { slug, name } = signFacts(sign);
  const told = text.frontMatter.events.flatMap((key) => known.byKey.get(key) ?? []);
  const events = withoutEclipsed(told).sort((one, other) => Temporal.Instant.compare(one.at, other.at));
  const eclipse = known.events.find(
    (event): event is EventOf<'eclipse'> => event.what === 'eclipse' && event.sign === sign,
  );
  const path = `/horoscope/horoscope-annee-${year}`;
  return {
    year: known.year,
    years: YEAR_NUMBERS,
    reading,
    ribbon: ribbonAnswer(known.ribbon, daysInto(known.year, now)),
    dates: keyDates(events, now, sign),
    sources: sourcesOf(reading.sections, events, known.year),
    year_words: `deux mille ${numberName(known.year - 2000)}`,
    months: monthsOfSign(corpus, known, sign, text.frontMatter.events, now),
    eclipse: eclipse ? { of: eclipse.of, day_words: dayWords(dayOf(eclipse.at)) } : null,
    calendar: `/horoscope/agenda/${year}/${slug}.ics`,
    crowd: crowds(`${year} ${sign}`, () => crowdOf(loadEphemeris(), known.year, sign)),
    facing_name: signFacts(oppositeOf(sign)).name,
    sign: { key: sign, slug, name },
    signs: SIGN_FACTS.map((facts) => ({ key: facts.key, slug: facts.slug, name: facts.name })),
    __META__: metaOf(config.siteUrl, meta, [`Horoscope ${year}`, path], [name, `${path}/${slug}`]),
  };
});
