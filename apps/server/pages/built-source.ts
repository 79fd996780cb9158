import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { BuiltSite } from './built-site.ts';
import type { SiteBundle, SiteSource } from './site-bundle.ts';

const SOON_PAGE = 'soon/soon-page.tsx';

/** The site as `npm run build` left it. */
export async function openBuiltSite(folder: string): Promise<SiteSource> {
  const site = new BuiltSite(folder);
  const bundle = (await import(pathToFileURL(path.join(folder, 'server/entry-server.js')).href)) as SiteBundle;
  await bundle.warmUp();
  return {
    bundle: async () => bundle,
    assetsOf: (screen) => site.assetsOf(screen.source ?? (screen.soon ? SOON_PAGE : undefined)),
  };
}
