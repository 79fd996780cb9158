// A process of the benchmark: both sides of every room. Each follows the room by a socket, writes once a second by a call whatever became of the one before, and
// proves every five seconds that it is there. Its own lateness counts against the server, and is told.
import { Agent, request } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { WebSocket } from 'ws';
import type { BenchRoom, Found } from './message.ts';

const { SITE = '' } = process.env;
const { hostname, port } = new URL(SITE);
// Each side is a browser of its own: nobody waits for a connection that another one holds.
const agent = new Agent({ keepAlive: true });
const EVERY_MS = 1000;
const PROOF_EVERY = 5;
const OPENING = 40;
const lag = monitorEventLoopDelay({ resolution: 5 });
lag.enable();

/** When what was written was to leave, by its words; whether it is measured. */
const left = new Map<string, { at: number; isMeasured: boolean }>();
const nothing = () => ({ sent: 0, refused: 0, delays: [] as number[], doubled: 0, disordered: 0 });
let found = nothing();
let isWriting = false;
let isMeasured = false;
let written = 0;

function post(path: string, token: string, body: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = {
      ...{ authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' },
      'content-length': Buffer.byteLength(body),
    };
    const call = request({ hostname, port, agent, method: 'POST', path: `/api/consultation/${path}.json`, headers });
    call.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)));
    call.on('error', () => resolve(0));
    call.end(body);
  });
}

/** One of the two of a room. */
function open({ id, tokens }: BenchRoom, place: 0 | 1): Promise<void> {
  const socket = new WebSocket(`${SITE.replace('http', 'ws')}/socket`, { origin: SITE, perMessageDeflate: false });
  const say = (action: string, data: object) => socket.send(JSON.stringify({ action, data }));
  const token = tokens[place];
  const mine = place === 0 ? 'member' : 'advisor';
  let lastNumber = 0;
  const hear = (told: Told) => {
    const at = performance.now();
    for (const { payload } of told.data.entries ?? []) {
      if (payload.kind !== 'message') continue;
      const { number, by, text } = payload.message;
      if (number <= lastNumber) found.disordered += 1;
      lastNumber = number;
      if (by === mine) continue;
      const sent = left.get(text);
      left.delete(text);
      if (!sent) found.doubled += 1;
      else if (sent.isMeasured) found.delays.push(at - sent.at);
    }
  };
  let due = performance.now() + Math.random() * EVERY_MS;
  let turns = Math.floor(Math.random() * PROOF_EVERY);
  const turn = () => {
    turns += 1;
    if (turns % PROOF_EVERY === 0) void post('present', token, `id=${id}&joined=&delivered=${lastNumber}`);
    if (isWriting) void write(due);
    due += EVERY_MS;
    setTimeout(turn, Math.max(0, due - performance.now()));
  };
  setTimeout(turn, Math.max(0, due - performance.now()));
  const write = async (at: number) => {
    const words = `Un message d’une longueur ordinaire, comme on en écrit dans un tchat, numéro ${++written}.`;
    left.set(words, { at, isMeasured });
    if (isMeasured) found.sent += 1;
    const status = await post('send', token, new URLSearchParams({ id, key: String(written), text: words }).toString());
    if (status !== 200) found.refused += 1;
  };
  return new Promise((resolve, reject) => {
    socket.on('open', () => say('identify', { id: 1, token }));
    socket.on('error', reject);
    socket.on('message', (raw) => {
      const told = JSON.parse(String(raw)) as Told;
      if (told.action === 'identified') say('subscribe', { id: 2, channel: 'consultations.room', input: { id } });
      else if (told.action === 'opened') resolve();
      else if (told.action === 'entries') hear(told);
      else reject(new Error(String(raw)));
    });
  });
}

interface Told {
  action: string;
  data: { entries?: { payload: { kind: string; message: { number: number; by: string; text: string } } }[] };
}

interface Asked {
  rooms?: BenchRoom[];
  write?: boolean;
  measure?: boolean;
  report?: true;
}

process.on('message', async ({ rooms, write, measure, report }: Asked) => {
  if (rooms) {
    const sides = rooms.flatMap((room) => [() => open(room, 0), () => open(room, 1)]);
    for (let from = 0; from < sides.length; from += OPENING)
      await Promise.all(sides.slice(from, from + OPENING).map((one) => one()));
    return process.send?.({ opened: sides.length });
  }
  if (write !== undefined) isWriting = write;
  if (measure !== undefined) isMeasured = measure;
  if (measure) {
    found = nothing();
    lag.reset();
  }
  if (!report) return;
  const now = performance.now();
  const lost = [...left.values()].filter((one) => one.isMeasured).map(({ at }) => now - at);
  const delays = [...found.delays, ...lost];
  const answer: Found = {
    ...found,
    delays,
    lost: lost.length,
    cpu: process.cpuUsage(),
    lagMs: lag.percentile(99) / 1e6,
  };
  process.send?.({ found: answer });
});
process.send?.({ ready: true });
