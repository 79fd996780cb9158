interface Limits {
  /** How many of one member may wait, and how many of all together. */
  ofOne: number;
  ofAll: number;
}

/** Why somebody got no turn: too many of their own wait, too many of everybody's, or they are gone. */
export type NoTurn = 'own_line_full' | 'line_full' | 'gone';

/** One work at a time. Members take turns, however much each of them asks for: who waits, waits for one work of each of the others. */
export class Turns {
  readonly #limits: Limits;
  /** The members who wait, the next one first, each with the beginnings of their works. */
  readonly #lines = new Map<string, (() => void)[]>();
  #isTaken = false;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  async run<T>(member: string, signal: AbortSignal, work: () => Promise<T>): Promise<T | NoTurn> {
    const refusal = await this.#turnOf(member, signal);
    if (refusal) return refusal;
    try {
      return await work();
    } finally {
      this.#passOn(member);
    }
  }

  #turnOf(member: string, signal: AbortSignal): NoTurn | null | Promise<NoTurn | null> {
    if (signal.aborted) return 'gone';
    if (!this.#isTaken) {
      this.#isTaken = true;
      return null;
    }
    const line = this.#lines.get(member) ?? [];
    if (line.length >= this.#limits.ofOne) return 'own_line_full';
    const all = [...this.#lines.values()].reduce((sum, { length }) => sum + length, 0);
    if (all >= this.#limits.ofAll) return 'line_full';
    return new Promise((resolve) => {
      const begin = () => {
        signal.removeEventListener('abort', leave);
        resolve(null);
      };
      const leave = () => {
        line.splice(line.indexOf(begin), 1);
        if (line.length === 0) this.#lines.delete(member);
        resolve('gone');
      };
      line.push(begin);
      this.#lines.set(member, line);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  /** Whoever has just had a turn goes behind all the others who wait. */
  #passOn(served: string): void {
    const own = this.#lines.get(served);
    this.#lines.delete(served);
    if (own) this.#lines.set(served, own);
    const [next] = this.#lines;
    this.#isTaken = next !== undefined;
    if (!next) return;
    const [member, line] = next;
    const begin = line.shift();
    if (line.length === 0) this.#lines.delete(member);
    begin?.();
  }
}
