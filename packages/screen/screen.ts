import type { Access, Call, CallAnswer, CallInput } from '@solelune/contract';
import type { ComponentType } from 'react';
import type { AddressForm, CallForm } from './address-form.ts';
import type { Params, PathParams } from './path.ts';

/** Which part of the site a screen belongs to: gives its accent colour and its lit tile. */
export type Universe = 'general' | 'astrology' | 'tarot' | 'numerology' | 'angels' | 'mirror' | 'advisors';

/**
 * What stands around a page beside the site's own head and foot (apps/web/frames): nothing, the member's area with its places at the side, staff's, or the advisor's.
 * A `bare` page has the whole window: no menu, no foot, nothing that leads away by mistake (a consultation).
 */
export type Frame = 'site' | 'member' | 'administration' | 'console' | 'bare';

/** A page is a component of its data: it never fetches. */
export interface PageProps<C extends Call | undefined = undefined, P = Params> {
  data: C extends Call ? CallAnswer<C> : undefined;
  params: P;
}

interface ScreenSpec<Path extends string, C extends Call | undefined> {
  /** `feature.capability`, the name menus, cards and links use. */
  name: string;
  /** As the product document writes it: `{x}` a parameter, `{x?}` an optional one. */
  path: Path;
  /** At most 60 characters before the brand; `:x` is filled from the parameters. */
  title: string;
  description?: string;
  universe: Universe;
  /** 'site' unless told. */
  frame?: Frame;
  /** The lazy page. Absent while the capability is not built: then `soon` says what will be there. */
  // Pages take the props of their own call; the list only needs that they are components.
  // oxlint-disable-next-line typescript/no-explicit-any
  page?: () => Promise<{ default: ComponentType<any> }>;
  soon?: string;
  /** The page's file, written by the build for the server (see apps/web/vite/name-pages.ts). */
  source?: string;
  /** The form that leads from this page to another address, for who sends it before the page is alive. The browser's list goes without it. */
  form?: () => Promise<AddressForm>;
  /** The form of this page that makes a call, for who sends it before the page is alive. Beside `form`, one of the two. */
  callForm?: () => Promise<CallForm>;
  /** The call that gives the page its data, and its input from the address. */
  call?: C;
  input?: (params: PathParams<Path> & Params) => C extends Call ? CallInput<C> : never;
  /** Allowed values of parameters; any other address is a 404. */
  where?: { [Name in keyof PathParams<Path>]?: readonly string[] | ((value: string) => boolean) };
  /** Of the address's query, the names that the page is drawn by (`useLocation`) and their values; all others change nothing of it. */
  query?: Readonly<Record<string, readonly string[] | ((value: string) => boolean)>>;
  /** Its data is asked for by the query too: what `query` allows joins the parameters (`?page=2`, `?q=lune`). */
  asksByQuery?: boolean;
  /** Who may see it: everybody unless told. Without a user the target is kept and the visitor goes to login; without the permission it is a 404. */
  access?: Access;
  /** Calculation and result pages: neither indexed nor tracked, and kept by no browser or proxy. */
  result?: boolean;
  noindex?: boolean;
  /** A visitor who passes here still wants the members' page that asked for a login. */
  keepsWantedPage?: boolean;
  /** Hidden on phones and tablets where the page has its own call to action. */
  noBottomNav?: boolean;
  /** A blog page: the head links the feed. */
  feed?: boolean;
  /** The address that search engines should keep, when two lead to the same page. */
  canonical?: string;
  /** Auto-login by hash is awaited before the page loads. */
  awaitsAutologin?: boolean;
  /**
   * A rendered page is kept until content or day changes; less long where it shows something that moves (the sky of now), and nowhere at all
   * with 0 (a secret in its address). What browsers and proxies are told follows it.
   */
  freshForSeconds?: number;
  /** Somebody's own page, which they may take back: no browser or proxy keeps it. The server does, and lets it go by its tags. */
  private?: boolean;
  /** What its data depends on: `services.pages.changed(tag)` lets go of the rendered pages with that tag, in every process. */
  tags?: (params: PathParams<Path> & Params) => readonly string[];
  /** Addresses for the sitemap when there are parameters; a function where they come from a table that the browser need not load. */
  sitemap?: PathParams<Path>[] | (() => Promise<PathParams<Path>[]>);
  /** Only in development (the design system's page). */
  development?: boolean;
}

// oxlint-disable-next-line typescript/no-explicit-any
export interface Screen extends ScreenSpec<string, any> {
  input?: (params: Params) => unknown;
  where?: Record<string, readonly string[] | ((value: string) => boolean)>;
  tags?: (params: Params) => readonly string[];
  sitemap?: Params[] | (() => Promise<Params[]>);
}

/** Declares a screen, once: router, named addresses, menu, sitemap, robots and the crawl all read this. */
export function defineScreen<const Path extends string, C extends Call | undefined = undefined>(
  spec: ScreenSpec<Path, C>,
): Screen & { path: Path } {
  if (!spec.page && !spec.soon) throw new Error(`Screen ${spec.name} has neither a page nor a word about when`);
  return spec as unknown as Screen & { path: Path };
}

/** Not for everybody: its data is asked for by who is there. */
export const isClosed = ({ access = 'public' }: Pick<Screen, 'access'>): boolean => access !== 'public';

export const isIndexable = (screen: Screen): boolean =>
  !(isClosed(screen) || screen.result || screen.noindex || screen.soon || screen.development);

export const isTracked = (screen: Screen): boolean => !screen.result;

/** Of a query, what the screen is drawn by. */
export function queryOf(query: Screen['query'], search: string): Params {
  const asked = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(query ?? {}).flatMap(([name, allowed]) => {
      const value = asked.get(name);
      const fits = value !== null && (typeof allowed === 'function' ? allowed(value) : allowed.includes(value));
      return fits ? [[name, value]] : [];
    }),
  );
}

/** The parameters that a screen's data is asked by. */
export const paramsWith = (screen: Screen, params: Params, search: string): Params =>
  screen.asksByQuery ? { ...params, ...queryOf(screen.query, search) } : params;

/** False for an address whose parameters the screen does not know: a 404. */
export function accepts(screen: Screen, params: Params): boolean {
  return Object.entries(screen.where ?? {}).every(([name, allowed]) => {
    const value = params[name];
    if (value === undefined || value === '') return true;
    return typeof allowed === 'function' ? allowed(value) : allowed.includes(value);
  });
}
