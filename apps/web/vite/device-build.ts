import path from 'node:path';
import { build, type InlineConfig, type Rollup } from 'vite';

const device = (file: string) => path.resolve(import.meta.dirname, '../device', file);

/** What reads files or rows on the server, and what stands for it on a device. */
const DOORS = {
  '@solelune/sky/node': device('doors/sky.ts'),
  '@solelune/civil-time/node': device('doors/zones.ts'),
  '@solelune/places/node': device('doors/places.ts'),
  '@solelune/profile/api': device('doors/profile.ts'),
  '@solelune/platform': device('doors/platform.ts'),
  '@solelune/ledger': device('doors/platform.ts'),
};

/**
 * Builds the worker that computes on a device: the handlers of the server with other doors. A build of its own, because the pages' own takes the schemas out of
 * the contracts, and here they judge what is asked.
 */
export async function buildDevice(outDir: string): Promise<{ worker: string; opener: string; files: string[] }> {
  const config: InlineConfig = {
    configFile: false,
    root: path.resolve(import.meta.dirname, '..'),
    logLevel: 'error',
    publicDir: false,
    resolve: {
      alias: Object.entries(DOORS).map(([find, replacement]) => ({ find: new RegExp(`^${find}$`), replacement })),
    },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: { 'device-worker': device('worker.ts'), 'device-opener': device('open-device.ts') },
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/device-[name]-[hash].js',
        },
      },
    },
  };
  const { output } = (await build(config)) as Rollup.RollupOutput;
  const entry = (name: string) => output.find((file) => file.type === 'chunk' && file.isEntry && file.name === name);
  return {
    worker: `/${entry('device-worker')?.fileName}`,
    opener: `/${entry('device-opener')?.fileName}`,
    files: output.map(({ fileName }) => fileName),
  };
}
