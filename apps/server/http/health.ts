import type { Database, Events } from '@solelune/platform';
import type { FastifyInstance } from 'fastify';

interface Needs {
  database: Pick<Database, 'ping'>;
  events: Pick<Events, 'isShared'>;
}

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, its database answers; without Redis it serves too, on its own, and says so: taking
 * every process away because the one thing that they share is gone would leave nobody.
 */
export function registerHealth(app: FastifyInstance, { database, events }: Needs): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_, reply) => {
    try {
      await database.ping();
    } catch {
      return reply.code(503).send({ status: 'unready', lost: ['database'] });
    }
    return events.isShared() ? { status: 'ready' } : { status: 'degraded', lost: ['redis'] };
  });
}
