import type { Display, Envelope, PageMeta } from '@solelune/contract';
import type { Params, Screen } from '@solelune/screen';
import type { SentForm } from '@solelune/screen/address-form';
import { fetchStills } from '@solelune/screen/still';
import type { ComponentType } from 'react';
import { LostCode } from '../errors/lost-code.ts';
import NetworkErrorPage from '../errors/network-error-page.tsx';
import { networkErrorScreen } from '../errors/screens.ts';
import { loadFrame } from '../frames/frames.ts';
import { screenNamed } from '../known-screens.ts';
import { cardsIn } from './cards-in.ts';

/** What a page is made of: which screen, with which parameters, and what its call answered. */
export interface PageData {
  screen: string;
  params: Params;
  data: unknown;
  /** A member's page as the server shows it to everyone: the browser asks for its data. */
  waiting?: boolean;
  meta?: PageMeta;
  displays?: Display[];
  /** This page answers a form that was sent to it: it comes back with what was typed. */
  sent?: SentForm;
}

/** Splits an answer into the page's own data and what the frame of the site needs of it. */
export function toPageData(screen: Screen, params: Params, answer: Record<string, unknown> | undefined): PageData {
  if (!answer) return { screen: screen.name, params, data: undefined };
  const { __META__: meta, displays, ...data } = answer as Pick<Envelope, '__META__' | 'displays'>;
  const banners = displays && cardsIn(displays);
  return { screen: screen.name, params, data, ...(meta ? { meta } : {}), ...(banners ? { displays: banners } : {}) };
}

/** Each page has the props of its own call: here only that it is a component counts. */
type Page = ComponentType<{ data: unknown; params: Params; screen: Screen }>;
/** Without a network nothing can be fetched, not even the page that says so: it is there from the start. */
const pages = new Map([[networkErrorScreen.name, NetworkErrorPage as ComponentType<never> as Page]]);

/**
 * Loads a screen's page and its frame once; afterwards `pageOf` has it at hand, so that rendering never waits. The first page of a visit comes
 * with the address of its file.
 */
export async function loadPage(screen: Screen, file?: string): Promise<void> {
  if (pages.has(screen.name)) return;
  const load = screen.page ?? (() => import('../soon/soon-page.tsx'));
  const fetched = [file ? import(/* @vite-ignore */ file) : load(), loadFrame(screen)] as const;
  const [code] = await Promise.all(fetched).catch((cause: unknown) => {
    throw new LostCode(`The code of ${screen.name} could not be fetched`, { cause });
  });
  // The first page stands there drawn.
  if (!file) await fetchStills();
  pages.set(screen.name, code.default as Page);
}

export function pageOf(name: string): Page {
  const page = pages.get(name);
  if (!page) throw new Error(`The page of ${name} was not loaded before it was shown`);
  return page;
}

export const screenOf = (page: PageData): Screen => screenNamed(page.screen);
