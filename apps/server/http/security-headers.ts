import type { FastifyInstance } from 'fastify';

export interface HeaderOptions {
  /** Behind https, browsers are told to stay there. */
  https: boolean;
  /** Hashes of the inline scripts of our own pages, as the CSP writes them. */
  inlineScripts?: string[];
  /** The development server reloads pages through scripts and a socket of its own: no policy there. */
  withoutPolicy?: boolean;
  /** The statistics host, when there is one. */
  statisticsOrigin?: string | undefined;
  /** Sites whose boxes and pictures stand on our pages; no script of theirs does. */
  cardOrigins?: readonly string[];
}

/** The same headers on every answer. Pages are cached as whole answers, so the policy cannot carry a nonce: inline scripts go by hash. */
export function securityHeaders({
  https,
  inlineScripts = [],
  statisticsOrigin,
  cardOrigins = [],
  withoutPolicy = false,
}: HeaderOptions): Record<string, string> {
  const statistics = statisticsOrigin ? ` ${statisticsOrigin}` : '';
  const cards = cardOrigins.map((origin) => ` ${origin}`).join('');
  const scripts = inlineScripts.map((hash) => ` '${hash}'`).join('');
  const policy = [
    `default-src 'self'`,
    `script-src 'self'${scripts}${statistics}`,
    // React writes style attributes (a moon's phase, a bar's width); no style sheet comes from elsewhere.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:${statistics}${cards}`,
    `font-src 'self'`,
    `connect-src 'self'${statistics}${cards}`,
    // Another site cannot frame us, and is shown the way out instead (../pages/break-out.ts); a frame of our own is left by the page itself.
    `frame-ancestors 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  return {
    ...(withoutPolicy ? {} : { 'content-security-policy': policy }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    // Result addresses carry birth data: any site, this one too, learns the origin at most, and only over https (Chromium still says more for files that a page's own styles ask for).
    'referrer-policy': 'strict-origin',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(self), interest-cohort=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Of every answer. Nobody keeps one of which nothing says that it may be kept: a proxy may otherwise guess. */
export function sendSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({ ...headers, 'cache-control': 'no-store' });
  });
}
