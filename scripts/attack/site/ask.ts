import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

interface Asked {
  method?: string;
  /** Any of them, `Host` too, which `fetch` would write itself. */
  headers?: Record<string, string>;
  body?: string | Buffer;
  timeoutMs?: number;
}

/** Who sends six hundred requests at once opens six hundred connections. */
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const TIMEOUT_MS = 45_000;

export function ask(url: string, { method = 'GET', headers = {}, body, timeoutMs = TIMEOUT_MS }: Asked = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const signal = AbortSignal.timeout(timeoutMs);
    const sending = request(url, { agent, method, headers: { ...headers, ...length }, signal }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(parts).toString() }),
      );
    });
    sending.on('error', reject).end(body);
  });
}

export const closeConnections = (): void => agent.destroy();
