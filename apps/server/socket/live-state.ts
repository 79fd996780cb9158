import type { Follower } from './follower.ts';
import { repeatable } from './repeatable.ts';

/** One state that somebody in this process follows: read once for all of them, and again after each change. */
export class LiveState {
  readonly #followers = new Map<Follower, () => void>();
  #latest: { state: unknown; json: string } | null = null;
  /** Reads it again. A change heard while it is being read makes it read once more: the last one sent is never older than the last change. */
  readonly refresh: () => void;

  constructor(read: () => Promise<unknown>) {
    const work = async () => {
      const state = await read();
      const json = JSON.stringify(state);
      if (json === this.#latest?.json) return;
      this.#latest = { state, json };
      for (const wake of this.#followers.values()) wake();
    };
    this.refresh = repeatable(work, (error) => {
      for (const follower of this.#followers.keys()) follower.lost(error);
    });
  }

  get isFollowed(): boolean {
    return this.#followers.size > 0;
  }

  /** Whoever reads slowly gets the latest next, and not all that came between. */
  join(follower: Follower): () => void {
    let sent: string | undefined;
    const work = async () => {
      if (!this.#latest || this.#latest.json === sent) return;
      sent = this.#latest.json;
      await follower.give({ action: 'state', state: this.#latest.state });
    };
    const wake = repeatable(work, (error) => follower.lost(error));
    this.#followers.set(follower, wake);
    if (this.#latest) wake();
    else this.refresh();
    return () => void this.#followers.delete(follower);
  }
}
