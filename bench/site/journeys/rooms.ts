import { ADVISORS, firstConsulting } from '../people.ts';
import { Failed } from './ask.ts';
import type { Journey } from './journey.ts';
import { Room } from './room.ts';

/** The rooms that are open: one that is over gives its place to another. */
export class Rooms {
  readonly #site: string;
  readonly #open: (Room | null)[] = [];
  readonly #renewing = new Set<number>();
  #nextMember: number;

  constructor(site: string, loggedIn: number) {
    this.#site = site;
    this.#nextMember = firstConsulting(loggedIn);
  }

  async openUpTo(count: number): Promise<void> {
    const places = Array.from({ length: Math.min(count, ADVISORS) }, (_, place) => place);
    for (const place of places.slice(this.#open.length)) await this.#renew(place);
  }

  async say(journey: Journey): Promise<void> {
    const place = Math.floor(journey.turn / 2) % this.#open.length;
    const room = this.#open[place];
    if (!room || room.isOver) {
      void this.#renew(place).catch(() => {});
      throw new Failed('no room');
    }
    await room.say(journey);
  }

  /** Everybody takes their leave. */
  async end(): Promise<void> {
    await Promise.all(this.#open.splice(0).map((room) => room?.end()));
  }

  async #renew(place: number): Promise<void> {
    if (this.#renewing.has(place)) return;
    this.#renewing.add(place);
    this.#open[place] = null;
    try {
      this.#open[place] = await Room.open(this.#site, this.#nextMember++, place + 1);
    } finally {
      this.#renewing.delete(place);
    }
  }
}
