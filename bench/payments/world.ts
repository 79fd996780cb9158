import type { Product } from '@solelune/payments/api';
import { newId } from '@solelune/platform';
import { compose, type RunningServer } from '@solelune/server/compose';
import { features } from '@solelune/server/features';
import { testConfig } from '@solelune/testing';
import { startPostgres } from '@solelune/testing/servers';
import { type Sandbox, startSandbox } from '../../features/payments/sandbox/server.ts';

export interface BenchWorld extends RunningServer {
  sandbox: Sandbox;
  databaseUrl: string;
  addMember(): Promise<string>;
}

const SECRET = 'whsec_of_the_bench';
const WANTED = ['account', 'wallet', 'loyalty', 'payments'];

/** The application on a PostgreSQL of its own, with the sandbox beside it, which tells nothing by itself. */
export async function openWorld(products: Product[]): Promise<BenchWorld> {
  const [server, sandbox] = [await startPostgres(), await startSandbox({ webhookSecret: SECRET })];
  const config = testConfig({
    ...{ DATABASE_URL: server.url, DATABASE_POOL: '32', STRIPE_SECRET_KEY: 'sk_test_of_the_bench_alone' },
    ...{ STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_API_URL: sandbox.address },
  });
  const own = features.filter(({ name }) => WANTED.includes(name));
  const running = await compose(config, { features: [...own, { name: 'shop', products }], pages: 'none' });
  return {
    ...running,
    sandbox,
    databaseUrl: server.url,
    addMember: async () => {
      const id = newId();
      await running.database.execute('insert into account_user (id, email, firstname) values ($1, $2, $3)', [
        id,
        `${id}@exemple.fr`,
        'Camille',
      ]);
      return id;
    },
    close: async () => {
      await running.close();
      await sandbox.close();
      await server.stop();
    },
  };
}
