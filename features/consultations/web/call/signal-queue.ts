/** Tries again after these, and at the last one for ever. */
const PAUSES_MS = [300, 600, 1200, 2500, 4000];

/** Sends one thing after the other, in order; what did not go through is tried again until it did, or nobody wants it any more. */
export class SignalQueue<Sent> {
  readonly #send: (sent: Sent) => Promise<unknown>;
  readonly #isFinal: (error: unknown) => boolean;
  #tail: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(send: (sent: Sent) => Promise<unknown>, isFinal: (error: unknown) => boolean) {
    this.#send = send;
    this.#isFinal = isFinal;
  }

  push(sent: Sent): Promise<void> {
    this.#tail = this.#tail.then(() => this.#insist(sent));
    return this.#tail;
  }

  /** What waits is tried once more, and no longer insisted on. */
  close(): void {
    this.#isClosed = true;
  }

  async #insist(sent: Sent): Promise<void> {
    for (let time = 0; ; time += 1) {
      try {
        await this.#send(sent);
        return;
      } catch (error) {
        if (this.#isClosed || this.#isFinal(error)) return;
        const pause = PAUSES_MS[Math.min(time, PAUSES_MS.length - 1)] ?? 0;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }
}
