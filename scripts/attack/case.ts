import type { Own, Site } from './site/site.ts';

/** How an attack ended, and the figure that says so. */
export interface Outcome {
  held: boolean;
  figure: string;
}

interface Described {
  name: string;
  severity: 'high' | 'medium' | 'low';
  /** What is lost where it falls. */
  loss: string;
}

/** One that needs other settings, or the site's log: not tried at a site that somebody else started. */
interface CaseOfOwnSite {
  needsOwnSite: true;
  try(site: Site, own: Own): Promise<Outcome>;
}

interface CaseOfAnySite {
  needsOwnSite?: never;
  try(site: Site): Promise<Outcome>;
}

/** A way in, or a way to stop the site, as somebody would try it. */
export type Case = Described & (CaseOfAnySite | CaseOfOwnSite);
