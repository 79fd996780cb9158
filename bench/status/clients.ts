// A process of the benchmark: many browsers. Each follows the whole list, and comes back after a cut by the product document's own delays.

import { statusChannel } from '@solelune/advisors/contract';
import { SocketClient } from '@solelune/contract/live';
import WebSocket from 'ws';

const { SITES = '[]', SOCKETS = '0', IDS = '[]' } = process.env;
const sites = JSON.parse(SITES) as string[];
const ids = JSON.parse(IDS) as number[];
const FAR_MS = Date.parse('2100-01-01T00:00:00Z');
const MINUTE_MS = 60_000;
const OPENING = 50;

/** When each socket heard of each change. */
const heard = new Map<number, bigint[]>();
let ready = 0;
let opened = 0;

function visitor(index: number): Promise<void> {
  let tries = 0;
  return new Promise((done) => {
    const seen = new Map<number, string>();
    const client = new SocketClient({
      // Whoever was cut off comes back to the next of the sites, as behind a balancer.
      url: () => (sites[(index + tries++) % sites.length] as string).replace(/^http/, 'ws') + '/socket',
      token: () => null,
      open: (url) => {
        opened += 1;
        return new WebSocket(url, { origin: url.replace(/^ws/, 'http').replace('/socket', '') }) as never;
      },
    });
    for (const id of ids) {
      const followed = client.follow(statusChannel, { id });
      followed.subscribe(() => {
        const { state } = followed.read();
        const comeback = (state as { comeback?: string } | null)?.comeback ?? '';
        if (seen.get(id) === comeback) return;
        const isFirst = !seen.has(id);
        seen.set(id, comeback);
        if (isFirst && seen.size === ids.length) {
          ready += 1;
          done();
        }
        const number = comeback ? (Date.parse(comeback) - FAR_MS) / MINUTE_MS : 0;
        if (number <= 0 || isFirst) return;
        const list = heard.get(number) ?? [];
        list.push(process.hrtime.bigint());
        heard.set(number, list);
      });
    }
  });
}

for (let first = 0; first < Number(SOCKETS); first += OPENING)
  await Promise.all(
    Array.from({ length: Math.min(OPENING, Number(SOCKETS) - first) }, (_, index) => visitor(first + index)),
  );
process.on('message', (message: { report?: true }) => {
  if (!message.report) return;
  process.send?.({ heard: [...heard].map(([number, at]) => [number, at.map(String)]), ready, opened });
  heard.clear();
});
process.send?.({ ready });
