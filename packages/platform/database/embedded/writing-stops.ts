import type { PGlite } from '@electric-sql/pglite';
import { ENOUGH_ROOM_BYTES, LEAST_ROOM_BYTES } from '../../disk/room.ts';

/**
 * Stops the writing before the disk is full, and lets it go on when there is room again. An engine that cannot write its log panics, and one
 * that panicked cannot open again without room: so the one session there is becomes read-only while some is left. Whoever writes is told by
 * PostgreSQL itself (25006), whoever reads notices nothing.
 */
export class WritingStops {
  readonly #room: () => number;
  readonly #pglite: Pick<PGlite, 'exec'>;
  readonly #tell: (isStopped: boolean) => void;
  #isStopped = false;
  /** What was last told: a new session is stopped again without news. */
  #told = false;

  constructor(room: () => number, pglite: Pick<PGlite, 'exec'>, tell: (isStopped: boolean) => void) {
    this.#room = room;
    this.#pglite = pglite;
    this.#tell = tell;
  }

  /** Called between transactions: a setting of the session is no part of anybody's. */
  async look(): Promise<void> {
    const isStopped = this.#room() < (this.#isStopped ? ENOUGH_ROOM_BYTES : LEAST_ROOM_BYTES);
    if (isStopped === this.#isStopped) return;
    await this.#pglite.exec(`set default_transaction_read_only = ${isStopped ? 'on' : 'off'}`);
    this.#isStopped = isStopped;
    if (this.#told !== isStopped) this.#tell(isStopped);
    this.#told = isStopped;
  }

  /** The session was reset, and its settings with it. */
  forget(): void {
    this.#isStopped = false;
  }
}
