import type { RoomEntry, RoomState, Side } from '../../engine/index.ts';

/** What the panels beside the conversation are given. */
export interface PanelProps {
  id: string;
  side: Side;
  state: RoomState;
  log: readonly RoomEntry[];
  /** The other's name. */
  otherName: string;
  /** Of an advisor: the portrait, and where to find them. */
  otherPicture: string | null;
  otherSlug: string | null;
}
