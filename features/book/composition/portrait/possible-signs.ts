/** The signs that a body may have stood in: one where the hour is known, or where it matters little. */
import { instantOf } from '@solelune/astrology/api';
import type { SignKey, Subject } from '@solelune/astrology/engine';
import { type Body, signOf, skyNow } from '@solelune/sky';
import type { BookGiven } from '../given.ts';

export function possibleSigns({ cast, ephemeris }: BookGiven, subject: Subject): SignKey[] {
  const placement = cast.chart.placements.find(({ body }) => body === subject);
  if (!placement) throw new Error(`the chart has no ${subject}`);
  if (!cast.span) return [placement.sign];
  const signs = [cast.span.from, cast.span.to].map((epochSeconds) => {
    const sky = skyNow(ephemeris, instantOf(epochSeconds), ['sun', subject as Body]);
    return signOf(sky.find(({ body }) => body === subject)?.lonDeg as number);
  });
  return [...new Set(signs)];
}
