import type { Writer } from '@solelune/platform';
import { paperOf, papersStatement } from '../documents.repo.ts';

export { type Sandbox, startSandbox } from '../../sandbox/server.ts';
export { sweep as sweepPayments } from '../sweep.ts';
export { type PaymentsApp, startPaymentsApp } from './payments-app.ts';
export { typeCard } from './shopping.ts';

/** A receipt alone, for tests that need one and no payment. */
export async function writeDocument(tx: Writer, ...of: Parameters<typeof paperOf>): Promise<string> {
  const paper = paperOf(...of);
  await papersStatement([paper]).execute(tx);
  return paper.id;
}
