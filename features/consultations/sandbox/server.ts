import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import twilio from 'twilio';
import { type Answer, answerApi } from './api.ts';
import { Exchange } from './exchange.ts';
import { phonesPage, phonesState } from './pages.ts';

/** How what happens is told: as it should be, twice, or never. */
const MANNERS = ['normal', 'doubled', 'lost'] as const;
type Manner = (typeof MANNERS)[number];
/** A receiver that is away is told again, a few times. */
const AGAIN_MS = [200, 500, 1000, 2000];

export interface PhoneSandbox {
  address: string;
  exchange: Exchange;
  manner(to: Manner): void;
  close(): Promise<void>;
}

interface SandboxOptions {
  port?: number;
  /** What its callbacks are signed with. */
  authToken: string;
}

/** Answers as the telephone's provider does, on this machine alone, and draws the telephones it rings. */
export async function startPhoneSandbox({ port = 0, authToken }: SandboxOptions): Promise<PhoneSandbox> {
  let told: Manner = 'normal';
  let isClosed = false;
  const exchange = new Exchange((url, fields) => {
    if (told === 'lost') return;
    const id = randomUUID();
    for (let times = told === 'doubled' ? 2 : 1; times > 0; times -= 1) void tell(url, fields, id);
  });

  async function tell(url: string, fields: Record<string, string>, id: string): Promise<void> {
    for (const pause of [0, ...AGAIN_MS]) {
      await wait(pause);
      if (isClosed) return;
      const signature = twilio.getExpectedTwilioSignature(authToken, url, fields);
      const headers = { 'x-twilio-signature': signature, 'i-twilio-idempotency-token': id };
      const answer = await fetch(url, { method: 'POST', headers, body: new URLSearchParams(fields) }).catch(() => null);
      if (answer?.ok) return;
    }
  }

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  // Loopback, whatever was asked for: it knows no secrets and keeps no door.
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { pathname, searchParams } = new URL(request.url ?? '/', address);
    const given = new URLSearchParams([...searchParams, ...new URLSearchParams(Buffer.concat(parts).toString())]);
    const isPost = request.method === 'POST';
    if (pathname.startsWith('/2010-04-01/'))
      return json(response, answerApi(exchange, request.method ?? '', pathname, given));
    if (pathname === '/phones.json') return json(response, { status: 200, body: phonesState(exchange) });
    if (pathname === '/press' && isPost) return press(response, given);
    if (pathname === '/_sandbox' && isPost) return control(response, given.get('callbacks'));
    if (pathname === '/') return page(response, phonesPage());
    json(response, { status: 404, body: { message: 'Rien ici.' } });
  }

  function press(response: ServerResponse, given: URLSearchParams): void {
    const leg = exchange.legs.get(given.get('sid') ?? '');
    const button = given.get('button');
    if (!leg) return json(response, { status: 404, body: { message: 'Rien ici.' } });
    if (button === 'answer') exchange.answer(leg);
    if (button === 'machine') exchange.answer(leg, 'machine_start');
    if (button === 'busy' || button === 'no-answer' || button === 'failed') exchange.refuse(leg, button);
    if (button === 'hang-up') exchange.hangUp(leg);
    json(response, { status: 200, body: phonesState(exchange) });
  }

  function control(response: ServerResponse, asked: string | null): void {
    told = MANNERS.find((manner) => manner === asked) ?? told;
    json(response, { status: 200, body: { callbacks: told } });
  }

  return {
    ...{ address, exchange },
    manner: (to) => {
      told = to;
    },
    close: async () => {
      isClosed = true;
      exchange.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'";
const page = (response: ServerResponse, html: string) =>
  void response
    .writeHead(200, { ...HEADERS, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY })
    .end(html);
const json = (response: ServerResponse, { status, body }: Answer) =>
  void response.writeHead(status, { ...HEADERS, 'content-type': 'application/json' }).end(JSON.stringify(body));
