import { createHmac } from 'node:crypto';
import { startProcess } from '../../../packages/testing/process.ts';
import type { Case } from '../case.ts';
import { ask } from '../site/ask.ts';

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
