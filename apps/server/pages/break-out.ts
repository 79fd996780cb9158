import type { IncomingMessage, ServerResponse } from 'node:http';
import { prepare } from './prepared-page.ts';
import { sendPrepared } from './send-page.ts';

const FRAMES = new Set(['iframe', 'frame', 'embed', 'object']);

/** Another site asks for a page to put it in a frame. A browser that does not say so is held back by the page's own headers. */
const isFramedElsewhere = ({ method, url, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  FRAMES.has(String(headers['sec-fetch-dest'])) &&
  headers['sec-fetch-site'] !== 'same-origin' &&
  !url?.startsWith('/api/');

/** No page of ours may be framed elsewhere; this one may, since it holds nothing but the way out. */
function framable(given: Record<string, string>): Record<string, string> {
  const { 'x-frame-options': _, ...headers } = given;
  const policy = headers['content-security-policy'] ?? '';
  return {
    ...headers,
    'content-security-policy': policy.replace(/frame-ancestors [^;]*/, 'frame-ancestors *'),
    'cache-control': 'no-store',
  };
}

/** Answers what is asked for by a frame of another site: a page that leaves the frame by itself where the browser allows it, and else at a press. */
export async function breakOut(plain: Uint8Array, headers: Record<string, string>) {
  const page = await prepare({ status: 200, plain, headers: framable(headers) });
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!isFramedElsewhere(request)) return false;
    sendPrepared(page, request, response);
    return true;
  };
}
