import { createContext, useContext } from 'react';

/** The facts of the site that configuration decides; the server writes them into the page, so that both sides have the same. */
export interface Site {
  brand: string;
  siteUrl: string;
  aboutUrl: string;
  contactUrl: string;
  social: {
    facebook?: string | undefined;
    instagram?: string | undefined;
    youtube?: string | undefined;
    /** How many people like the page, when it is known. */
    likes?: number | undefined;
  };
  /** Where statistics go; without it nothing is counted. */
  matomoUrl?: string | undefined;
  year: number;
  development: boolean;
  yearlyHoroscopeYear: number;
}

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('No SiteContext above this component');
  return site;
}
