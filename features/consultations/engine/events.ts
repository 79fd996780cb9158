/** The two of a room. */
export const SIDES = ['member', 'advisor'] as const;
export type Side = (typeof SIDES)[number];
export type By = Side | 'house';

export const WAYS = ['chat', 'call', 'phone'] as const;
export type RoomWay = (typeof WAYS)[number];

/** free: the advisor ends without charge. cap: the time that was paid for is over. away: somebody left and did not come back. */
export const END_REASONS = ['ended', 'free', 'cap', 'away', 'closed'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** lost: a side was unheard. asked: somebody wanted a pause. */
export type PauseReason = 'lost' | 'asked';

/** noShow: accepted, and one of them never came. line: no carrier could join them. */
export type FailReason = 'noShow' | 'line';

/** Everything that can happen in a consultation. Proofs of presence are no events: what they change is. */
export interface RoomEvents {
  requested: { by: 'member'; way: RoomWay; centsPerMinute: number; capSeconds: number };
  accepted: { by: 'advisor' };
  declined: { by: 'advisor' };
  /** Nobody answered in time. */
  missed: { by: 'house' };
  cancelled: { by: By };
  /** The first proof of a side. */
  connected: { by: Side };
  /** `from`: the last proof of the side, or of both where it was asked for. The meter stopped then, whenever it was found. */
  paused: { by: Side; from: string; why: PauseReason };
  resumed: { by: By };
  /** `until`: as of `ended`; what passed after it, and before the extension of a room that stood at its cap, nobody pays. */
  extended: { by: 'member'; seconds: number; until: string | null };
  /** Two minutes are left. */
  warned: { by: 'house' };
  /** `until`: the last instant that both had proven, where the meter ran. */
  ended: { by: By; reason: EndReason; until: string | null };
  settled: { by: 'house'; cents: number };
  failed: { by: 'house'; reason: FailReason };
}
