import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** One open socket, as what is told leaves by it. */
export class Line {
  readonly #socket: WebSocket;
  /** What the socket is made of: frames that many share go there as they are. */
  readonly #stream: Duplex;
  #isAlive = true;

  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket;
    this.#stream = stream;
    socket.on('pong', () => {
      this.#isAlive = true;
    });
  }

  /** Something that was told before is still here: its reader is slower than we are. */
  get isBehind(): boolean {
    return this.#stream.writableLength > 0;
  }

  /** Resolves when it has left, or can no longer: a socket that cannot send is closing, and all that it follows ends with it. */
  send(action: string, data: unknown): Promise<void> {
    return new Promise((left) => {
      if (this.#isOpen) this.#socket.send(JSON.stringify({ action, data }), () => left());
      else left();
    });
  }

  /**
   * A whole frame, framed once for all who get it. It may pass between two messages of `send` because those are neither compressed nor cut in pieces.
   * `left` is called when it has left, or can no longer.
   */
  write(frame: Buffer, left?: () => void): void {
    if (this.#isOpen) this.#stream.write(frame, left);
    else left?.();
  }

  /** Whoever did not answer since the last time is gone. */
  beat(): void {
    if (!this.#isAlive) return this.#socket.terminate();
    this.#isAlive = false;
    this.#socket.ping();
  }

  end(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }
}
