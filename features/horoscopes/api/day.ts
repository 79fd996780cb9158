import { fail, handle } from '@solelune/contract/server';
import { loadEphemeris } from '@solelune/sky/node';
import type { DayAnswer } from '../answers/day.ts';
import { day } from '../contract.ts';
import { SITE_ZONE } from '../engine/event-keys.ts';
import { dayAnswer } from './day-answer.ts';
import { readDay } from './known-days.ts';
import { dayMeta } from './page-meta.ts';

/** A day in a zone is the same for everybody there; those asked for last are kept, about 90 KB each. */
const MOST_KEPT = 60;
const kept = new Map<string, DayAnswer>();

export const dayHandler = handle(day, ({ day: asked, zone = SITE_ZONE }, { services, now }) => {
  const date = readDay(asked, now, zone);
  if (!date) return fail('not_found');
  const key = `${date} ${zone}`;
  const answer = kept.get(key) ?? dayAnswer(services.corpus, loadEphemeris(), date, zone);
  kept.delete(key);
  kept.set(key, answer);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value as string);
  return { ...answer, __META__: dayMeta(services.config.siteUrl, answer, asked) };
});
