/** One open socket, as a feature sees it. Messages are `{ action, data }` both ways. */
export interface SocketConnection {
  send(action: string, data: unknown): void;
  /** Hears an event of the whole service (any process) for as long as this socket lives, or until the returned function is called. */
  hear(topic: string, listener: (payload: unknown) => void): () => void;
  /** Runs when the socket goes away. */
  onClose(action: () => void): void;
  /** What the features remember about this socket. */
  state: Map<string, unknown>;
}

/** Answers one kind of message; `data` comes from outside and is not checked yet. */
export type SocketAction = (connection: SocketConnection, data: unknown) => Promise<void> | void;
