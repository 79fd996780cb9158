import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startProcess } from '../../../packages/testing/process.ts';
import type { Case } from '../case.ts';
import { ask } from '../site/ask.ts';
import { someone } from '../site/visitor.ts';

/** Says, in the card provider's name, that something was paid. */
export const forgedWebhook: Case = {
  name: 'forged-webhook',
  severity: 'high',
  loss: 'Suns, and later consultations, for nothing',
  needsOwnSite: true,
  async try(_, { kept: { address } }) {
    const payload = JSON.stringify({
      ...{ id: 'evt_forged', object: 'event', type: 'checkout.session.completed' },
      data: { object: { id: 'cs_forged', object: 'checkout.session', payment_status: 'paid' } },
    });
    const at = Math.floor(Date.now() / 1000);
    const signed = (secret: string, when = at) =>
      `t=${when},v1=${createHmac('sha256', secret).update(`${when}.${payload}`).digest('hex')}`;
    const statuses: number[] = [];
    for (const signature of ['', 't=,v1=', signed(''), signed('whsec_test'), signed('whsec_test', at - 86_400)]) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      statuses.push((await ask(`${address}/webhooks/stripe`, { method: 'POST', body: payload, headers })).status);
    }
    return {
      held: statuses.every((status) => status === 400),
      figure: `forged words of the provider: ${statuses.join(', ')}`,
    };
  },
};

/** A site with its https address is told to pay with the sandbox, where every card is good. */
export const sandboxInProduction: Case = {
  name: 'sandbox-in-production',
  severity: 'high',
  loss: 'everything that is sold, paid with test cards',
  needsOwnSite: true,
  async try(_, { shown: { address, host } }) {
    const status = async (path: string) =>
      (await ask(address + path, { method: 'POST', body: '{}', headers: { host, 'content-type': 'application/json' } }))
        .status;
    const doors = { '/_sandbox': await status('/_sandbox'), '/pay/cs_test_x': await status('/pay/cs_test_x') };
    const started = await startProcess({
      ...{ DATA_DIR: 'memory', SITE_URL: 'https://exemple.example', LOG_LEVEL: 'silent' },
      ...{
        STRIPE_SECRET_KEY: 'sk_test_of_nobody_at_all',
        STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody',
        STRIPE_API_URL: 'http://127.0.0.1:9',
      },
    }).then(
      async (server) => {
        await server.end('SIGKILL');
        return 'it started';
      },
      (error: Error) => (error.message.includes('STRIPE_API_URL') ? 'refused' : error.message),
    );
    const isClosed = Object.values(doors).every((code) => code === 404);
    return {
      held: isClosed && started === 'refused',
      figure: `a start with the sandbox: ${started}; its doors: ${Object.values(doors).join(', ')}`,
    };
  },
};

/** Types a card where cards are typed, and where none is; then looks for its number wherever the site keeps or says something. */
export const cardNumbers: Case = {
  name: 'card-numbers',
  severity: 'high',
  loss: 'card numbers, to whoever reads a log, an address, a backup or the disk',
  needsOwnSite: true,
  async try(_, { kept }) {
    const member = kept.visitor();
    await member.signup(someone());
    const number = '5555555555554444';
    const forms = [number, number.replace(/(.{4})(?=.)/g, '$1 ')];
    const { id } = (await member.post('payment/order/new.json', { product: 'suns', item: '1000' })).body;
    const said: string[] = [];
    for (const card of forms)
      for (const [call, fields] of [
        ['order/pay', { id, way: 'saved', card, coupon: card, consents: card }],
        ['order/new', { product: card, item: card }],
        ['order/look', { id: card }],
        ['card/forget', { card }],
        ['withdrawal/confirm', { id: card, name: card, email: card }],
        ['refund', { id: card, cents: 1, to: 'card', note: card, key: card }],
      ] as const)
        said.push(JSON.stringify((await member.post(`payment/${call}.json`, fields)).body));
    const terms = { way: 'checkout', consents: 'terms,start_now', keep_card: true };
    const { address } = (await member.post('payment/order/pay.json', { id, ...terms })).body;
    const typed = await ask(address, {
      method: 'POST',
      body: new URLSearchParams({ number: forms[1] as string }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const paid = (await member.post('payment/order/look.json', { id })).body['status'];
    said.push(
      JSON.stringify(typed.headers),
      typed.text,
      JSON.stringify((await member.get('payment/purchases.json')).body),
    );
    const places = {
      log: kept.output(),
      answers: said.join('\n'),
      disk: filesIn(kept.folder)
        .map((file) => readFileSync(file, 'latin1'))
        .join('\n'),
    };
    const found = Object.entries(places).flatMap(([place, text]) =>
      forms.some((one) => text.includes(one)) ? [place] : [],
    );
    const isSeen = places.log.includes('payment/order/pay') && places.disk.includes(id);
    return {
      held: paid === 'accepted' && isSeen && found.length === 0,
      figure: `a card that paid (${paid}) is found in: ${found.join(', ') || 'nothing'} of ${Object.keys(places).join(', ')}`,
    };
  },
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
