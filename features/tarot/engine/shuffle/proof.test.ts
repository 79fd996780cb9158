import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fanOf, fingerprintOf, orderBefore } from './proof.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/10-fair-draws.md'), 'utf8');
const script = /```js\n(.*?)```/s.exec(page)?.[1] ?? '';

describe('a draw', () => {
  it('is verified by the script of the docs, which shares nothing with us', () => {
    expect(script.trim().split('\n').length).toBeLessThanOrEqual(20);
    const file = join(mkdtempSync(join(tmpdir(), 'draw-')), 'verify.mjs');
    writeFileSync(file, script);
    for (const [size, server, visitor, reversals] of [
      [22, 'a1'.repeat(32), '0d1f2b2659bc3e5d', true],
      [78, 'b2'.repeat(32), 'un mot à moi, l’été', true],
      [53, 'c3'.repeat(32), 'ff'.repeat(16), false],
      [72, 'd4'.repeat(32), '0', true],
    ] as const) {
      const picks = [1, size, 7];
      const fan = fanOf(size, server, visitor, reversals);
      const cards = picks.map((pick) => {
        const { card, isReversed } = fan[pick - 1] as (typeof fan)[number];
        return `${card}${isReversed ? ' renversée' : ''}`;
      });
      const said = execFileSync(process.execPath, [
        ...[file, String(size), server, visitor, picks.join(',')],
        ...(reversals ? ['renversées'] : []),
      ]);
      expect(said.toString().trim()).toBe(`${fingerprintOf(size, server)} ${cards.join(', ')}`);
    }
  });

  it('lays every card once, whatever the seeds', () => {
    fc.assert(
      fc.property(fc.constantFrom(22, 53, 72, 78), fc.string(), fc.string(), (size, server, visitor) => {
        const cards = fanOf(size, server, visitor, true).map(({ card }) => card);
        expect(cards.toSorted((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, index) => index + 1));
      }),
    );
  });

  it('has another fingerprint with another seed, and another order with another touch', () => {
    expect(fingerprintOf(22, 'one')).not.toBe(fingerprintOf(22, 'two'));
    const order = (visitor: string) => fanOf(22, 'one', visitor, false).map(({ card }) => card);
    expect(order('x')).not.toEqual(order('y'));
    expect(order('x')).not.toEqual(orderBefore(22, 'one'));
  });

  it('turns about half of the cards, none when not asked to, and not by the visitor alone', () => {
    const turned = (server: string, reversals = true) =>
      fanOf(78, server, 'same', reversals).map(({ isReversed }) => isReversed);
    const count = Array.from({ length: 100 }, (_, index) => turned(`s${index}`))
      .flat()
      .filter(Boolean).length;
    expect(count).toBeGreaterThan(3700);
    expect(count).toBeLessThan(4100);
    expect(turned('s1', false)).not.toContain(true);
    expect(turned('s1')).not.toEqual(turned('s2'));
  });
});
