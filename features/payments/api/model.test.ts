import { newId } from '@solelune/platform';
import { credit } from '@solelune/wallet/api';
import { afterAll, beforeAll, describe } from 'vitest';
import { type PaymentsApp, startPaymentsApp } from './testing/index.ts';
import { modelSuite } from './testing/model.suite.ts';
import { talk } from './testing/model.ts';

let app: PaymentsApp;
beforeAll(async () => {
  app = await startPaymentsApp({ products: [talk] });
});
afterAll(() => app?.close());

const addMember = async (amount: number) => {
  const userId = await app.addMember();
  const words = { key: newId(), label: 'Offerts', at: app.now() };
  await app.database.transaction((tx) =>
    credit(tx, { ...words, userId, currency: 'suns', amount, source: 'promotions' }),
  );
  return userId;
};

describe('payments, embedded', () => {
  modelSuite(() => ({ parts: app, database: app.database, sandbox: app.sandbox, addMember }), 40);
});
