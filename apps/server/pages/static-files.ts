import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/** The build's files: hashed ones for ever, the others (icons, manifest, service worker) asked again each time. Compressed by the build. */
export async function serveStaticFiles(app: FastifyInstance, distFolder: string): Promise<void> {
  const client = path.join(distFolder, 'client');
  const files = { index: false, preCompressed: true, cacheControl: false } as const;
  // One route for all of them: thousands of files, of several builds, took 12 MB as a route each.
  await app.register(fastifyStatic, {
    ...files,
    root: path.join(client, 'assets'),
    prefix: '/assets/',
    setHeaders: (reply) => reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`),
  });
  // The pages have the addresses beside these.
  await app.register(fastifyStatic, {
    ...files,
    root: client,
    wildcard: false,
    decorateReply: false,
    globIgnore: ['assets/**', 'manifest.json', '**/*.br', '**/*.gz'],
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
  });
}
