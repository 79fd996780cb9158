import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';
import { newName } from './store.ts';

/** How the sandbox tells what happened: as it should, or as networks do. `manual`: a test tells it, when and as often as it likes. */
export const MANNERS = ['normal', 'late', 'doubled', 'reordered', 'lost', 'manual'] as const;
export type Manner = (typeof MANNERS)[number];

const LATE_MS = 4000;
const TOGETHER_MS = 400;
/** A receiver that is away is told again, a few times: an hour of it, here, is some seconds. */
const AGAIN_MS = [200, 500, 1000, 2000, 4000, 8000];

export interface Told {
  payload: string;
  signature: string;
}

interface MessengerOptions {
  secret: string;
  /** Tells one; false when it was not received. */
  send: (told: Told) => Promise<boolean>;
}

export class Messenger {
  manner: Manner = 'normal';
  /** What was not told, for `manual`. */
  readonly held: Told[] = [];
  readonly #options: MessengerOptions;
  #together: Told[] = [];
  #stopped = false;

  constructor(options: MessengerOptions) {
    this.#options = options;
  }

  tell(type: string, object: Record<string, unknown>): void {
    const payload = JSON.stringify({
      ...{
        id: newName('evt'),
        object: 'event',
        api_version: '2026-10-28.endive',
        created: Math.floor(Date.now() / 1000),
      },
      ...{ type, data: { object }, livemode: false },
    });
    void this.#pass({ payload, signature: this.sign(payload) });
  }

  sign = (payload: string): string =>
    new Stripe('sk_test_sandbox').webhooks.generateTestHeaderString({ payload, secret: this.#options.secret });

  stop(): void {
    this.#stopped = true;
  }

  async #pass(told: Told): Promise<void> {
    if (this.manner === 'manual') this.held.push(told);
    else if (this.manner === 'late') await this.#send(told, LATE_MS);
    else if (this.manner === 'doubled') await Promise.all([this.#send(told), this.#send(told)]);
    else if (this.manner === 'reordered') await this.#reordered(told);
    else if (this.manner === 'normal') await this.#send(told);
  }

  async #reordered(told: Told): Promise<void> {
    this.#together.push(told);
    await wait(TOGETHER_MS);
    const all = this.#together.reverse();
    this.#together = [];
    for (const one of all) await this.#send(one);
  }

  async #send(told: Told, afterMs = 0): Promise<void> {
    await wait(afterMs);
    for (const pause of [0, ...AGAIN_MS]) {
      await wait(pause);
      if (this.#stopped) return;
      // The moment is signed too: a later try is signed anew, as the provider does.
      const received = await this.#options.send({ ...told, signature: this.sign(told.payload) }).catch(() => false);
      if (received) return;
    }
  }
}
