import { type Failure, type FeatureParts, fail, type Services } from '@solelune/contract/server';
import type { Message } from '../../contract/room.ts';
import { keepMessage } from './keep-message.ts';
import { keepTogether } from './keep-together.ts';

export interface Written {
  roomId: string;
  userId: string;
  key: string;
  text: string;
  now: Temporal.Instant;
}

interface Waiting {
  written: Written;
  answer: (kept: Message | Failure) => void;
  refuse: (error: unknown) => void;
}

type Transact = FeatureParts['transaction'];
const MOST = 200;

/** What is written while others are being kept is kept together with the next: one commit for all of them, whoever wrote it and in whichever room. */
class MessageWriter {
  readonly #services: Services;
  #waiting: Waiting[] = [];
  #isBusy = false;

  constructor(services: Services) {
    this.#services = services;
  }

  write(transaction: Transact, written: Written): Promise<Message | Failure> {
    return new Promise((answer, refuse) => {
      this.#waiting.push({ written, answer, refuse });
      if (!this.#isBusy) void this.#run(transaction);
    });
  }

  async #run(transaction: Transact): Promise<void> {
    this.#isBusy = true;
    while (this.#waiting.length > 0) await this.#keep(transaction, this.#waiting.splice(0, MOST));
    this.#isBusy = false;
  }

  async #keep(transaction: Transact, batch: readonly Waiting[]): Promise<void> {
    try {
      const kept = await transaction((tx) =>
        keepTogether(
          tx,
          this.#services,
          batch.map(({ written }) => written),
        ),
      );
      for (const [index, { answer }] of batch.entries()) answer(kept[index] ?? fail('internal'));
    } catch {
      // One that cannot be kept takes nobody else with it.
      for (const one of batch) await this.#keepAlone(transaction, one);
    }
  }

  async #keepAlone(transaction: Transact, { written, answer, refuse }: Waiting): Promise<void> {
    const { roomId, userId, key, text, now } = written;
    const context = { services: this.#services, now, who: { userId } };
    await transaction((tx) => keepMessage(tx, context, roomId, { key, text, picture: null })).then(answer, refuse);
  }
}

const writers = new WeakMap<Services, MessageWriter>();

export function writerOf(services: Services): MessageWriter {
  const known = writers.get(services) ?? new MessageWriter(services);
  writers.set(services, known);
  return known;
}
