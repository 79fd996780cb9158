import type { Stage } from '../typeset/stages.ts';

/** What a process of ours says to the one that waits for it. */
export type Told = { stage: Stage } | { done: unknown } | { broken: string };

export const toldBy = (told: Told): void => void process.send?.(told);

/** Does it, says so and ends; whoever waits has gone: ends too. */
export async function doneBy(work: () => Promise<unknown>): Promise<void> {
  process.once('disconnect', () => process.exit(1));
  const last: Told = await work().then(
    (done) => ({ done }),
    (error: unknown) => ({ broken: wordsOf(error) }),
  );
  process.send?.(last, () => process.exit(0));
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.stack} · ${wordsOf(error.cause)}` : String(error.stack);
}
