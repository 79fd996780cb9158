import type { Call } from '@solelune/contract';
import type { Params, Screen } from '@solelune/screen';
import type { PageAssets } from './built-site.ts';
import type { SiteFacts } from './site-facts.ts';

export type RunPageCall = (call: Call, input: unknown) => Promise<{ status: number; body: Record<string, unknown> }>;

/** What the built web app offers the server (apps/web/entry-server.tsx). */
export interface SiteBundle {
  screens: Screen[];
  THEME_SCRIPT: string;
  warmUp(): Promise<unknown>;
  render(
    pathname: string,
    site: SiteFacts,
    runCall: RunPageCall,
  ): Promise<{ status: number; screen: Screen; params: Params; head: string; body: string; data: string }>;
  printDocument(
    parts: PageAssets & { head: string; body: string; data: string; themeScript: string; development?: string },
  ): string;
}

/** Where pages come from: the build, or the development server that reloads them. */
export interface SiteSource {
  bundle(): Promise<SiteBundle>;
  assetsOf(screen: Screen): PageAssets & { development?: string };
}
