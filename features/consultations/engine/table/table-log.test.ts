import { cardsOf, fingerprintOf, spreadOf } from '@solelune/tarot/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areAllTaken,
  cardsOfSpread,
  type Face,
  faceOf,
  isGenuine,
  type LaidPiece,
  type Piece,
  SHARES,
  shareOf,
  TABLE_SPREADS,
  type TableEvent,
  type TableState,
  tableLog,
} from './index.ts';

const AT = '2026-11-17T20:00:00Z';
const SERVER_SEED = 'a'.repeat(64);
const side = fc.constantFrom('member' as const, 'advisor' as const);
const item = fc.integer({ min: 1, max: 6 });
const share = fc.constantFrom(...SHARES);
const fingerprint = (spread: (typeof TABLE_SPREADS)[number]) =>
  fingerprintOf(cardsOf(spreadOf(spread).pack).length, SERVER_SEED);

const piece: fc.Arbitrary<Piece> = fc.oneof(
  fc.record({ what: fc.constant('wheel' as const), chart: fc.constantFrom(null, 'kept') }),
  fc.record({
    what: fc.constant('transits' as const),
    chart: fc.constantFrom(null, 'kept'),
    on: fc.constant('2026-11-17'),
  }),
  fc
    .record({ spread: fc.constantFrom(...TABLE_SPREADS), reversals: fc.boolean() })
    .map((asked) => ({ what: 'spread' as const, ...asked, fingerprint: fingerprint(asked.spread) })),
  fc.record({ what: fc.constant('angel' as const), number: fc.integer({ min: 1, max: 72 }) }),
  fc.record({ what: fc.constant('kept-draw' as const), draw: fc.constant('kept') }),
);
const face: Face = { deck: 'tarot', slug: 'le-soleil', name: 'Le Soleil', reversed: false };

/** Anything at all that a browser, sound or not, might ask for. */
const gesture: fc.Arbitrary<TableEvent> = fc.oneof(
  fc.record({ kind: fc.constant('shared' as const), by: side, what: share }),
  fc.record({ kind: fc.constant('withdrawn' as const), by: side, what: share }),
  fc.record({ kind: fc.constant('laid' as const), by: side, piece }),
  fc.record({ kind: fc.constant('shown' as const), by: side, item }),
  fc.record({ kind: fc.constant('pointed' as const), by: side, item, on: fc.constantFrom(null, 'card-1') }),
  fc.record({ kind: fc.constant('zoomed' as const), by: side, item, to: fc.integer({ min: 0, max: 4 }) }),
  fc.record({
    ...{ kind: fc.constant('picked' as const), by: side, item, place: fc.integer({ min: 0, max: 24 }) },
    seed: fc.constantFrom(undefined, 'seed'),
  }),
  fc.record({
    kind: fc.constant('turned' as const),
    by: side,
    item,
    card: fc.nat({ max: 5 }),
    face: fc.constant(face),
  }),
  fc.record({ kind: fc.constant('cleared' as const), by: side, item: fc.option(item) }),
);

/** What the server would have kept of it. */
function kept(asked: readonly TableEvent[]): TableEvent[] {
  let state = tableLog.start;
  return asked.filter((event) => {
    const next = tableLog.step(state, event, AT);
    state = next ?? state;
    return next !== null;
  });
}
const fold = (events: readonly TableEvent[]) => tableLog.fold(events.map((event) => ({ event, at: AT })));
const states = (events: readonly TableEvent[]) => events.map((_, index) => fold(events.slice(0, index + 1)));

