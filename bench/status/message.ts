// What a change of the benchmark looks like on the wire, for those who make them and those who hear of them.

const FAR_MS = Date.parse('2100-01-01T00:00:00Z');
const MINUTE_MS = 60_000;

/** A change is known by its hour of return: its number, in minutes, far away. */
export const comebackOf = (number: number): string => new Date(FAR_MS + number * MINUTE_MS).toISOString();

const STARTED_MS = Number(process.hrtime.bigint()) / 1e6 - performance.now();

/** The same clock in all processes of the machine. */
export const nowMs = (): number => STARTED_MS + performance.now();

interface Change {
  /** Whose it is, in the list. */
  place: number;
  /** 0 before the first. */
  number: number;
}

let last: { text: string; changes: Change[] } = { text: '', changes: [] };

/** Thousands are told the same: it is read once. */
export function changesIn(text: string, ids: readonly number[]): readonly Change[] {
  if (text === last.text) return last.changes;
  const { data } = JSON.parse(text) as { data: Record<string, { comeback?: string }> };
  const changes = Object.entries(data).map(([id, { comeback }]) => ({
    place: ids.indexOf(Number(id)),
    number: comeback ? (Date.parse(comeback) - FAR_MS) / MINUTE_MS : 0,
  }));
  last = { text, changes };
  return changes;
}
