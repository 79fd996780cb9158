import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Call } from '@solelune/contract';
import { openApiDocument } from '@solelune/contract/openapi';
import type { FastifyInstance } from 'fastify';

/** `/api/openapi.json`, and the same to browse at `/api/docs/`. */
export async function registerApiDocs(
  app: FastifyInstance,
  calls: Call[],
  site: { name: string; url: string },
): Promise<void> {
  const document = openApiDocument(calls, site);
  app.get('/api/openapi.json', async () => document);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, uiConfig: { docExpansion: 'none' } });
}
