import { setTimeout as pause } from 'node:timers/promises';
import type { FeatureParts, Services } from '@solelune/contract/server';
import type { Writer } from '@solelune/platform';

type Transact = FeatureParts['transaction'];

/** How many at once are kept, and each by itself where that fails or does not do. */
interface Keeping<Asked, Answer> {
  /** In the order asked; undefined: this one by itself. */
  together(tx: Writer, asked: readonly Asked[], services: Services): Promise<(Answer | undefined)[]>;
  alone(tx: Writer, asked: Asked, services: Services): Promise<Answer>;
  /** Where several share a turn, the next one begins so much later: for what nobody waits for, fewer turns with more in each. */
  gatherMs?: number;
}

interface Waiting<Asked, Answer> {
  asked: Asked;
  answer: (kept: Answer) => void;
  refuse: (error: unknown) => void;
}

const MOST = 200;

/** What is asked while others are being kept is kept together with the next: one commit for all of them, whoever asked and in whichever room. */
class Turns<Asked, Answer> {
  readonly #services: Services;
  readonly #keeping: Keeping<Asked, Answer>;
  #waiting: Waiting<Asked, Answer>[] = [];
  #isBusy = false;
  /** Whether the last turn was. */
  #isShared = false;

  constructor(services: Services, keeping: Keeping<Asked, Answer>) {
    this.#services = services;
    this.#keeping = keeping;
  }

  keep(transaction: Transact, asked: Asked): Promise<Answer> {
    return new Promise((answer, refuse) => {
      this.#waiting.push({ asked, answer, refuse });
      if (!this.#isBusy) void this.#run(transaction);
    });
  }

  async #run(transaction: Transact): Promise<void> {
    this.#isBusy = true;
    while (this.#waiting.length > 0) {
      if (this.#isShared && this.#keeping.gatherMs) await pause(this.#keeping.gatherMs);
      const batch = this.#waiting.splice(0, MOST);
      this.#isShared = batch.length > 1;
      await this.#turn(transaction, batch);
    }
    this.#isBusy = false;
  }

  async #turn(transaction: Transact, batch: readonly Waiting<Asked, Answer>[]): Promise<void> {
    const asked = batch.map((one) => one.asked);
    // One that cannot be kept takes nobody else with it.
    const kept = await transaction((tx) => this.#keeping.together(tx, asked, this.#services)).catch(() => []);
    for (const [index, one] of batch.entries()) {
      const answer = kept[index];
      if (answer === undefined) await this.#alone(transaction, one);
      else one.answer(answer);
    }
  }

  #alone(transaction: Transact, { asked, answer, refuse }: Waiting<Asked, Answer>): Promise<void> {
    return transaction((tx) => this.#keeping.alone(tx, asked, this.#services)).then(answer, refuse);
  }
}

/** One for each server of this process. */
export function inTurns<Asked, Answer>(keeping: Keeping<Asked, Answer>): (services: Services) => Turns<Asked, Answer> {
  const known = new WeakMap<Services, Turns<Asked, Answer>>();
  return (services) => {
    const turns = known.get(services) ?? new Turns(services, keeping);
    known.set(services, turns);
    return turns;
  };
}
