import type { Writer } from '@solelune/platform';
import { paperOf } from '../documents.repo.ts';

export { type PaymentsApp, startPaymentsApp } from './payments-app.ts';

/** A receipt alone, for tests that need one and no payment. */
export async function writeDocument(tx: Writer, ...of: Parameters<typeof paperOf>): Promise<string> {
  const { id, statement } = paperOf(...of);
  await statement.execute(tx);
  return id;
}
