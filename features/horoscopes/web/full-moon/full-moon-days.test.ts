import { findLunations } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import { expect, it } from 'vitest';
import { dayOf, spanOfYear } from '../../engine/event-keys.ts';
import { FULL_MOON_DAYS } from './full-moon-days.ts';

it('the days of the sitemap are the engine’s', () => {
  const span = { from: spanOfYear(2025).from, to: spanOfYear(2027).to };
  expect(findLunations(loadEphemeris(), span, ['full']).map(({ at }) => dayOf(at).toString())).toEqual(FULL_MOON_DAYS);
});
