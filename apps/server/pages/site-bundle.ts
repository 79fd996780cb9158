import type { Call } from '@solelune/contract';
import type { Params, Screen } from '@solelune/screen';
import type { AddressForm, CallForm, SentForm } from '@solelune/screen/address-form';
import type { Encoding } from './accepted-encoding.ts';
import type { PageAssets } from './built-site.ts';
import type { SiteFacts } from './site-facts.ts';

export type RunPageCall = (call: Call, input: unknown) => Promise<{ status: number; body: Record<string, unknown> }>;

/** A page with its data, as the web app understands it: plain values, whatever else it holds. */
interface FoundPage {
  screen: string;
  params: Params;
  /** A form that was sent to it and comes back. */
  sent?: SentForm;
}

/** All that a page is drawn from. */
export interface PageToPrint {
  pathname: string;
  /** The query that the screen is drawn by, with its question mark; empty for most. */
  search: string;
  site: SiteFacts;
  page: FoundPage;
  /** How the one visitor it is drawn for takes it; a page for everyone is compressed later, in every way. */
  encoding?: Encoding | undefined;
}

/** The whole document, and as its only visitor takes it. */
export interface PrintedPage {
  plain: Uint8Array;
  ready?: { encoding: Encoding; bytes: Uint8Array } | undefined;
}

/** What the built web app offers the server (apps/web/entry-server.tsx). */
export interface SiteBundle {
  screens: Screen[];
  FIRST_SCRIPT: string;
  warmUp(): Promise<unknown>;
  findPage(
    pathname: string,
    search: string,
    site: SiteFacts,
    runCall: RunPageCall,
  ): Promise<{ status: number; page: FoundPage }>;
  findForm(pathname: string): Promise<AddressForm | CallForm | null>;
  queryOf(pathname: string): Screen['query'];
  screenOf(page: FoundPage): Screen;
  drawPage(page: PageToPrint): Promise<{ head: string; body: string; data: string }>;
  printDocument(
    parts: PageAssets & { head: string; body: string; data: string; firstScript: string; development?: string },
  ): string;
}

/** Where pages come from: the build, or the development server that reloads them. */
export interface SiteSource {
  bundle(): Promise<SiteBundle>;
  print(page: PageToPrint): Promise<PrintedPage>;
  close(): Promise<void>;
}
