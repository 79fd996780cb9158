/**
 * Whether a page that opens a socket is one of ours: at the address that visitors type, or at the very one that was asked for (a machine of one's
 * own). Browsers say which site a page is of, and no page can make them say another. Without a word of it, it was no browser.
 */
export function isOwnSite(origin: string | undefined, host: string | undefined, siteUrl: string): boolean {
  const page = URL.parse(origin ?? '');
  return page !== null && (page.origin === new URL(siteUrl).origin || page.host === host);
}
