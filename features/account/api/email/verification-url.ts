import type { Config } from '@solelune/platform';

/** The code is the fragment: it reaches the page and no server's log. */
export const verificationUrl = (config: Config, code: string): string => `${config.siteUrl}/verification-email#${code}`;
