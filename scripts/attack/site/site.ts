import { ask } from './ask.ts';
import { loopbackSite } from './loopback.ts';
import type { Provider } from './provider.ts';
import { Visitor } from './visitor.ts';

/** One site, as somebody who wants in sees it. */
export interface Place {
  address: string;
  /** How many proxies it believes, and what it is called behind them. */
  proxies: number;
  host: string;
  /** Somebody with a browser and an address of their own. */
  visitor(): Visitor;
}

/** What a case attacks: in development, so that letters can be read at /dev/mail, and behind one proxy, which says who the visitors are. */
export interface Site extends Place {
  /** Where the site is started here, what else there is of it. */
  own: Own | null;
}

/** The same site in other settings, and what only who started it can see. */
export interface Own {
  /** As it is shown to the world: at an https address, behind two proxies, and nobody said NODE_ENV. */
  shown: Place;
  /** In a folder that outlives it, behind three; it logs every call. */
  kept: Place & { folder: string; output(): string; end(): Promise<void> };
  /** Vouches for whomever one says. */
  provider: Provider;
  /** Lines that the site has logged as errors of its own. */
  errors(): string[];
}

export function placeAt(address: string, proxies: number, host = new URL(address).host): Place {
  const place = { address, proxies, host };
  return { ...place, visitor: () => new Visitor(place) };
}

/** A site of one's own that runs already. Without letters to read it is either not the site, or not for this. */
export async function openRunningSite(given: string): Promise<Site> {
  const address = loopbackSite(given);
  if ((await ask(`${address}/dev/mail`)).status !== 200)
    throw new Error('That site shows no letters. Start it with: NODE_ENV=development TRUST_PROXY=1 npm start');
  return { ...placeAt(address, 1), own: null };
}
