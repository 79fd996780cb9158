import { SOCKET_PATH } from '@solelune/contract/socket-messages';

interface Message {
  action: string;
  data: unknown;
}

export interface TestSocket {
  say(action: string, data?: unknown): void;
  /** Anything, message or not. */
  send(text: string): void;
  /** The next message, in the order they came, each once. */
  next(): Promise<Message>;
  close(): Promise<number>;
  /** The code it was closed with. */
  closed: Promise<number>;
}

/** A socket to the server at `http://…`, as a page of it would open one; refused, it throws. */
export async function openSocket(site: string, more: { path?: string; headers?: object } = {}): Promise<TestSocket> {
  const { path = SOCKET_PATH, headers = {} } = more;
  // The browser writes the origin itself; here it can be given.
  const options = { headers: { origin: site, ...headers } } as unknown as string[];
  const socket = new WebSocket(site.replace(/^http/, 'ws') + path, options);
  const waiting: Message[] = [];
  const readers: ((message: Message) => void)[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data) as Message;
    const reader = readers.shift();
    if (reader) reader(message);
    else waiting.push(message);
  });
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('The socket was refused')));
  });
  return {
    say: (action, data) => socket.send(JSON.stringify({ action, data })),
    send: (text) => socket.send(text),
    next: () => {
      const message = waiting.shift();
      if (message) return Promise.resolve(message);
      return new Promise((resolve, reject) => {
        readers.push(resolve);
        void closed.then((code) => reject(new Error(`The socket was closed with ${code}`)));
      });
    },
    close: () => {
      socket.close();
      return closed;
    },
    closed,
  };
}
