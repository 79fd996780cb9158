import { AsyncLocalStorage } from 'node:async_hooks';

export type AfterCommit = () => void | Promise<void>;

/** What the code that is running knows of the transaction around it. */
interface Scope<Tx> {
  readonly tx: Tx;
  open: boolean;
  readonly afterCommit: AfterCommit[];
  /** Transactions inside this one take turns: on one connection their savepoints must not interleave. */
  turn: Promise<unknown>;
}

/** How this database begins and ends a transaction, and one inside another. */
export interface Boundaries<Tx> {
  begin<T>(body: (tx: Tx) => Promise<T>): Promise<T>;
  nest<T>(tx: Tx, body: () => Promise<T>): Promise<T>;
  /** Told of an action after the commit that failed: the commit stands, whatever becomes of it. */
  onActionFailed(error: unknown): void;
}

class PoolInTransaction extends Error {
  override name = 'PoolInTransaction';
}

/** Knows, for the code that is running, whether it runs inside a transaction of this database, and what waits for its commit. */
export class TransactionScope<Tx> {
  readonly #storage = new AsyncLocalStorage<Scope<Tx>>();
  readonly #boundaries: Boundaries<Tx>;

  constructor(boundaries: Boundaries<Tx>) {
    this.#boundaries = boundaries;
  }

  /**
   * The embedded database has one connection: a query on the pool inside an open transaction would wait for itself. It is an error
   * on PostgreSQL as well, where it would read outside the transaction, so that both behave alike.
   */
  assertOutside(): void {
    if (!this.#storage.getStore()?.open) return;
    throw new PoolInTransaction(
      'database.query was used inside an open transaction: use the transaction handed to the function.',
    );
  }

  /**
   * Commits what `body` wrote, or nothing when it throws. Inside an open transaction it becomes a part of it that can fail alone; what
   * waits for the commit then waits for the outermost one.
   */
  async run<T>(body: (tx: Tx) => Promise<T>): Promise<T> {
    const outer = this.#storage.getStore();
    if (outer?.open) return this.#inTurn(outer, () => this.#runInside(outer, body));
    let waiting: readonly AfterCommit[] = [];
    const result = await this.#boundaries.begin(async (tx) => {
      const scope = newScope(tx);
      waiting = scope.afterCommit;
      return this.#within(scope, body);
    });
    for (const action of waiting) await this.#act(action);
    return result;
  }

  /** Runs `action` once the transaction that is open here has committed, never if it is rolled back; at once outside any. */
  afterCommit(action: AfterCommit): void {
    const scope = this.#storage.getStore();
    if (scope?.open) scope.afterCommit.push(action);
    else void this.#act(action);
  }

  async #runInside<T>(outer: Scope<Tx>, body: (tx: Tx) => Promise<T>): Promise<T> {
    const inner = newScope(outer.tx);
    const result = await this.#boundaries.nest(outer.tx, () => this.#within(inner, body));
    outer.afterCommit.push(...inner.afterCommit);
    return result;
  }

  async #within<T>(scope: Scope<Tx>, body: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await this.#storage.run(scope, () => body(scope.tx));
    } finally {
      scope.open = false;
    }
  }

  #inTurn<T>(outer: Scope<Tx>, body: () => Promise<T>): Promise<T> {
    const mine = outer.turn.then(body);
    outer.turn = mine.catch(() => {});
    return mine;
  }

  async #act(action: AfterCommit): Promise<void> {
    try {
      await action();
    } catch (error) {
      this.#boundaries.onActionFailed(error);
    }
  }
}

const newScope = <Tx>(tx: Tx): Scope<Tx> => ({ tx, open: true, afterCommit: [], turn: Promise.resolve() });
