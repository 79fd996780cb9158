import { readJson, tab } from '@solelune/screen/device';
import type { Picks } from './picks.ts';

/** What a visitor has done so far in a fan: their seed, made at the first touch, and the places they took. */
export interface Touch {
  readonly seed: string;
  readonly picks: Picks;
}

const keyOf = (id: string) => `tarot-touch-${id}`;
const SEED_BYTES = 16;

/** Kept by the tab until the draw is made: a reload or a failure in the middle loses nothing. */
export function touchOf(id: string): Touch | null {
  const { seed, picks } = (readJson(tab.read(keyOf(id))) ?? {}) as Record<string, unknown>;
  const isWhole = typeof seed === 'string' && Array.isArray(picks) && picks.every((pick) => Number.isInteger(pick));
  return isWhole ? { seed, picks: picks as number[] } : null;
}

export const keepTouch = (id: string, touch: Touch): void => tab.write(keyOf(id), JSON.stringify(touch));
export const forgetTouch = (id: string): void => tab.forget(keyOf(id));

/** The visitor's own seed: nobody could foresee it. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SEED_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Places that are not taken yet, as many as asked for, at random. */
export function randomPlaces(size: number, taken: Picks, count: number): number[] {
  const free = Array.from({ length: size }, (_, index) => index + 1).filter((place) => !taken.includes(place));
  const chosen: number[] = [];
  while (chosen.length < count && free.length > 0) {
    // Which cards they are is not decided here: any fair choice of places will do.
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
    chosen.push(...free.splice(word % free.length, 1));
  }
  return chosen;
}
