import type { Database } from '@solelune/platform';
import type { FastifyInstance } from 'fastify';

/** `/healthz`: the process is alive. `/readyz`: it can serve, its database answers. */
export function registerHealth(app: FastifyInstance, database: Pick<Database, 'ping'>): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_, reply) => {
    try {
      await database.ping();
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'unready' });
    }
  });
}
