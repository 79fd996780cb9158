import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createBuilder } from 'vite';
import { deviceFeatures } from './device/features.ts';
import { SHELL_ADDRESS } from './device/shell-address.ts';
import { buildDevice } from './vite/device-build.ts';
import { codeOf, readManifest, writeList } from './vite/device-list.ts';
import { writePieces } from './vite/device-pieces.ts';
import { keepLastBuilds } from './vite/last-builds.ts';

/** Builds the site for the browser and for the server, and compresses once, as hard as possible, what never changes. */
const dist = path.join(import.meta.dirname, 'dist');
const builder = await createBuilder({ configFile: path.join(import.meta.dirname, 'vite.config.ts'), logLevel: 'warn' });
const made: string[] = [];
for (const environment of Object.values(builder.environments)) {
  const built = await builder.build(environment);
  const folder = path.relative(dist, environment.config.build.outDir);
  for (const { output } of [built].flat() as { output: { fileName: string }[] }[])
    made.push(...output.map(({ fileName }) => `${folder}/${fileName}`));
}
const client = path.join(dist, 'client');
const device = await buildDevice(client);
const data = await writePieces(client);
made.push(...device.files.map((file) => `client/${file}`), ...Object.values(data).map((file) => `client${file}`));
keepLastBuilds(dist, made);

const COMPRESSIBLE = /\.(?:js|css|svg|webmanifest|json|html|skypack|bin)$/;
/** Above it the last percents would take a minute of every build. */
const LARGE_BYTES = 500_000;
for (const entry of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
  if (!COMPRESSIBLE.test(entry) || entry === 'manifest.json') continue;
  const file = path.join(client, entry);
  // Named by what it holds: compressed by the build that made it first.
  if (entry.startsWith('assets') && existsSync(`${file}.br`) && existsSync(`${file}.gz`)) continue;
  compress(file);
}

const list = writeList(client, {
  worker: device.worker,
  data,
  code: [...codeOf(readManifest(client)), ...device.files.map((file) => `/${file}`)].filter(
    (file) => file !== device.worker,
  ),
  shell: SHELL_ADDRESS,
  calls: deviceFeatures.flatMap(({ handlers = [] }) => handlers.map(({ call }) => call.name)),
});
// After all others, whose weights it tells; and anew each time: an older build's, compressed, would be served for it.
compress(list);

function compress(file: string): void {
  const bytes = readFileSync(file);
  const quality = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: bytes.length > LARGE_BYTES ? 9 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, quality));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
