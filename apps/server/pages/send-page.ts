import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, acceptedForOne } from './accepted-encoding.ts';
import { type PreparedPage, plainOf, prepareFor, type RenderedPage } from './prepared-page.ts';

/** Sends a prepared page with nothing between it and the socket. */
export function sendPrepared(page: PreparedPage, request: IncomingMessage, response: ServerResponse): void {
  if (request.headers['if-none-match'] === page.etag && page.status === 200) {
    const { 'content-length': _, ...headers } = page.variants.plain.headers;
    response.writeHead(304, withAge(headers, page)).end();
    return;
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  response.writeHead(page.status, withAge(page.variants[encoding].headers, page));
  if (request.method === 'HEAD') response.end();
  else if (encoding !== 'plain') response.end(page.variants[encoding].bytes);
  else
    plainOf(page).then(
      (bytes) => response.end(bytes),
      (error: Error) => response.destroy(error),
    );
}

/** How long ago a page that moves was so: who keeps it after us counts from there. Written into the page's own headers, which are sent at once. */
function withAge(headers: Record<string, string>, { renderedAt, expiresAt }: PreparedPage): Record<string, string> {
  if (Number.isFinite(expiresAt)) headers['age'] = String(Math.floor((Date.now() - renderedAt) / 1000));
  return headers;
}

/** Sends a page that is nobody else's. */
export async function sendOnce(page: RenderedPage, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { bytes, headers } = await prepareFor(acceptedForOne(request.headers['accept-encoding']), page);
  response.writeHead(page.status, headers);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
