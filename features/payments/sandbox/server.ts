import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fromPairs } from '@solelune/contract/form-data';
import { type Answer, answerApi, type Given } from './api.ts';
import { Bank } from './bank.ts';
import { cardOf, TEST_CARDS } from './cards.ts';
import { MANNERS, type Manner, Messenger } from './messenger.ts';
import { bankPage, cardPage, overPage } from './pages.ts';
import { openStore } from './store.ts';

/** The next calls fail so, one each: with 500 before anything was done, or after it was; cut off instead of answered; or left waiting for ever. */
const FAULTS = ['before', 'after', 'cut', 'hang'] as const;
type Faults = Record<(typeof FAULTS)[number], number>;

export interface Sandbox {
  address: string;
  bank: Bank;
  messenger: Messenger;
  faults: Faults;
  close(): Promise<void>;
}

interface SandboxOptions {
  port?: number;
  /** Where to tell what happens; without one, a test does it. */
  webhookUrl?: string;
  webhookSecret: string;
  /** Keeps what it knows there. */
  file?: string;
}

/** Answers as the card provider does, on this machine alone, so that the very code that will meet real money is what is tried. */
export async function startSandbox({ port = 0, webhookUrl, webhookSecret, file }: SandboxOptions): Promise<Sandbox> {
  const kept = openStore(file ?? null);
  const messenger = new Messenger({
    secret: webhookSecret,
    send: async ({ payload, signature }) => {
      if (!webhookUrl) return true;
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      return (await fetch(webhookUrl, { method: 'POST', body: payload, headers })).ok;
    },
  });
  if (!webhookUrl) messenger.manner = 'manual';
  const bank = new Bank(kept, (type, object) => messenger.tell(type, object));
  const faults: Faults = { before: 0, after: 0, cut: 0, hang: 0 };
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  // Loopback, whatever was asked for: it knows no secrets and keeps no door.
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const { pathname, searchParams } = new URL(request.url ?? '/', address);
    if (pathname.startsWith('/v1/')) return api(request, response, pathname, pairs(body, searchParams));
    const [, kind = '', name = ''] = pathname.split('/');
    if (kind === 'pay') return pay(response, request.method ?? '', name, pairs(body));
    if (kind === 'bank') return askBank(response, request.method ?? '', name, pairs(body));
    if (pathname === '/_sandbox' && request.method === 'POST') return control(response, JSON.parse(body));
    send(response, 404, 'Rien ici.');
  }

  function api(request: IncomingMessage, response: ServerResponse, path: string, given: Given): void {
    const key = request.headers['idempotency-key'];
    if (faults.before > 0) {
      faults.before -= 1;
      return json(response, { status: 500, body: { error: { type: 'api_error', message: 'before' } } });
    }
    const asked = JSON.stringify([path, given]);
    const before = typeof key === 'string' ? kept.data.answered[key] : undefined;
    if (before && before.asked !== asked)
      return json(response, {
        status: 400,
        body: { error: { type: 'idempotency_error', message: 'another request' } },
      });
    const answered: Answer = before ? before.answer : answerApi(bank, address, request.method ?? '', path, given);
    if (typeof key === 'string' && answered.status < 500 && request.method === 'POST')
      kept.data.answered[key] = { asked, answer: answered };
    if (request.method !== 'GET') kept.keep();
    if (faults.hang > 0) {
      faults.hang -= 1;
      return;
    }
    if (faults.cut > 0) {
      faults.cut -= 1;
      return void response.destroy();
    }
    if (faults.after > 0) {
      faults.after -= 1;
      return json(response, { status: 500, body: { error: { type: 'api_error', message: 'after' } } });
    }
    json(response, answered);
  }

  function pay(response: ServerResponse, method: string, name: string, given: Given): void {
    const session = bank.data.sessions[name];
    if (!session) return send(response, 404, 'Rien ici.');
    const intent = session.intent ? bank.data.intents[session.intent] : undefined;
    if (session.status !== 'open') return send(response, 200, overPage(session));
    if (method !== 'POST') {
      if (intent?.status === 'requires_action') return leave(response, `/bank/${intent.id}`);
      return send(response, 200, cardPage(session, intent?.error ?? null));
    }
    const card = cardOf(String(given['number'] ?? ''));
    if (!card) return send(response, 200, cardPage(session, { code: 'unknown' }));
    const { amount, manual, customer, keep, metadata } = session;
    const paying = intent ?? bank.newIntent({ amount, manual, customer, keep, metadata, returnUrl: null });
    session.intent = paying.id;
    bank.pay(paying, bank.newMethod(TEST_CARDS.indexOf(card), null));
    if (paying.status === 'requires_action') return leave(response, `/bank/${paying.id}`);
    if (paying.error) return send(response, 200, cardPage(session, paying.error));
    leave(response, session.successUrl);
  }

  function askBank(response: ServerResponse, method: string, name: string, given: Given): void {
    const intent = bank.data.intents[name];
    if (!intent) return send(response, 404, 'Rien ici.');
    const session = Object.values(bank.data.sessions).find((one) => one.intent === name);
    if (method === 'POST') bank.answer(intent, given['answer'] === 'yes');
    else if (intent.status === 'requires_action') return send(response, 200, bankPage(intent));
    if (intent.error && session?.status === 'open') return leave(response, `/pay/${session.id}`);
    leave(response, session?.successUrl ?? intent.returnUrl ?? '/');
  }

  function control(response: ServerResponse, given: Given): void {
    if (MANNERS.includes(given['webhooks'])) messenger.manner = given['webhooks'] as Manner;
    for (const fault of FAULTS) if (Number.isInteger(given[fault])) faults[fault] = given[fault];
    if (given['dispute']) bank.dispute(String(given['dispute']));
    if (given['close_dispute']) bank.closeDispute(String(given['close_dispute']), given['won'] === true);
    const expiring = bank.data.intents[String(given['expire_hold'] ?? '')];
    if (expiring) bank.cancel(expiring);
    json(response, { status: 200, body: { webhooks: messenger.manner, ...faults } });
  }

  return {
    ...{ address, bank, messenger, faults },
    close: async () => {
      messenger.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const pairs = (body: string, query?: URLSearchParams): Given =>
  fromPairs(new URLSearchParams([...(query ?? []), ...new URLSearchParams(body)])) as Given;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };
const send = (response: ServerResponse, status: number, html: string) =>
  void response
    .writeHead(status, {
      ...HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    })
    .end(html);
const json = (response: ServerResponse, { status, body }: Answer) =>
  void response
    .writeHead(status, { ...HEADERS, 'content-type': 'application/json', 'request-id': 'req_sandbox' })
    .end(JSON.stringify(body));
const leave = (response: ServerResponse, to: string) =>
  void response.writeHead(303, { ...HEADERS, location: to }).end();
