import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { printPage } from './printing/print-page.ts';
import type { SiteBundle, SiteSource } from './site-bundle.ts';

/** Pages straight from their sources, reloaded as they change (`npm run dev`). */
export async function openDevSite(webFolder: string): Promise<{ source: SiteSource; vite: ViteDevServer }> {
  const { createServer } = await import('vite');
  const vite = await createServer({ configFile: path.join(webFolder, 'vite.config.ts') });
  const refresh =
    'import { injectIntoGlobalHook } from "/@react-refresh";injectIntoGlobalHook(window);window.$RefreshReg$ = () => {};window.$RefreshSig$ = () => (type) => type;';
  const development = `<script type="module" src="/@vite/client"></script>\n<script type="module">${refresh}</script>\n`;
  const assets = { entry: '/entry-browser.tsx', styles: [], css: '', code: [], isEmpty: true, fonts: [] };
  const bundle = async () => (await vite.ssrLoadModule('/entry-server.tsx')) as unknown as SiteBundle;
  const source: SiteSource = {
    bundle,
    print: async (page) => ({ plain: await printPage(await bundle(), () => ({ ...assets, development }), page) }),
    close: () => vite.close(),
  };
  return { source, vite };
}
