import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { fail } from '@solelune/contract/server';
import type { Config } from '@solelune/platform';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from './errors.ts';

/** What probes ask, which know the machine by its address: it says nothing of the site and links nowhere. */
const FOR_PROBES = new Set(['/healthz', '/readyz', '/metrics']);

/** A name or an address, and perhaps a port: what else a `Host` may hold is nobody's name. */
const HOST = /^(?<name>\[[\da-f:.]+\]|[a-z\d.-]+)(?::\d{1,5})?$/i;

export const isLoopback = (name: string): boolean => /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\]|::1)$/.test(name);
const isAddress = (name: string) => isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;

type Asked = Pick<IncomingMessage, 'url' | 'headers'>;

/**
 * Whether a request names this site. Another name in `Host` is a page of somebody else's that leads its visitors' browsers here (a name that was
 * made to point at us), or a proxy that would keep our answers under it. This machine's own names are the site's while it is developed.
 */
export function asksForSite(config: Pick<Config, 'siteUrl' | 'environment'>): (request: Asked) => boolean {
  const site = new URL(config.siteUrl).hostname;
  const isLocal = config.environment !== 'production' || isLoopback(site);
  return ({ url = '', headers: { host = '' } }) => {
    const name = HOST.exec(host)?.groups?.['name']?.toLowerCase() ?? '';
    if (name === site || (isLocal && isLoopback(name))) return true;
    return FOR_PROBES.has(url.split('?')[0] ?? '') && (host === '' || isLoopback(name) || isAddress(name));
  };
}

export function refuseOtherHosts(app: FastifyInstance, config: Config): void {
  const isAsked = asksForSite(config);
  app.addHook('onRequest', async (request, reply) => {
    if (!isAsked(request.raw)) return sendFailure(reply, fail('misdirected'));
  });
}
