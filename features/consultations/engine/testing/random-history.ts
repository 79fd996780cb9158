import fc from 'fast-check';
import { dueEvent, type Proofs, provenMs, provenUntil, roomNowMs, UNHEARD_MS } from '../due.ts';
import { SIDES, type Side } from '../events.ts';
import { type RoomEntry, type RoomEvent, roomLog } from '../room-log.ts';
import { isOpen, type RoomState } from '../state.ts';

const side = fc.constantFrom(...SIDES);
/** What somebody does, or the world, after so many milliseconds: a clock may also be set back. */
const deed = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: fc.constant('both' as const), times: fc.integer({ min: 1, max: 40 }) }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('prove' as const), side }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('sweep' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pause' as const), side }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('resume' as const), side }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('extend' as const), minutes: fc.integer({ min: 1, max: 10 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const), side, free: fc.boolean() }) },
  // Whatever somebody tries at the wrong moment.
  { weight: 1, arbitrary: fc.record({ do: fc.constant('accept' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('decline' as const) }) },
);
const afterMs = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 12_000 }) },
  { weight: 2, arbitrary: fc.integer({ min: 12_000, max: 400_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: -30_000, max: 0 }) },
);

export const history = fc.record({
  centsPerMinute: fc.integer({ min: 1, max: 900 }),
  capSeconds: fc.integer({ min: 1, max: 60 }).map((minutes) => minutes * 60),
  startMs: fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 }),
  deeds: fc.array(fc.tuple(afterMs, deed), { maxLength: 40 }),
});
export type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

export interface Played {
  log: RoomEntry[];
  state: RoomState;
  /** Every proof that was given, on the clock that the house had then. */
  proofs: Record<Side, number[]>;
  nowMs: number;
}

/** Plays a history as the house does: what is due is written before whatever comes; `seen` is told of each state that was. */
export function play(
  { centsPerMinute, capSeconds, startMs, deeds }: History,
  seen: (state: RoomState, event: RoomEvent, atMs: number) => void = () => {},
): Played {
  const log: RoomEntry[] = [];
  const given: Record<Side, number[]> = { member: [], advisor: [] };
  let state = roomLog.start;
  let last: Proofs = { member: null, advisor: null };
  let clockMs = startMs;
  let nowMs = startMs;
  const wait = (ms: number) => {
    clockMs += ms;
    nowMs = roomNowMs(state, last, clockMs);
  };
  const iso = (ms: number) => new Date(ms).toISOString();
  const append = (event: RoomEvent): boolean => {
    const next = roomLog.step(state, event, iso(nowMs));
    if (!next) return false;
    seen(state, event, nowMs);
    state = next;
    log.push({ number: log.length + 1, at: iso(nowMs), event });
    return true;
  };
  const tend = () => {
    for (let event = dueEvent(state, last, nowMs); event; event = dueEvent(state, last, nowMs))
      if (!append(event)) throw new Error(`${event.kind} was due and cannot happen`);
  };
  const prove = (who: Side) => {
    tend();
    if (!isOpen(state)) return;
    given[who].push(nowMs);
    last = { ...last, [who]: Math.max(last[who] ?? 0, nowMs) };
    append({ kind: 'connected', by: who });
    const areBothHere = SIDES.every((one) => (last[one] ?? 0) + UNHEARD_MS > nowMs);
    if (state.pause?.why === 'lost' && areBothHere) append({ kind: 'resumed', by: who });
  };
  append({ kind: 'requested', by: 'member', way: 'chat', centsPerMinute, capSeconds });
  append({ kind: 'accepted', by: 'advisor' });
  for (const [afterwards, act] of deeds) {
    wait(afterwards);
    if (act.do === 'both')
      for (let time = 0; time < act.times; time += 1) {
        wait(5000);
        for (const one of SIDES) prove(one);
      }
    else if (act.do === 'prove') prove(act.side);
    else if (act.do === 'sweep') tend();
    else if (act.do === 'accept') append({ kind: 'accepted', by: 'advisor' });
    else if (act.do === 'decline') append({ kind: 'declined', by: 'advisor' });
    else {
      prove('side' in act ? act.side : 'member');
      if (act.do === 'pause') append({ kind: 'paused', by: act.side, from: iso(provenMs(state, last)), why: 'asked' });
      if (act.do === 'resume' && state.pause?.why === 'asked') append({ kind: 'resumed', by: act.side });
      if (act.do === 'extend') {
        const until = provenUntil(state, last);
        append({ kind: 'extended', by: 'member', seconds: act.minutes * 60, until });
      }
      if (act.do === 'end') {
        const until = provenUntil(state, last);
        append({ kind: 'ended', by: act.side, reason: act.free && act.side === 'advisor' ? 'free' : 'ended', until });
      }
    }
  }
  tend();
  return { log, state, proofs: given, nowMs };
}

/** The time that both were there, counted apart from the engine: a side is there between two proofs that are less than 15 s apart. */
export function togetherMs({ proofs }: Played): number {
  const [member, advisor] = SIDES.map((one) => stretches(proofs[one]));
  let sum = 0;
  for (const [from, to] of member ?? [])
    for (const [begin, end] of advisor ?? []) sum += Math.max(0, Math.min(to, end) - Math.max(from, begin));
  return sum;
}

function stretches(proofs: readonly number[]): [number, number][] {
  const found: [number, number][] = [];
  for (const ms of proofs.toSorted((a, b) => a - b)) {
    const current = found.at(-1);
    if (current && ms - current[1] <= UNHEARD_MS) current[1] = ms;
    else found.push([ms, ms]);
  }
  return found;
}
