import { capitalised } from '@solelune/french/sentence';
import type { Params } from './path.ts';

export interface HeadFacts {
  title: string;
  description: string | undefined;
  robots: 'noindex' | 'index, follow';
}

/** Fills `:x` from the parameters (a slug reads as words) and adds the brand. */
export function pageTitle(title: string, params: Params, brand: string): string {
  const filled = title.replace(/:(\w+)/g, (whole, name: string) => {
    const value = params[name];
    return value === undefined ? whole : readable(value);
  });
  return filled === brand ? brand : `${filled} | ${brand}`;
}

const readable = (slug: string) => capitalised(slug.replaceAll('-', ' '));

export const robotsOf = (indexable: boolean): HeadFacts['robots'] => (indexable ? 'index, follow' : 'noindex');
