import type { Said } from '../socket-messages.ts';
import { reconnectDelayMs } from './reconnect-delay.ts';

export interface SocketOptions {
  /** Asked for at each try. */
  url: () => string;
  open?: (url: string) => WebSocket;
  delayMs?: (attempt: number) => number | null;
}

export interface SocketEvents {
  opened(): void;
  received(action: string, data: unknown): void;
  closed(): void;
}

/** A socket that comes back after a cut, until it is closed from here or has tried often enough. */
export class ReconnectingSocket {
  readonly #options: Required<SocketOptions>;
  readonly #events: SocketEvents;
  #socket: WebSocket | null = null;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #attempt = 0;

  constructor(options: SocketOptions, events: SocketEvents) {
    this.#options = { open: (url) => new WebSocket(url), delayMs: reconnectDelayMs, ...options };
    this.#events = events;
  }

  /** Nothing new when it is open, on its way, or waits for its next try; a new beginning when it had given up. */
  open(): void {
    if (this.#socket || this.#retry !== null) return;
    this.#attempt = 0;
    this.#connect();
  }

  close(): void {
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#retry = null;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** All is well again: after the next cut, the tries are counted anew. */
  cameBack(): void {
    this.#attempt = 0;
  }

  say(action: keyof Said | (string & {}), data: unknown): void {
    if (this.isOpen) this.#socket?.send(JSON.stringify({ action, data }));
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  #connect(): void {
    const socket = this.#options.open(this.#options.url());
    this.#socket = socket;
    const whileOurs =
      <Event>(action: (event: Event) => void) =>
      (event: Event) => {
        if (this.#socket === socket) action(event);
      };
    socket.addEventListener(
      'open',
      whileOurs(() => this.#events.opened()),
    );
    socket.addEventListener(
      'message',
      whileOurs(({ data }: MessageEvent<string>) => {
        const message = JSON.parse(data) as { action: string; data: unknown };
        this.#events.received(message.action, message.data);
      }),
    );
    socket.addEventListener(
      'close',
      whileOurs(() => {
        this.#socket = null;
        this.#events.closed();
        this.#tryLater();
      }),
    );
  }

  #tryLater(): void {
    this.#attempt += 1;
    const delayMs = this.#options.delayMs(this.#attempt);
    if (delayMs === null) return;
    this.#retry = setTimeout(() => {
      this.#retry = null;
      this.#connect();
    }, delayMs);
  }
}
