import path from 'node:path';

/** One line of what a drill found out. */
export interface Figure {
  step: string;
  value: string;
}

export const tableOf = (figures: readonly Figure[]): string =>
  ['| step | measured |', '| --- | --- |', ...figures.map(({ step, value }) => `| ${step} | ${value} |`)].join('\n');

/** Where a drill takes place, what it tells, and what is to be ended after it, the last first. */
export class Drill {
  readonly folder: string;
  /** The clone. */
  readonly site: string;
  readonly tell: (figure: Figure) => void;
  readonly #endings: (() => unknown)[] = [];

  constructor(folder: string, tell: (figure: Figure) => void) {
    this.folder = folder;
    this.site = path.join(folder, 'site');
    this.tell = tell;
  }

  /** Runs a step and tells how long it took, and what else there is to say of it. */
  async time<T>(step: string, body: () => Promise<T>, words: (result: T) => string = () => ''): Promise<T> {
    const began = performance.now();
    const result = await body();
    const time = `${((performance.now() - began) / 1000).toFixed(1)} s`;
    this.tell({ step, value: [time, words(result)].filter(Boolean).join('; ') });
    return result;
  }

  onEnd(ending: () => unknown): void {
    this.#endings.push(ending);
  }

  async end(): Promise<void> {
    for (const ending of this.#endings.splice(0).reverse()) await ending();
  }
}
