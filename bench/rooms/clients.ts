// A process of the benchmark: both sides of every room. Each follows the room by a socket, writes once a second by a call, and proves every five that it is there.
import { Agent, request } from 'node:http';
import { WebSocket } from 'ws';
import type { BenchRoom, Found } from './message.ts';

const { SITE = '' } = process.env;
const { hostname, port } = new URL(SITE);
const agent = new Agent({ keepAlive: true, maxSockets: 64, scheduling: 'fifo' });
const EVERY_MS = 1000;
const PROOF_EVERY = 5;
const OPENING = 40;

/** When what was written left, by its words. */
const left = new Map<string, number>();
let found: Omit<Found, 'cpu'> = { sent: 0, refused: 0, delays: [], lost: 0, doubled: 0, disordered: 0 };
let isWriting = false;
let written = 0;

function post(path: string, token: string, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...{ authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' },
      'content-length': Buffer.byteLength(body),
    };
    const call = request({ hostname, port, agent, method: 'POST', path: `/api/consultation/${path}.json`, headers });
    call.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)));
    call.on('error', reject);
    call.end(body);
  });
}

/** One of the two of a room. */
function open({ id, tokens }: BenchRoom, place: 0 | 1): Promise<void> {
  const socket = new WebSocket(`${SITE.replace('http', 'ws')}/socket`, { origin: SITE, perMessageDeflate: false });
  const say = (action: string, data: object) => socket.send(JSON.stringify({ action, data }));
  const token = tokens[place];
  const mine = place === 0 ? 'member' : 'advisor';
  const heard = new Set<string>();
  let lastNumber = 0;
  const hear = (text: string) => {
    const at = performance.now();
    for (const { message } of messagesIn(text)) {
      if (message.number <= lastNumber) found.disordered += 1;
      lastNumber = message.number;
      if (message.by === mine) continue;
      if (heard.has(message.text)) found.doubled += 1;
      heard.add(message.text);
      found.delays.push(at - (left.get(message.text) ?? at));
      left.delete(message.text);
    }
  };
  setTimeout(() => setInterval(() => void turn(), EVERY_MS), Math.random() * EVERY_MS);
  let turns = Math.floor(Math.random() * PROOF_EVERY);
  const turn = async () => {
    turns += 1;
    if (turns % PROOF_EVERY === 0) void post('present', token, `id=${id}&joined=&delivered=${lastNumber}`);
    if (!isWriting) return;
    const words = `Un message d’une longueur ordinaire, comme on en écrit dans un tchat, numéro ${++written}.`;
    left.set(words, performance.now());
    found.sent += 1;
    const status = await post('send', token, new URLSearchParams({ id, key: String(written), text: words }).toString());
    if (status === 200) return;
    found.refused += 1;
    left.delete(words);
  };
  return new Promise((resolve, reject) => {
    socket.on('open', () => say('identify', { id: 1, token }));
    socket.on('error', reject);
    socket.on('message', (raw) => {
      const text = String(raw);
      const { action } = JSON.parse(text) as { action: string };
      if (action === 'identified') say('subscribe', { id: 2, channel: 'consultations.room', input: { id } });
      else if (action === 'opened') resolve();
      else if (action === 'entries') hear(text);
      else reject(new Error(text));
    });
  });
}

interface Told {
  action: string;
  data: { entries?: { payload: { kind: string; message: { number: number; by: string; text: string } } }[] };
}
const messagesIn = (text: string) =>
  ((JSON.parse(text) as Told).data.entries ?? [])
    .map(({ payload }) => payload)
    .filter(({ kind }) => kind === 'message');

process.on('message', async (asked: { rooms?: BenchRoom[]; write?: boolean; report?: true }) => {
  if (asked.rooms) {
    const sides = asked.rooms.flatMap((room) => [() => open(room, 0), () => open(room, 1)]);
    for (let from = 0; from < sides.length; from += OPENING)
      await Promise.all(sides.slice(from, from + OPENING).map((one) => one()));
    return process.send?.({ opened: sides.length });
  }
  if (asked.write !== undefined) isWriting = asked.write;
  if (!asked.report) return;
  process.send?.({ found: { ...found, lost: left.size, cpu: process.cpuUsage() } satisfies Found });
  found = { sent: 0, refused: 0, delays: [], lost: 0, doubled: 0, disordered: 0 };
  left.clear();
});
process.send?.({ ready: true });
