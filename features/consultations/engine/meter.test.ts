import { describe, expect, it } from 'vitest';
import { dueAtMs, dueEvent, type Proofs } from './due.ts';
import { capCents, meterAt, splitUsed } from './meter.ts';
import { receiptOf } from './receipt.ts';
import { type RoomEntry, type RoomEvent, roomLog } from './room-log.ts';

const T0 = Date.parse('2026-11-17T14:00:00Z');
const iso = (seconds: number) => new Date(T0 + seconds * 1000).toISOString();
const log = (...events: [number, RoomEvent][]): RoomEntry[] =>
  events.map(([seconds, event], index) => ({ number: index + 1, at: iso(seconds), event }));
const OPENED: [number, RoomEvent][] = [
  [0, { kind: 'requested', by: 'member', way: 'chat', centsPerMinute: 280, capSeconds: 600 }],
  [5, { kind: 'accepted', by: 'advisor' }],
  [8, { kind: 'connected', by: 'advisor' }],
  [10, { kind: 'connected', by: 'member' }],
];
const stateOf = (...more: [number, RoomEvent][]) => roomLog.fold(log(...OPENED, ...more));
const at = (seconds: number) => T0 + seconds * 1000;
const ended = (seconds: number): [number, RoomEvent] => [
  seconds,
  { kind: 'ended', by: 'member', reason: 'ended', until: null },
];

describe('the meter', () => {
  it.each([
    [0, 0, 0],
    [59, 59, 0],
    [60, 60, 0],
    [61, 61, 4],
    [384, 384, 1512],
    [660, 660, 2800],
    [700, 660, 2800],
  ])('after %s s with both there it has counted %s s and costs %s cents', (after, seconds, amountCents) => {
    expect(meterAt(stateOf(), at(10 + after))).toMatchObject({ seconds, amountCents });
  });

  it('never costs more than the cap that was agreed to', () => expect(capCents(stateOf())).toBe(2800));

  it('stops at the last proof, whenever the silence is found', () => {
    const state = stateOf([145, { kind: 'paused', by: 'member', from: iso(130), why: 'lost' }]);
    expect(meterAt(state, at(400)).seconds).toBe(120);
  });

  it('is not run by a pause that says it began before the meter did', () => {
    const state = stateOf([145, { kind: 'paused', by: 'member', from: iso(-100), why: 'lost' }]);
    expect(meterAt(state, at(400)).seconds).toBe(0);
  });

  it('does not sell the time between the cap and an extension', () => {
    const state = stateOf([690, { kind: 'extended', by: 'member', seconds: 300, until: null }]);
    expect(meterAt(state, at(690)).seconds).toBe(660);
    expect(meterAt(state, at(700)).seconds).toBe(670);
  });

  it('does not sell, at an extension, the end of the old cap that nobody proved', () => {
    // The cap is reached at 670: the meter began at 10.
    const unproven = stateOf([690, { kind: 'extended', by: 'member', seconds: 300, until: iso(665) }]);
    expect(meterAt(unproven, at(690)).seconds).toBe(655);
    expect(meterAt(unproven, at(700)).seconds).toBe(665);
    const before = stateOf([600, { kind: 'extended', by: 'member', seconds: 300, until: iso(590) }]);
    expect(meterAt(before, at(660)).seconds).toBe(650);
  });

  it('costs nothing when the advisor ends without charge', () => {
    const state = stateOf([500, { kind: 'ended', by: 'advisor', reason: 'free', until: null }]);
    expect(meterAt(state, at(500)).amountCents).toBe(0);
  });

  it('settles for what it says, and for nothing else', () => {
    const over = stateOf(ended(394));
    const settled = (cents: number) => roomLog.step(over, { kind: 'settled', by: 'house', cents }, iso(400));
    expect(settled(1512)?.phase).toBe('settled');
    expect(settled(1513)).toBeNull();
  });

  it('spreads an amount over the holds, the first first', () =>
    expect(splitUsed(3000, [2800, 1400])).toEqual([2800, 200]));
});

