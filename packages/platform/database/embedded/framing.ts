const SYNC = 0x53;
const QUERY = 0x51;
const FLUSH = 0x48;
const TERMINATE = 0x58;

const BATCH_END = new Set([SYNC, QUERY, FLUSH]);

/**
 * Cuts what a client writes into batches that the embedded server can run in one go: whole messages up to one that asks for an answer.
 * The server has no socket to wait on: given half a message, it would take the missing part for the end of the connection.
 * https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
export class Framing {
  #pending: Buffer = Buffer.alloc(0);
  #started = false;

  /** The batches that `chunk` completes; a null stands for the end that the client announces. */
  push(chunk: Uint8Array): (Buffer | null)[] {
    this.#pending = this.#pending.length === 0 ? Buffer.from(chunk) : Buffer.concat([this.#pending, chunk]);
    const batches: (Buffer | null)[] = [];
    let batchStart = 0;
    let position = 0;
    for (;;) {
      const type = this.#started ? this.#pending[position] : 0;
      const end = this.#messageEnd(position);
      if (end === undefined) break;
      position = end;
      if (!this.#started || BATCH_END.has(type ?? 0)) {
        batches.push(this.#pending.subarray(batchStart, position));
        batchStart = position;
      } else if (type === TERMINATE) {
        batches.push(null);
        batchStart = position;
      }
      this.#started = true;
    }
    this.#pending = this.#pending.subarray(batchStart);
    return batches;
  }

  /** The first message of a connection has no type byte; every other one has its type, then its length without the type. */
  #messageEnd(position: number): number | undefined {
    const lengthAt = this.#started ? position + 1 : position;
    if (this.#pending.length < lengthAt + 4) return undefined;
    const end = lengthAt + this.#pending.readInt32BE(lengthAt);
    return this.#pending.length < end ? undefined : end;
  }
}
