import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createBuilder } from 'vite';

/** Builds the site for the browser and for the server, and compresses once, as hard as possible, what never changes. */
const builder = await createBuilder({ configFile: path.join(import.meta.dirname, 'vite.config.ts'), logLevel: 'warn' });
for (const environment of Object.values(builder.environments)) await builder.build(environment);

const COMPRESSIBLE = /\.(?:js|css|svg|webmanifest|json|html)$/;
const client = path.join(import.meta.dirname, 'dist/client');
for (const entry of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
  if (!COMPRESSIBLE.test(entry) || entry === 'manifest.json') continue;
  const file = path.join(client, entry);
  const bytes = readFileSync(file);
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, quality));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
