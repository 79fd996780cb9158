import { SocketClient } from '@solelune/contract/live';
import { roomChannel } from '../../contract/room.ts';
import { PROOF_MS, type Side } from '../../engine/index.ts';
import { fastMs } from './fast-clock.ts';
import type { Attempt } from './proven-time.ts';
import type { RoomsSite } from './rooms-site.ts';

export interface Pair {
  member: string;
  advisor: string;
  slug: string;
}

const SAY_EVERY_MS = 1500;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a call answered; null where nobody did, or the server was not able to. */
export async function ask<Answer = Record<string, unknown>>(
  site: RoomsSite,
  token: string,
  path: string,
  fields: Record<string, string> | null,
): Promise<Answer | null> {
  const address = site.address();
  if (!address) return null;
  try {
    const headers = { authorization: `Bearer ${token}` };
    const sent = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {};
    const answer = await fetch(`${address}/api/${path}`, { headers, ...sent });
    const body = await answer.json();
    if (answer.status >= 500) return null;
    if (answer.status !== 200) throw new Refused(`${path}: ${answer.status} ${JSON.stringify(body)}`);
    return body as Answer;
  } catch (error) {
    if (error instanceof Refused) throw error;
    return null;
  }
}
class Refused extends Error {}

/** One of the two of a room, doing what a browser does: proves that they are there, writes, sends again what is not known to have arrived, follows. */
export class RoomPlayer {
  readonly attempts: Attempt[] = [];
  /** Acknowledged, by their keys, in order. */
  readonly said: string[] = [];
  again = 0;
  readonly #site: RoomsSite;
  readonly #id: string;
  readonly #side: Side;
  readonly #token: string;
  readonly #follows;
  readonly #unfollow: () => void;
  #isOn = true;
  #isOver = false;
  #loops: Promise<unknown>[] = [];

  constructor(site: RoomsSite, id: string, side: Side, userId: string) {
    this.#site = site;
    this.#id = id;
    this.#side = side;
    this.#token = `${side}.${userId}`;
    const client = new SocketClient({
      token: () => this.#token,
      url: () => `${(site.address() ?? 'http://127.0.0.1:9').replace('http', 'ws')}/socket`,
      open: (url) =>
        new WebSocket(url, { headers: { origin: new URL(url.replace('ws', 'http')).origin } } as unknown as string[]),
      delayMs: () => 200 + Math.random() * 400,
    });
    this.#follows = client.follow(roomChannel, { id });
    this.#unfollow = this.#follows.subscribe(() => {});
  }

  play(): void {
    this.#loops = [this.#proving(), this.#saying()];
  }

  /** Falls silent once what was written has arrived. */
  async stop(): Promise<void> {
    this.#isOn = false;
    await Promise.all(this.#loops);
  }

  /** The numbers of the messages that they were told, as they came. */
  told(): number[] {
    return this.#follows
      .read()
      .entries.flatMap(({ payload }) => (payload.kind === 'message' ? [payload.message.number] : []));
  }

  leave(): void {
    this.#unfollow();
  }

  /** True where it is known to be over. */
  async end(): Promise<boolean> {
    return (await this.#proof('consultation/end.json', { free: '' })) !== null;
  }

  async #proof(path: string, fields: Record<string, string>): Promise<Record<string, unknown> | null> {
    const isUp = this.#site.address() !== null;
    const sentMs = fastMs(this.#site.clock);
    const answer = await ask(this.#site, this.#token, path, { id: this.#id, ...fields });
    // What was sent to a server that was there may have been kept by it, answered or not.
    if (answer || isUp) this.attempts.push({ sentMs, answeredMs: fastMs(this.#site.clock), isKnown: answer !== null });
    return answer;
  }

  async #proving(): Promise<void> {
    while (this.#isOn && !this.#isOver) {
      const answer = await this.#proof('consultation/present.json', { joined: '' });
      this.#isOver = answer?.['phase'] === 'ended' || answer?.['phase'] === 'settled';
      await pause(PROOF_MS / this.#site.clock.speed);
    }
  }

  async #saying(): Promise<void> {
    for (let count = 1; this.#isOn; count += 1) {
      const key = `${this.#side}-${count}`;
      const message = { id: this.#id, key, text: `${key} : « bonsoir »` };
      if (!(await this.#arrives(message))) return;
      this.said.push(key);
      await pause(SAY_EVERY_MS * (0.5 + Math.random()));
    }
  }

  /** Sent until it is known to be kept; false: the room is over. */
  async #arrives(message: Record<string, string>): Promise<boolean> {
    for (;;) {
      try {
        if (await ask(this.#site, this.#token, 'consultation/send.json', message)) return true;
      } catch {
        return false;
      }
      this.again += 1;
      await pause(150);
    }
  }
}
