import { defineLog, type EventOf, type Logged } from '@solelune/event-log/engine';
import type { By, RoomEvents } from './events.ts';
import { countedMsAt, limitMs, meterAt } from './meter.ts';
import { isOpen, NOTHING, type RoomState } from './state.ts';

export type RoomEvent = EventOf<RoomEvents>;
export type RoomEntry = Logged<RoomEvent>;

/** Clocks of two processes differ, and one may be set back: in a room, time does not. */
const instant = (state: RoomState, at: string): number => Math.max(state.lastMs, Date.parse(at));
const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));
const isWhole = (value: number) => Number.isSafeInteger(value) && value > 0;

/** The meter stops at an instant that lies in the running stretch. */
const stopped = (state: RoomState, untilMs: number): Pick<RoomState, 'countedMs' | 'runningSinceMs'> => ({
  countedMs: countedMsAt(state, untilMs),
  runningSinceMs: null,
});

const endOfPause = (state: RoomState, ms: number): Pick<RoomState, 'pause' | 'pausedMs'> => ({
  pause: null,
  pausedMs: state.pausedMs + (state.pause ? Math.max(0, ms - state.pause.fromMs) : 0),
});

/** Before anybody came in, from the waiting that it ends. */
const overFrom =
  (from: RoomState['phase'], phase: RoomState['phase']) =>
  (state: RoomState, _: { by: By }, at: string): RoomState | null =>
    state.phase === from ? { ...state, phase, lastMs: instant(state, at) } : null;

export const roomLog = defineLog<RoomState, RoomEvents>(NOTHING, {
  requested: (state, { way, centsPerMinute, capSeconds }, at) => {
    if (state.phase !== 'none' || !isWhole(centsPerMinute) || !isWhole(capSeconds)) return null;
    const ms = Date.parse(at);
    return { ...NOTHING, phase: 'requested', way, centsPerMinute, capSeconds, requestedMs: ms, lastMs: ms };
  },

  accepted: (state, _, at) => {
    if (state.phase !== 'requested') return null;
    const ms = instant(state, at);
    return { ...state, phase: 'accepted', acceptedMs: ms, lastMs: ms };
  },
  declined: overFrom('requested', 'declined'),
  missed: overFrom('requested', 'missed'),
  cancelled: overFrom('requested', 'cancelled'),

  connected: (state, { by }, at) => {
    if ((state.phase !== 'accepted' && state.phase !== 'connecting') || state.cameMs[by] !== null) return null;
    const ms = instant(state, at);
    const cameMs = { ...state.cameMs, [by]: ms };
    const isBoth = cameMs.member !== null && cameMs.advisor !== null;
    return {
      ...{ ...state, cameMs, lastMs: ms },
      ...{ phase: isBoth ? 'running' : 'connecting', runningSinceMs: isBoth ? ms : null },
    };
  },

  paused: (state, { by, from, why }, at) => {
    if (state.phase !== 'running' || state.runningSinceMs === null) return null;
    const ms = instant(state, at);
    const fromMs = between(state.runningSinceMs, Date.parse(from), ms);
    return { ...state, ...stopped(state, fromMs), phase: 'paused', pause: { by, fromMs, why }, lastMs: ms };
  },
  resumed: (state, _, at) => {
    if (state.phase !== 'paused') return null;
    const ms = instant(state, at);
    return { ...state, ...endOfPause(state, ms), phase: 'running', runningSinceMs: ms, lastMs: ms };
  },

  extended: (state, { seconds, until }, at) => {
    if (!isOpen(state) || !isWhole(seconds)) return null;
    const ms = instant(state, at);
    const since = state.runningSinceMs;
    // What passed between the old cap and this moment was not for sale; nor what nobody had proven by then: a silence found later reaches no further back than here.
    const isAtCap = since !== null && countedMsAt(state, ms) >= limitMs(state);
    const provenMs = since === null || until === null ? ms : between(since, Date.parse(until), ms);
    const meter = isAtCap ? { countedMs: countedMsAt(state, provenMs), runningSinceMs: ms } : {};
    return { ...state, ...meter, capSeconds: state.capSeconds + seconds, isWarned: false, lastMs: ms };
  },
  warned: (state, _, at) =>
    state.phase === 'running' && !state.isWarned ? { ...state, isWarned: true, lastMs: instant(state, at) } : null,

  ended: (state, { by, reason, until }, at) => {
    if (!isOpen(state)) return null;
    const ms = instant(state, at);
    const since = state.runningSinceMs;
    const meter = since === null ? {} : stopped(state, between(since, until === null ? ms : Date.parse(until), ms));
    return {
      ...{ ...state, ...endOfPause(state, ms), ...meter },
      ...{ phase: 'ended', end: { by, reason, atMs: ms }, lastMs: ms },
    };
  },
  settled: (state, { cents }, at) =>
    state.phase === 'ended' && meterAt(state, state.lastMs).amountCents === cents
      ? { ...state, phase: 'settled', settledCents: cents, lastMs: instant(state, at) }
      : null,
  failed: (state, { reason }, at) =>
    state.phase === 'accepted' || state.phase === 'connecting'
      ? { ...state, phase: 'failed', failure: reason, lastMs: instant(state, at) }
      : null,
});
