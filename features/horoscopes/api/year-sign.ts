import { readSign, SIGN_FACTS, signFacts } from '@solelune/astrology/engine/signs';
import { fail, handle } from '@solelune/contract/server';
import { readingOf } from '@solelune/corpus';
import { loadEphemeris } from '@solelune/sky/node';
import { yearSign } from '../contract.ts';
import { yearKind } from '../corpus/long.ts';
import { crowdOf, oppositeOf } from '../engine/crowd.ts';
import { keptAnswers } from './kept-answers.ts';
import { metaOf } from './page-meta.ts';
import { keyDate, ribbonAnswer } from './year-answer.ts';
import { daysInto, knownYear, YEAR_NUMBERS } from './years.ts';

/** 365 skies: once for each of the 36 pages. */
const crowds = keptAnswers<ReturnType<typeof crowdOf>>(36);

export const yearSignHandler = handle(yearSign, ({ year, sign: asked }, { services: { corpus, config }, now }) => {
  const known = knownYear(year);
  const sign = readSign(asked);
  const text = known && sign && corpus.get(yearKind, `${year}/${sign}`);
  if (!known || !sign || !text) return fail('not_found');
  const { meta, reading } = readingOf(corpus, yearKind, `${year}/${sign}`);
  const { slug, name } = signFacts(sign);
  const path = `/horoscope/horoscope-annee-${year}`;
  return {
    year: known.year,
    years: YEAR_NUMBERS,
    reading,
    ribbon: ribbonAnswer(known.ribbon, daysInto(known.year, now)),
    dates: text.frontMatter.events
      .flatMap((key) => known.byKey.get(key) ?? [])
      .sort((one, other) => Temporal.Instant.compare(one.at, other.at))
      .map((event) => keyDate(event, sign)),
    calendar: `/horoscope/agenda/${year}/${slug}.ics`,
    crowd: crowds(`${year} ${sign}`, () => crowdOf(loadEphemeris(), known.year, sign)),
    facing_name: signFacts(oppositeOf(sign)).name,
    sign: { key: sign, slug, name },
    signs: SIGN_FACTS.map((facts) => ({ key: facts.key, slug: facts.slug, name: facts.name })),
    __META__: metaOf(config.siteUrl, meta, [`Horoscope ${year}`, path], [name, `${path}/${slug}`]),
  };
});
