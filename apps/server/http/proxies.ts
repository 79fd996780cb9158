/**
 * Whom the server believes about where a request comes from. A number is how many proxies of ours stand before it: hop 0 is who is connected,
 * hop 1 the last name in `X-Forwarded-For`, and each proxy of ours wrote one. What stands further left was written by anybody.
 */
export const proxyTrust = (trust: boolean | number | string[]) =>
  typeof trust === 'number' ? (_: string, hop: number) => hop < trust : trust;
