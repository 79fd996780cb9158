import type { RoomEntry, RoomState, Side } from '../../engine/index.ts';

/** What the panels beside the conversation are given. */
export interface PanelProps {
  id: string;
  side: Side;
  state: RoomState;
  log: readonly RoomEntry[];
  /** The other's name. */
  otherName: string;
}
