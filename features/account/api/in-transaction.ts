import type { Reader, Writer } from '@solelune/platform';

/**
 * For calls that hash a password: they do not declare `writes`, since a transaction held open while a hash is computed would make
 * everyone wait on the embedded database, which has one connection. They read, hash, and then write here.
 */
export const inTransaction = <T>(db: Reader, body: (tx: Writer) => Promise<T>): Promise<T> =>
  db.transaction().execute(body);
