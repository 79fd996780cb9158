import { AsyncLocalStorage } from 'node:async_hooks';

interface Scope {
  open: boolean;
  afterCommit: (() => void)[];
}

class PoolInTransaction extends Error {
  override name = 'PoolInTransaction';
}

/** Knows, for the code that is running, whether it runs inside a transaction of this database. */
export class TransactionScope {
  readonly #storage = new AsyncLocalStorage<Scope>();

  /**
   * The embedded database has one connection: a query on the pool inside an open transaction would wait for itself. It is an error
   * on PostgreSQL as well, where it would read outside the transaction, so that both behave alike.
   */
  assertOutside(): void {
    if (!this.#storage.getStore()?.open) return;
    throw new PoolInTransaction(
      'database.query or database.transaction was used inside an open transaction: use the transaction handed to the function.',
    );
  }

  /** `transaction` begins and ends it, and calls `inside` with its body. */
  async run<T>(transaction: (inside: (body: () => Promise<T>) => Promise<T>) => Promise<T>): Promise<T> {
    const scope: Scope = { open: true, afterCommit: [] };
    const result = await transaction(async (body) => {
      try {
        return await this.#storage.run(scope, body);
      } finally {
        scope.open = false;
      }
    });
    for (const action of scope.afterCommit) action();
    return result;
  }

  /** Runs `action` once the transaction that is open here has committed, never if it is rolled back; at once outside any. */
  afterCommit(action: () => void): void {
    const scope = this.#storage.getStore();
    if (scope?.open) scope.afterCommit.push(action);
    else action();
  }
}
