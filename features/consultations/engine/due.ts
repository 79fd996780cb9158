import { SIDES, type Side } from './events.ts';
import { capAtMs } from './meter.ts';
import type { RoomEvent } from './room-log.ts';
import type { RoomState } from './state.ts';

export const ANSWER_MS = 60_000;
/** Accepted: so long may one wait for the other. */
export const ARRIVAL_MS = 120_000;
/** Each proves that they are there. */
export const PROOF_MS = 5_000;
/** Unheard so long, a side is gone. */
export const UNHEARD_MS = 15_000;
export const WARNING_MS = 120_000;
/** At the cap the room stays open so long, and nobody pays. */
export const GRACE_MS = 30_000;
/** So long one may be away before it ends. */
export const AWAY_MS = 300_000;

/** The last proof of each. */
export type Proofs = Readonly<Record<Side, number | null>>;

/** What time it is in a room: clocks of processes differ, and none takes back what was proven on another. */
export const roomNowMs = ({ lastMs }: RoomState, { member, advisor }: Proofs, nowMs: number): number =>
  Math.max(nowMs, lastMs, member ?? 0, advisor ?? 0);

interface Due {
  atMs: number;
  event: RoomEvent;
}

const iso = (ms: number) => new Date(ms).toISOString();

/** What happens by itself as time passes, and when: each by the one before. */
function dues(state: RoomState, proofs: Proofs): Due[] {
  switch (state.phase) {
    case 'requested':
      return [{ atMs: state.requestedMs + ANSWER_MS, event: { kind: 'missed', by: 'house' } }];
    case 'accepted':
    case 'connecting':
      return [
        {
          atMs: (state.acceptedMs ?? state.lastMs) + ARRIVAL_MS,
          event: { kind: 'failed', by: 'house', reason: 'noShow' },
        },
      ];
    case 'running':
      return runningDues(state, proofs);
    case 'paused':
      return [
        {
          atMs: (state.pause?.fromMs ?? state.lastMs) + AWAY_MS,
          event: { kind: 'ended', by: 'house', reason: 'away', until: null },
        },
      ];
    default:
      return [];
  }
}

function runningDues(state: RoomState, proofs: Proofs): Due[] {
  const since = state.runningSinceMs ?? state.lastMs;
  const silences = SIDES.map((by): Due => {
    // Heard last before the meter began: the silence is as old as that, and what it takes away begins with the meter.
    const heardMs = proofs[by] ?? since;
    const from = iso(Math.max(since, heardMs));
    return { atMs: heardMs + UNHEARD_MS, event: { kind: 'paused', by, from, why: 'lost' } };
  });
  const capMs = capAtMs(state) ?? Number.POSITIVE_INFINITY;
  const over: Due = {
    atMs: capMs + GRACE_MS,
    event: { kind: 'ended', by: 'house', reason: 'cap', until: iso(provenMs(state, proofs)) },
  };
  const warning: Due = { atMs: Math.max(since, capMs - WARNING_MS), event: { kind: 'warned', by: 'house' } };
  return [...silences, over, ...(state.isWarned ? [] : [warning])];
}

const earliest = (all: readonly Due[]): Due | null =>
  all.reduce<Due | null>((first, due) => (first && first.atMs <= due.atMs ? first : due), null);

/** When somebody must look at the room again; null where nothing happens by itself. */
export const dueAtMs = (state: RoomState, proofs: Proofs): number | null => earliest(dues(state, proofs))?.atMs ?? null;

/** The next thing that time has brought; null: nothing yet. Asked again after each. */
export function dueEvent(state: RoomState, proofs: Proofs, nowMs: number): RoomEvent | null {
  const due = earliest(dues(state, proofs));
  return due && due.atMs <= nowMs ? due.event : null;
}

/** Until when both are known to have been there. */
export function provenMs(state: RoomState, proofs: Proofs): number {
  const since = state.runningSinceMs ?? state.lastMs;
  return Math.min(...SIDES.map((side) => Math.max(since, proofs[side] ?? 0)));
}

/** The same, as an event says it; null where the meter stands still. */
export const provenUntil = (state: RoomState, proofs: Proofs): string | null =>
  state.phase === 'running' ? iso(provenMs(state, proofs)) : null;
