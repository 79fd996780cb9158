import { setTimeout as pause } from 'node:timers/promises';
import { SocketClient } from '@solelune/contract/live';
import { typeCard } from '@solelune/payments/testing';
import { roomChannel } from '../../../features/consultations/contract/room.ts';
import { PROOF_MS } from '../../../features/consultations/engine/index.ts';
import { addressOf, tokenOf } from '../people.ts';
import { call, Failed } from './ask.ts';
import type { Journey } from './journey.ts';

const MINUTES = '60';
const AGAIN_MS = 300;
const PATIENCE_MS = 15_000;
const SIDES = ['member', 'advisor'] as const;
type Side = (typeof SIDES)[number];
const OPENING_TRIES = 20;

/** A room as two browsers have it: both follow it, prove every five seconds that they are there, and send again what is not known to have arrived. */
export class Room {
  readonly id: string;
  readonly #site: string;
  readonly #people: Record<Side, number>;
  /** Who waits for which words. */
  readonly #awaited = new Map<string, () => void>();
  readonly #leave: (() => void)[] = [];
  #isOver = false;

  /** By the site's own calls: chosen, paid by card, accepted. */
  static async open(site: string, member: number, advisor: number): Promise<Room> {
    const post = async <Answer>(who: number, path: string, form: Record<string, string>): Promise<Answer> => {
      for (let attempt = 1; ; attempt += 1)
        try {
          return await call<Answer>(site, `${path}.json`, { visitor: who, token: tokenOf(who), form });
        } catch (error) {
          if (attempt === OPENING_TRIES || (error as Error).message.startsWith('4')) throw error;
          await pause(AGAIN_MS);
        }
    };
    const chosen = { slug: `voix-${advisor}`, way: 'chat', minutes: MINUTES };
    const { id, order } = await post<{ id: string; order: string }>(member, 'consultation/new', chosen);
    const paying = { id: order, way: 'checkout', consents: 'terms,start_now', use_suns: '' };
    await typeCard((await post<{ address: string }>(member, 'payment/order/pay', paying)).address);
    await post(member, 'payment/order/look', { id: order });
    await post(advisor, 'consultation/answer', { id, answer: 'accept' });
    return new Room(site, id, { member, advisor });
  }

  private constructor(site: string, id: string, people: Record<Side, number>) {
    this.#site = site;
    this.id = id;
    this.#people = people;
    for (const side of SIDES) {
      this.#follow(side);
      void this.#prove(side);
    }
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Until the other one has it. */
  async say({ turn, acknowledged }: Journey): Promise<void> {
    const side = SIDES[turn % 2] as Side;
    const key = `${process.pid}-${turn}`;
    const { promise: heard, resolve } = Promise.withResolvers<void>();
    this.#awaited.set(`${side === 'member' ? 'advisor' : 'member'} ${key}`, resolve);
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        await this.#post(side, 'send', {
          key,
          text: `Un message d’une longueur ordinaire, comme on en écrit : ${key}`,
        });
        break;
      } catch (error) {
        if (performance.now() > deadline || this.#isOver) throw error;
        await pause(AGAIN_MS);
      }
    }
    acknowledged.said.push({ room: this.id, key });
    const late = pause(PATIENCE_MS, null, { ref: false }).then(() => Promise.reject(new Failed('unheard')));
    await Promise.race([heard, late]).finally(() => this.#awaited.delete(`${side} ${key}`));
  }

  async end(): Promise<void> {
    await this.#post('member', 'end', { free: '' }).catch(() => {});
    this.close();
  }

  close(): void {
    this.#isOver = true;
    for (const leave of this.#leave.splice(0)) leave();
  }

  #post<Answer = unknown>(side: Side, path: string, form: Record<string, string>): Promise<Answer> {
    const who = this.#people[side];
    const asked = { visitor: who, token: tokenOf(who), form: { id: this.id, ...form } };
    return call<Answer>(this.#site, `consultation/${path}.json`, asked);
  }

  #follow(side: Side): void {
    const headers = { origin: this.#site, 'x-forwarded-for': addressOf(this.#people[side]) };
    const client = new SocketClient({
      token: () => tokenOf(this.#people[side]),
      url: () => `${this.#site.replace('http', 'ws')}/socket`,
      open: (url) => new WebSocket(url, { headers } as unknown as string[]),
      delayMs: () => AGAIN_MS + Math.random() * AGAIN_MS,
    });
    const followed = client.follow(roomChannel, { id: this.id });
    let read = 0;
    const hear = () => {
      const { entries } = followed.read();
      for (const { payload } of entries.slice(read))
        if (payload.kind === 'message') this.#awaited.get(`${side} ${payload.message.key}`)?.();
      read = entries.length;
    };
    this.#leave.push(followed.subscribe(hear));
  }

  async #prove(side: Side): Promise<void> {
    while (!this.#isOver) {
      const proof = this.#post<{ phase: string }>(side, 'present', { joined: '' });
      const phase = await proof.then((answer) => answer.phase).catch(() => '');
      if (phase === 'ended' || phase === 'settled') this.close();
      await pause(PROOF_MS);
    }
  }
}
