/** A clock that several processes share, and that runs so many times faster than theirs: a minute of a room need not be a minute of a test. */
export interface FastClock {
  startMs: number;
  speed: number;
  /** Set forward: a server that comes back long after it was killed. */
  aheadMs: number;
}

export const fastMs = ({ startMs, speed, aheadMs }: FastClock, realMs = Date.now()): number =>
  Math.round(startMs + (realMs - startMs) * speed + aheadMs);
