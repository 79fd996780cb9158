import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openProvider } from './provider.ts';
import { placeAt, type Site } from './site.ts';
import { type StartedSite, startSite } from './start-site.ts';

const PUBLIC_HOST = 'solelune.example';

/** A site started for this run, from this checkout or from another one, in the three ways that the cases need. */
export async function openOwnSite(checkout: string): Promise<{ site: Site; end(): Promise<void> }> {
  const provider = await openProvider();
  const folder = mkdtempSync(path.join(tmpdir(), 'attack-'));
  const started: StartedSite[] = [];
  // One after the other: each start takes seconds of every core.
  const start = async (environment: Record<string, string>): Promise<StartedSite> => {
    const site = await startSite(checkout, environment);
    started.push(site);
    return site;
  };
  const main = await start({ NODE_ENV: 'development', TRUST_PROXY: '1', ...provider.environment });
  // A site in public wants a folder and a way to send letters; nobody listens there.
  const shown = await start({
    ...{ SITE_URL: `https://${PUBLIC_HOST}`, TRUST_PROXY: '2', MAIL_URL: 'smtp://127.0.0.1:1' },
    DATA_DIR: path.join(folder, 'shown'),
  });
  const kept = await start({
    ...{ NODE_ENV: 'development', TRUST_PROXY: '3', LOG_LEVEL: 'info' },
    DATA_DIR: path.join(folder, 'kept'),
  });
  return {
    site: {
      ...placeAt(main.address, 1),
      own: {
        provider,
        shown: placeAt(shown.address, 2, PUBLIC_HOST),
        kept: { ...placeAt(kept.address, 3), folder: path.join(folder, 'kept'), output: kept.output, end: kept.end },
        errors: () => main.output().match(/^.*"level":"error".*$/gm) ?? [],
      },
    },
    end: async () => {
      await Promise.all(started.map((site) => site.end()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
