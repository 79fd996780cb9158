/** What was written and is not known to have arrived: kept in the tab, so that a refresh loses nothing. */
export interface Waiting {
  key: string;
  text: string;
  isRefused: boolean;
}

const nameOf = (id: string) => `consultation-outbox-${id}`;

export function readOutbox(id: string): Waiting[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(id)) ?? '[]');
    return Array.isArray(kept) ? (kept as Waiting[]) : [];
  } catch {
    return [];
  }
}

/** A tab that keeps nothing still sends: only a refresh would then lose what waits. */
export function keepOutbox(id: string, waiting: readonly Waiting[]): void {
  try {
    if (waiting.length === 0) sessionStorage.removeItem(nameOf(id));
    else sessionStorage.setItem(nameOf(id), JSON.stringify(waiting));
  } catch {
    // Refused by the browser's settings.
  }
}
