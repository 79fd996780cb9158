import { MinuteCount } from './minute-count.ts';

/** One address may be a household, an office or the exit of a telephone network. */
const MAX_OPEN = 100;
const MAX_MESSAGES_PER_MINUTE = 2_400;
/** Of everybody together, in one process: at some forty kilobytes each, less than a gigabyte. Who comes beyond is told to come again. */
export const MOST_SOCKETS = 20_000;

interface Address {
  open: number;
  received: MinuteCount;
}

/** What all sockets of one address do in this process. Addresses are known by the visitor's key only. */
export class AddressLimits {
  readonly #addresses = new Map<string, Address>();
  readonly #mostOpen: number;
  #open = 0;

  constructor(mostOpen = MOST_SOCKETS) {
    this.#mostOpen = mostOpen;
  }

  /** Sockets that are open, and addresses that were heard of within the last minute or two. */
  get sizes(): { sockets: number; addresses: number } {
    return { sockets: this.#open, addresses: this.#addresses.size };
  }

  /** No socket more, whoever asks: memory has an end. */
  get isProcessFull(): boolean {
    return this.#open >= this.#mostOpen;
  }

  isFull(visitor: string): boolean {
    return (this.#addresses.get(visitor)?.open ?? 0) >= MAX_OPEN;
  }

  opened(visitor: string): void {
    this.#of(visitor).open += 1;
    this.#open += 1;
  }

  closed(visitor: string): void {
    this.#of(visitor).open -= 1;
    this.#open -= 1;
  }

  /** Counts a message of this weight; false when it is one too many. */
  mayReceive(visitor: string, weight = 1, nowMs = performance.now()): boolean {
    return this.#of(visitor).received.add(nowMs, weight) <= MAX_MESSAGES_PER_MINUTE;
  }

  /** Who has left is forgotten once their minute is over: closing and coming again begins no new one. */
  forgetGone(nowMs = performance.now()): void {
    for (const [visitor, { open, received }] of this.#addresses)
      if (open === 0 && received.isOver(nowMs)) this.#addresses.delete(visitor);
  }

  #of(visitor: string): Address {
    const known = this.#addresses.get(visitor);
    if (known) return known;
    if (this.#addresses.size >= 2 * this.#mostOpen) this.#forgetOldest();
    const address = { open: 0, received: new MinuteCount() };
    this.#addresses.set(visitor, address);
    return address;
  }

  /** At least half of them have left: there are not as many sockets. */
  #forgetOldest(): void {
    for (const [visitor, { open }] of this.#addresses) if (open === 0) return void this.#addresses.delete(visitor);
  }
}
