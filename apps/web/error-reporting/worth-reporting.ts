/** Product document, section 8: what is noise, and how much is enough. */
export const REPORTS_PER_PAGE_LIFE = 4;

const NOISE = [
  /ERR_NETWORK_CHANGED|network[ _]changed/i,
  /ERR_BLOCKED_BY_CLIENT|blocked[ _]by[ _]client/i,
  // What a browser says of a script of another host: nothing that could be acted on.
  /^script error\.?$/i,
];

/** Internet Explorer, and Opera Mini in its extreme mode: neither runs this site's code, both report errors of their own. */
const OLD_BROWSERS = /MSIE |Trident\/|Opera Mini/;

export const isWorthReporting = (message: string, userAgent: string): boolean =>
  message !== '' && !NOISE.some((noise) => noise.test(message.trim())) && !OLD_BROWSERS.test(userAgent);
