import { randomBytes, randomInt } from 'node:crypto';
import { fail, handle } from '@solelune/contract/server';
import { drawTouch } from '../contract.ts';
import { arePicks, cardsOf, type DrawAsked, takenIn } from '../engine/index.ts';
import { findDraw, touchDraw } from './draw.repo.ts';
import { askedOf, drawViewOf } from './draw-view.ts';

const SEED_BYTES = 16;

export const drawTouchHandler = handle(
  drawTouch,
  async ({ id, seed, by_device, picks }, { db, who, services, now }) => {
    const row = await findDraw(db, id);
    if (!row) return fail('not_found');
    // Made already: the same cards, whatever is sent now.
    if (row.drawn_at) return drawViewOf(services, row);
    const asked = askedOf(row);
    const taken = completed(readPicks(picks), asked);
    if (!arePicks(taken, asked)) return fail('invalid_input', { fields: { picks: picksSentence(takenIn(asked)) } });
    const touched = await touchDraw(
      db,
      id,
      {
        visitorSeed: seed ?? randomBytes(SEED_BYTES).toString('hex'),
        seedFrom: seed ? (by_device ? 'device' : 'word') : 'server',
        picks: taken,
        userId: who?.userId ?? null,
      },
      now,
    );
    // Somebody else's touch came between: theirs holds.
    const made = touched ?? (await findDraw(db, id));
    return made ? drawViewOf(services, made) : fail('not_found');
  },
);

const readPicks = (picks: string | undefined): number[] => picks?.split(',').map((pick) => Number(pick.trim())) ?? [];

/** Cards that were not taken by hand are taken for the visitor. */
function completed(picks: readonly number[], asked: DrawAsked): number[] {
  const free = cardsOf(asked.pack).flatMap((_, index) => (picks.includes(index + 1) ? [] : [index + 1]));
  const taken = [...picks];
  while (taken.length < takenIn(asked)) taken.push(...free.splice(randomInt(free.length), 1));
  return taken;
}

const picksSentence = (count: number): string =>
  count === 1 ? 'Prenez une seule carte dans l’éventail' : `Prenez ${count} cartes différentes dans l’éventail`;
