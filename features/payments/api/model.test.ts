import { afterAll, beforeAll, describe } from 'vitest';
import { type PaymentsApp, startPaymentsApp } from './testing/index.ts';
import { modelSuite } from './testing/model.suite.ts';
import { talk } from './testing/model-deeds.ts';
import { worldOf } from './testing/model-world.ts';

let app: PaymentsApp;
beforeAll(async () => {
  app = await startPaymentsApp({ products: [talk] });
});
afterAll(() => app?.close());

describe('payments, embedded', () => {
  modelSuite(() => worldOf(app), 40);
});
