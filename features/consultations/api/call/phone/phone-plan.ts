import type { PhoneLegState } from '../../../contract/call.ts';
import { type RoomState, SIDES, type Side } from '../../../engine/index.ts';

/** How one telephone stands: its state, and whether it is in the conference of the two. */
export interface LookedLeg {
  state: PhoneLegState;
  /** The line is open, or may be. */
  isOpen: boolean;
  isPresent: boolean;
  endedAt: Temporal.Instant | null;
}
export type LookedLegs = Readonly<Record<Side, LookedLeg>>;

/** What is to be done next. */
export interface PhonePlan {
  ring: Side | null;
  hangUp: readonly Side[];
  /** Those whose telephone is proven to be in the talk. */
  prove: readonly Side[];
  /** Nobody could be joined, or somebody hung up. */
  over: { kind: 'failed' } | { kind: 'ended'; by: Side; until: Temporal.Instant | null } | null;
  /** Nothing more is to be looked after. */
  isDone: boolean;
}

const MISSED: readonly PhoneLegState[] = ['busy', 'no-answer', 'unreachable', 'refused'];
export const isLive = (state: PhoneLegState): boolean => state === 'ringing' || state === 'answered';
const NOTHING: PhonePlan = { ring: null, hangUp: [], prove: [], over: null, isDone: false };

/** The advisor is rung first, then the member; who is not reached, or hangs up, ends it for both. */
export function planOf(phase: RoomState['phase'], legs: LookedLegs): PhonePlan {
  const live = SIDES.filter((side) => legs[side].isOpen);
  const wasJoined = phase === 'running' || phase === 'paused';
  if (!wasJoined && phase !== 'accepted' && phase !== 'connecting')
    return { ...NOTHING, hangUp: live, isDone: live.length === 0 };
  const missing = SIDES.find((side) => MISSED.includes(legs[side].state) || legs[side].state === 'hung-up');
  if (missing) {
    const over = wasJoined
      ? ({ kind: 'ended', by: missing, until: legs[missing].endedAt } as const)
      : ({ kind: 'failed' } as const);
    return { ...NOTHING, hangUp: live, over };
  }
  if (legs.advisor.state === 'waiting') return { ...NOTHING, ring: 'advisor' };
  const prove = SIDES.filter((side) => legs[side].state === 'answered' && legs[side].isPresent);
  const isMembersTurn = legs.advisor.state === 'answered' && legs.member.state === 'waiting';
  return { ...NOTHING, prove, ring: isMembersTurn ? 'member' : null };
}
