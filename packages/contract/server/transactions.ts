import type { Database, Writer } from '@solelune/platform';
import { Failure } from '../errors.ts';

/** Keeps what `body` wrote, or nothing when it throws or returns a failure, which is then what this gives. Inside another one it can fail alone. */
export type Transact = <T>(body: (tx: Writer) => Promise<T>) => Promise<T>;

/** Thrown inside a transaction so that an expected failure leaves nothing written. */
class Rollback extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

export const transactIn =
  (database: Pick<Database, 'transaction'>): Transact =>
  async (body) => {
    try {
      return await database.transaction(async (tx) => {
        const result = await body(tx);
        if (result instanceof Failure) throw new Rollback(result);
        return result;
      });
    } catch (error) {
      if (error instanceof Rollback) return error.failure as never;
      throw error;
    }
  };
