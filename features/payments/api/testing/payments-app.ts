import type { ServerFeature } from '@solelune/contract/server';
import { type MemberTestApp, startMemberApp, type TestAppOptions } from '@solelune/testing/app';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import type { Product } from '../products.ts';

export interface PaymentsApp extends MemberTestApp {
  sandbox: Sandbox;
  /** Tells what the sandbox has not told yet, as often as asked, in the order asked; gives the statuses. */
  tell(how?: { times?: number; reversed?: boolean }): Promise<number[]>;
}

const SECRET = 'whsec_test_of_this_process';

/** The application with the sandbox beside it, which tells nothing by itself. */
export async function startPaymentsApp({
  now,
  products = [],
  environment = {},
  identify,
}: Pick<TestAppOptions, 'now' | 'environment' | 'identify'> & { products?: Product[] } = {}): Promise<PaymentsApp> {
  const sandbox = await startSandbox({ webhookSecret: SECRET });
  const shop: ServerFeature = { name: 'shop', products };
  const app = await startMemberApp({
    features: ['wallet', 'loyalty', 'payments', shop],
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_of_this_process_only',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_API_URL: sandbox.address,
      ...environment,
    },
    ...(now ? { now } : {}),
    ...(identify ? { identify } : {}),
  });
  return {
    ...app,
    sandbox,
    tell: async ({ times = 1, reversed = false } = {}) => {
      const told = sandbox.messenger.held.splice(0);
      const statuses: number[] = [];
      for (const { payload } of reversed ? told.toReversed() : told)
        for (let time = 0; time < times; time += 1) {
          const signature = sandbox.messenger.sign(payload);
          const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
          statuses.push(
            (await app.app.inject({ method: 'POST', url: '/webhooks/stripe', payload, headers })).statusCode,
          );
        }
      return statuses;
    },
    close: async () => {
      await app.close();
      await sandbox.close();
    },
  };
}
