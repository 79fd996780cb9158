import { fileURLToPath } from 'node:url';
import type { Database } from '@solelune/platform';
import { openTestDatabase } from '@solelune/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROWS_PER_DAY } from '../limits.ts';
import { countClick, forgetBefore } from './display-stat.repo.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase([fileURLToPath(new URL('./migrations/', import.meta.url))]);
});
afterAll(() => database?.close());

const click = (displayId: number, slot: string, day: string) =>
  database.transaction((tx) => countClick(tx, { displayId, slot, conversion: '', day }));
const rowsOf = async (day: string) =>
  (await database.execute('select display_id, clicks from promotions_display_stat where day = $1', [day])).rows;

describe('clicks on cards that nobody knows', () => {
  it('take so many rows a day and no more; none is lost, and known cards are counted on', async () => {
    const day = '2026-11-15';
    await click(12, 'bottom', day);
    for (let made = 1; made <= ROWS_PER_DAY + 20; made++) await click(1000 + made, `slot-${made}`, day);
    await click(12, 'bottom', day);
    const rows = await rowsOf(day);
    expect(rows).toHaveLength(ROWS_PER_DAY + 1);
    expect(rows.find(({ display_id }) => display_id === 12)).toMatchObject({ clicks: 2 });
    expect(rows.find(({ display_id }) => display_id === 0)).toMatchObject({ clicks: 21 });
    expect(rows.reduce((sum, { clicks }) => sum + Number(clicks), 0)).toBe(ROWS_PER_DAY + 22);
  });

  it('start afresh the next day, and are forgotten in the end', async () => {
    await click(7, 'bottom', '2026-11-16');
    expect(await rowsOf('2026-11-16')).toEqual([{ display_id: 7, clicks: 1 }]);
    expect(await database.transaction((tx) => forgetBefore(tx, '2026-11-16'))).toBe(ROWS_PER_DAY + 1);
    expect(await rowsOf('2026-11-15')).toEqual([]);
    expect(await rowsOf('2026-11-16')).toHaveLength(1);
  });
});
