/** Product document, sections 1 and 3. */
export interface Status {
  status: 'online' | 'busy' | 'offline';
  /** ISO instant: from when on they will be there. */
  comeback?: string;
}

/** What a status is made of. Instants in milliseconds since 1970. */
export interface PresenceFacts {
  switch: 'available' | 'away';
  /** What they said themselves, or what their agenda says. */
  comebackMs: number | null;
  /** Until when their console is known to be open; null when none was. */
  leaseUntilMs: number | null;
  isInRoom: boolean;
}

/**
 * Available = their own switch ∧ a console that is alive ∧ not in a room. In a room they are busy, whatever the switch says, as long as the console
 * lives. A return that lies in the past is none.
 */
export function statusAt(facts: PresenceFacts, nowMs: number): Status {
  const isThere = facts.leaseUntilMs !== null && facts.leaseUntilMs > nowMs;
  if (isThere && facts.isInRoom) return { status: 'busy' };
  if (isThere && facts.switch === 'available') return { status: 'online' };
  const { comebackMs } = facts;
  if (comebackMs === null || comebackMs <= nowMs) return { status: 'offline' };
  return { status: 'offline', comeback: new Date(comebackMs).toISOString() };
}

/** When the status changes by itself, as time passes; null: only by somebody's act. */
export function nextChangeMs(facts: PresenceFacts, nowMs: number): number | null {
  const to = [facts.leaseUntilMs, facts.comebackMs].filter((at): at is number => at !== null && at > nowMs);
  return to.length > 0 ? Math.min(...to) : null;
}
