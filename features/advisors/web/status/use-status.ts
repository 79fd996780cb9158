import { useChannel } from '@solelune/screen/channel';
import { statusChannel } from '../../contract.ts';
import type { Status } from '../../engine/status.ts';
import { readId } from './read-id.ts';

export interface LiveStatus {
  /** `pending` before the first answer; afterwards what is known, even where the connection is lost meanwhile. */
  status: 'pending' | Status['status'];
  comeback?: string | undefined;
  isLost: boolean;
}

/** Tracked while what calls this is shown. */
export function useStatus(id: unknown): LiveStatus {
  const known = readId(id);
  const { status, state } = useChannel(statusChannel, known === null ? null : { id: known });
  return { status: state?.status ?? 'pending', comeback: state?.comeback, isLost: status === 'lost' };
}
