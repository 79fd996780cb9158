import type { By, EndReason, FailReason, PauseReason, RoomWay, Side } from './events.ts';

/** requested → accepted → connecting → running ⇄ paused → ended → settled; and declined, missed, cancelled, failed. */
export const PHASES = [
  ...(['none', 'requested', 'accepted', 'connecting', 'running', 'paused', 'ended', 'settled'] as const),
  ...(['declined', 'missed', 'cancelled', 'failed'] as const),
] as const;
export type Phase = (typeof PHASES)[number];

/** Instants in milliseconds since 1970. They never go back, whatever a clock does. */
export interface RoomState {
  phase: Phase;
  way: RoomWay;
  centsPerMinute: number;
  /** Of paid time, on top of the first minute; grows with each extension. */
  capSeconds: number;
  requestedMs: number;
  acceptedMs: number | null;
  /** Who was there at all. */
  cameMs: Readonly<Record<Side, number | null>>;
  /** Of the stretches that are over. */
  countedMs: number;
  /** Null: the meter stands still. */
  runningSinceMs: number | null;
  pause: { by: Side; fromMs: number; why: PauseReason } | null;
  pausedMs: number;
  isWarned: boolean;
  end: { by: By; reason: EndReason; atMs: number } | null;
  failure: FailReason | null;
  settledCents: number | null;
  lastMs: number;
}

export const NOTHING: RoomState = {
  ...{ phase: 'none', way: 'chat', centsPerMinute: 0, capSeconds: 0, requestedMs: 0, acceptedMs: null },
  ...{ cameMs: { member: null, advisor: null }, countedMs: 0, runningSinceMs: null, pause: null, pausedMs: 0 },
  ...{ isWarned: false, end: null, failure: null, settledCents: null, lastMs: 0 },
};

/** The room is open: its two may talk. */
export const isOpen = ({ phase }: Pick<RoomState, 'phase'>): boolean =>
  phase === 'accepted' || phase === 'connecting' || phase === 'running' || phase === 'paused';

/** Nothing more is to come but the settlement. */
export const isOver = ({ phase }: Pick<RoomState, 'phase'>): boolean =>
  !isOpen({ phase }) && phase !== 'none' && phase !== 'requested';
