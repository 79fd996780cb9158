import type { Config } from '@solelune/platform';

/** What pages may know of the configuration: shown in the markup and to the browser, so nothing secret. */
export const siteFacts = (config: Config, now: Temporal.Instant) => ({
  brand: config.brand.name,
  siteUrl: config.siteUrl,
  aboutUrl: config.brand.links.about,
  contactUrl: config.brand.links.contact,
  social: config.brand.social,
  matomoUrl: config.matomoUrl,
  year: now.toZonedDateTimeISO('Europe/Paris').year,
  development: config.development,
  yearlyHoroscopeYear: config.yearlyHoroscopeYear,
});

export type SiteFacts = ReturnType<typeof siteFacts>;
