import { statfsSync } from 'node:fs';

const MEGABYTE = 1024 * 1024;

/**
 * What nothing of ours takes of a disk: two segments of the database's log, 16 MB each, and what a recovery writes. With less room left
 * nothing is written any more; reading goes on.
 */
export const LEAST_ROOM_BYTES = 48 * MEGABYTE;

/** Writing comes back a little above, so that it does not come and go. */
export const ENOUGH_ROOM_BYTES = 64 * MEGABYTE;

export function roomIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
