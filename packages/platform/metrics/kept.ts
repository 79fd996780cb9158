/** Something that a process keeps in its memory, and how much of it at most. */
export interface Kept {
  what: string;
  size: number;
  most: number;
}

const watched = new Map<string, { size: () => number; most: number }>();

/**
 * Whatever outlives a request and could grow is told here, with its bound, by who keeps it: it is then seen in the metrics (`kept_items`,
 * `kept_items_most`). One of each name in a process.
 */
export function watchKept(what: string, size: () => number, most: number): void {
  watched.set(what, { size, most });
}

export const keptNow = (): Kept[] => [...watched].map(([what, { size, most }]) => ({ what, size: size(), most }));
