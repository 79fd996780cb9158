import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineLog, type EventOf } from './index.ts';

/** A door: opened and closed in turn, locked only when closed. */
type Door = { opened: { by: string }; closed: object; locked: object };
const door = defineLog<{ is: 'open' | 'closed' | 'locked'; visitors: string[]; last: string }, Door>(
  { is: 'closed', visitors: [], last: '' },
  {
    opened: (state, { by }, at) =>
      state.is === 'closed' ? { is: 'open', visitors: [...state.visitors, by], last: at } : null,
    closed: (state, _, at) => (state.is === 'open' ? { ...state, is: 'closed', last: at } : null),
    locked: (state, _, at) => (state.is === 'closed' ? { ...state, is: 'locked', last: at } : null),
  },
);
const AT = '2026-11-15T12:00:00Z';

const events = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('opened' as const), by: fc.string() }),
    fc.constant({ kind: 'closed' as const }),
    fc.constant({ kind: 'locked' as const }),
  ),
);

describe('a log', () => {
  it('refuses what cannot happen, and names it', () => {
    expect(door.extend(door.start, [{ kind: 'closed' }], AT)).toEqual({ impossible: { kind: 'closed' } });
    const locked = door.fold([{ event: { kind: 'locked' }, at: AT }]);
    expect(door.step(locked, { kind: 'opened', by: 'Camille' }, AT)).toBeNull();
  });

  it('refuses what it does not know, by whatever name', () => {
    for (const kind of ['broken', 'constructor', '__proto__', 'toString'])
      expect(door.step(door.start, { kind } as unknown as EventOf<Door>, AT), kind).toBeNull();
  });

  it('throws where a kept log is damaged', () => {
    expect(() => door.fold([{ event: { kind: 'closed' }, at: AT }])).toThrow('impossible event: closed');
  });

  it('gives the same state whether folded at once or one after the other', () => {
    fc.assert(
      fc.property(events, (wanted) => {
        const kept: EventOf<Door>[] = [];
        let state = door.start;
        for (const event of wanted) {
          const next = door.step(state, event, AT);
          if (next === null) continue;
          kept.push(event);
          state = next;
        }
        expect(door.fold(kept.map((event) => ({ event, at: AT })))).toEqual(state);
        expect(door.extend(door.start, kept, AT)).toEqual({ state });
      }),
    );
  });
});
