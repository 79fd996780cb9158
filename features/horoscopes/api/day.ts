import { fail, handle } from '@solelune/contract/server';
import { readingOf } from '@solelune/corpus';
import { loadEphemeris } from '@solelune/sky/node';
import { day } from '../contract.ts';
import { introductionKind } from '../corpus/long.ts';
import { SITE_ZONE } from '../engine/event-keys.ts';
import { dayWithoutHorizon, horizonOf } from './day-answer.ts';
import { keptAnswers } from './kept-answers.ts';
import { readDay } from './known-days.ts';
import { dayMeta } from './page-meta.ts';
import { seenFrom } from './seen-from.ts';

/** A day in a zone is the same for everybody there, about 90 KB; what a place adds is 1 KB. */
const days = keptAnswers<ReturnType<typeof dayWithoutHorizon>>('days of the sky', 60);
const horizons = keptAnswers<ReturnType<typeof horizonOf>>('horizons of the day', 500);

export const dayHandler = handle(day, ({ day: asked, zone = SITE_ZONE, place: id }, { services, now }) => {
  const date = readDay(asked, now, zone);
  const place = seenFrom(id);
  if (!date || !place) return fail('not_found');
  const key = `${date} ${zone}`;
  const ephemeris = loadEphemeris();
  const sky = days(key, () => dayWithoutHorizon(services.corpus, ephemeris, date, zone));
  const horizon = horizons(`${key} ${id ?? ''}`, () => horizonOf(ephemeris, date, zone, place));
  const isToday = asked === undefined || asked === 'today';
  const { reading } = readingOf(services.corpus, introductionKind, 'horoscope-du-jour/index');
  const answer = { ...sky, ...horizon, introduction: isToday ? reading : null };
  return { ...answer, __META__: dayMeta(services.config.siteUrl, answer, asked) };
});
