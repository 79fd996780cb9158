import type { Entry } from '@solelune/contract';
import { SocketClient } from '@solelune/contract/live';
import { testLog } from './log-feature.ts';

export interface LogReaders {
  /** Cuts the connections of so many of them, chosen by chance. */
  cut(count: number): void;
  /** What each has of the log. */
  logs(): (readonly Entry[])[];
  /** How many connections there were in all. */
  connections(): number;
  stop(): void;
}

/** Browsers that follow the log, each coming back to one of the addresses after a cut. */
export function startReaders(count: number, address: () => string): LogReaders {
  let connections = 0;
  const readers = Array.from({ length: count }, () => {
    let socket: WebSocket | undefined;
    const client = new SocketClient({
      token: () => null,
      url: () => `${address().replace('http', 'ws')}/socket`,
      open: (url) => {
        connections += 1;
        socket = new WebSocket(url, { headers: { origin: url.replace('ws', 'http') } } as unknown as string[]);
        return socket;
      },
      // A crowd that comes back by the product document's delays would give up before a slow machine has started again.
      delayMs: () => 200 + Math.random() * 600,
    });
    const followed = client.follow(testLog, {});
    return { read: followed.read, stop: followed.subscribe(() => {}), cut: () => socket?.close() };
  });
  return {
    cut: (many) => {
      for (let index = 0; index < many; index++) readers[Math.floor(Math.random() * readers.length)]?.cut();
    },
    logs: () => readers.map(({ read }) => read().entries),
    connections: () => connections,
    stop: () => {
      for (const { stop } of readers) stop();
    },
  };
}