describe('the table', () => {
  it('is the same for both, whatever each had seen before it came back', () => {
    fc.assert(
      fc.property(fc.array(gesture, { maxLength: 60 }), fc.array(fc.nat(60), { maxLength: 5 }), (asked, cuts) => {
        const log = kept(asked);
        // Somebody who follows from the beginning, and somebody who comes back several times from where they were.
        let seen: TableState = tableLog.start;
        let last = 0;
        for (const cut of [...cuts.toSorted((a, b) => a - b), log.length]) {
          const after = tableLog.extend(seen, log.slice(last, Math.max(last, cut)), AT);
          if ('impossible' in after) throw new Error('a kept gesture is possible');
          seen = after.state;
          last = Math.max(last, Math.min(cut, log.length));
        }
        expect(seen).toEqual(fold(log));
      }),
      { numRuns: 2000 },
    );
  });

  it('never holds what is not shared, at any moment', () => {
    fc.assert(
      fc.property(fc.array(gesture, { maxLength: 60 }), (asked) => {
        for (const { pieces, shared } of states(kept(asked)))
          for (const laid of pieces) {
            const needed = shareOf(laid.piece);
            expect(needed === null || shared.includes(needed)).toBe(true);
          }
      }),
      { numRuns: 1000 },
    );
  });

  it('shows a piece that lies there, or none where none does', () => {
    fc.assert(
      fc.property(fc.array(gesture, { maxLength: 60 }), (asked) => {
        for (const { pieces, front } of states(kept(asked)))
          expect(pieces.length === 0 ? front === null : pieces.some(({ id }) => id === front)).toBe(true);
      }),
    );
  });

  it('takes no card from the advisor, lays nothing for the member, and lets nobody but the member decide what is shared', () => {
    fc.assert(
      fc.property(fc.array(gesture, { maxLength: 60 }), (asked) => {
        for (const { kind, by } of kept(asked)) {
          if (kind === 'picked' || kind === 'shared' || kind === 'withdrawn') expect(by).toBe('member');
          if (kind === 'laid') expect(by).toBe('advisor');
        }
      }),
    );
  });

  it('turns no card before all are taken', () => {
    fc.assert(
      fc.property(fc.array(gesture, { maxLength: 60 }), (asked) => {
        for (const { pieces } of states(kept(asked)))
          for (const { piece: laid, spread } of pieces)
            if (laid.what === 'spread' && spread && !areAllTaken(spread, laid))
              expect(spread.faces.every((one) => one === null)).toBe(true);
      }),
    );
  });
});

describe('a spread drawn together', () => {
  const drawn = (spread: (typeof TABLE_SPREADS)[number], reversals: boolean, visitor: string): TableEvent[] => {
    const { taken } = spreadOf(spread);
    const picks = Array.from({ length: taken }, (_, index) => index * 2 + 1);
    const laid = cardsOfSpread({ spread, reversals }, { server: SERVER_SEED, visitor }, picks);
    const asked: Piece = { what: 'spread', spread, reversals, fingerprint: fingerprint(spread) };
    return [
      { kind: 'laid', by: 'advisor', piece: asked },
      ...picks.map(
        (place, index): TableEvent => ({
          ...{ kind: 'picked', by: 'member', item: 1, place },
          ...(index === 0 && { seed: visitor }),
        }),
      ),
      ...laid.map(
        (card, index): TableEvent => ({
          ...{ kind: 'turned', by: 'advisor', item: 1, card: index, face: faceOf(card) },
        }),
      ),
      { kind: 'proven', by: 'house', item: 1, serverSeed: SERVER_SEED },
    ];
  };
  const proofOf = (events: readonly TableEvent[]) => {
    const [laid] = fold(events).pieces as [LaidPiece];
    return laid.piece.what === 'spread' && laid.spread ? isGenuine(laid.piece, laid.spread) : null;
  };

  it.each(TABLE_SPREADS)('proves itself at its end, and not before: %s', (spread) => {
    const events = drawn(spread, true, 'a visitor');
    expect(proofOf(events)).toBe(true);
    expect(proofOf(events.slice(0, -1))).toBe(null);
  });

  it('does not stand with another seed, another fingerprint or another card', () => {
    const events = drawn('three', false, 'a visitor');
    const changed = (kind: TableEvent['kind'], change: object) =>
      events.map((event) => (event.kind === kind ? ({ ...event, ...change } as TableEvent) : event));
    expect(proofOf(changed('proven', { serverSeed: 'b'.repeat(64) }))).toBe(false);
    expect(proofOf(changed('turned', { face }))).toBe(false);
    const piece: Piece = { what: 'spread', spread: 'three', reversals: false, fingerprint: 'f'.repeat(64) };
    expect(proofOf(changed('laid', { piece }))).toBe(false);
  });
});
