/** One address may be a household, an office or the exit of a telephone network. */
const MAX_OPEN = 100;
const MAX_MESSAGES_PER_MINUTE = 2_400;

/** What all sockets of one address do in this process. Addresses are known by the visitor's key only. */
export class AddressLimits {
  readonly #addresses = new Map<string, { open: number; received: number }>();

  isFull(visitor: string): boolean {
    return (this.#addresses.get(visitor)?.open ?? 0) >= MAX_OPEN;
  }

  opened(visitor: string): void {
    this.#of(visitor).open += 1;
  }

  closed(visitor: string): void {
    this.#of(visitor).open -= 1;
  }

  /** Counts a message; false when it is one too many. */
  mayReceive(visitor: string): boolean {
    const address = this.#of(visitor);
    address.received += 1;
    return address.received <= MAX_MESSAGES_PER_MINUTE;
  }

  /** Kept until then even for who has left: closing and coming again does not begin a new minute. */
  startMinute(): void {
    for (const [visitor, address] of this.#addresses) {
      address.received = 0;
      if (address.open === 0) this.#addresses.delete(visitor);
    }
  }

  #of(visitor: string): { open: number; received: number } {
    const address = this.#addresses.get(visitor) ?? { open: 0, received: 0 };
    this.#addresses.set(visitor, address);
    return address;
  }
}