describe('what cannot happen', () => {
  const state = stateOf();
  it.each<RoomEvent>([
    { kind: 'requested', by: 'member', way: 'chat', centsPerMinute: 280, capSeconds: 600 },
    { kind: 'accepted', by: 'advisor' },
    { kind: 'declined', by: 'advisor' },
    { kind: 'missed', by: 'house' },
    { kind: 'cancelled', by: 'member' },
    { kind: 'connected', by: 'member' },
    { kind: 'resumed', by: 'member' },
    { kind: 'failed', by: 'house', reason: 'noShow' },
    { kind: 'settled', by: 'house', cents: 0 },
    { kind: 'extended', by: 'member', seconds: -60, until: null },
  ])('while it runs: $kind', (event) => expect(roomLog.step(state, event, iso(20))).toBeNull());

  it('after the end: anything but the settlement', () => {
    const over = stateOf(ended(100));
    const again: RoomEvent = { kind: 'ended', by: 'member', reason: 'ended', until: null };
    expect(roomLog.step(over, again, iso(101))).toBeNull();
    expect(roomLog.step(over, { kind: 'extended', by: 'member', seconds: 60, until: null }, iso(101))).toBeNull();
  });
});

describe('what happens by itself', () => {
  const proofs = (member: number, advisor: number): Proofs => ({ member: at(member), advisor: at(advisor) });

  it('an unanswered request is missed after 60 s', () => {
    const asked = roomLog.fold(log(...OPENED.slice(0, 1)));
    expect(dueAtMs(asked, proofs(0, 0))).toBe(at(60));
    expect(dueEvent(asked, proofs(0, 0), at(59))).toBeNull();
    expect(dueEvent(asked, proofs(0, 0), at(60))?.kind).toBe('missed');
  });

  it('nobody came: it fails, and nobody pays', () =>
    expect(dueEvent(roomLog.fold(log(...OPENED.slice(0, 3))), proofs(0, 9), at(125))).toMatchObject({
      kind: 'failed',
    }));

  it('a side that is unheard for 15 s pauses from its last proof', () =>
    expect(dueEvent(stateOf(), proofs(100, 112), at(115))).toEqual({
      ...{ kind: 'paused', by: 'member', from: iso(100), why: 'lost' },
    }));

  it('two minutes before the cap both are told, once', () => {
    expect(dueEvent(stateOf(), proofs(548, 548), at(550))?.kind).toBe('warned');
    expect(dueEvent(stateOf([550, { kind: 'warned', by: 'house' }]), proofs(549, 549), at(551))).toBeNull();
  });

  it('thirty seconds after the cap it ends', () => {
    const warned = stateOf([550, { kind: 'warned', by: 'house' }]);
    expect(dueEvent(warned, proofs(698, 698), at(699))).toBeNull();
    expect(dueEvent(warned, proofs(698, 698), at(700))).toMatchObject({ kind: 'ended', reason: 'cap' });
  });

  it('five minutes away end it', () => {
    const away = stateOf([145, { kind: 'paused', by: 'member', from: iso(130), why: 'lost' }]);
    expect(dueAtMs(away, proofs(130, 140))).toBe(at(430));
  });
});

describe('the receipt', () => {
  it('says line by line when the meter started and stopped', () => {
    const { lines, meter, pausedSeconds } = receiptOf(
      log(
        ...OPENED,
        [145, { kind: 'paused', by: 'member', from: iso(130), why: 'lost' }],
        [170, { kind: 'resumed', by: 'member' }],
        ended(230),
      ),
    );
    expect(lines.map(({ kind, meter: does, countedSeconds }) => [kind, does, countedSeconds])).toEqual([
      ['requested', null, 0],
      ['accepted', null, 0],
      ['connected', null, 0],
      ['connected', 'starts', 0],
      ['paused', 'stops', 120],
      ['resumed', 'starts', 120],
      ['ended', 'stops', 180],
    ]);
    expect(lines[4]?.atMs).toBe(at(130));
    expect({ ...meter, pausedSeconds }).toMatchObject({
      seconds: 180,
      billedSeconds: 120,
      amountCents: 560,
      pausedSeconds: 40,
    });
  });
});
