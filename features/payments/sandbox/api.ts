import type { Bank } from './bank.ts';
import { disputeShape, intentShape, listOf, methodShape, refundShape, sessionShape } from './shapes.ts';
import { type Intent, newName, type Session } from './store.ts';

// oxlint-disable-next-line typescript/no-explicit-any
export type Given = Record<string, any>;
export interface Answer {
  status: number;
  body: unknown;
}

const ok = (body: unknown): Answer => ({ status: 200, body });
const wrong = (status: number, error: Given): Answer => ({ status, body: { error } });
const missing = (what: string) =>
  wrong(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}` });
const refused = (code: string) => wrong(400, { type: 'invalid_request_error', code, message: code });

/** The part of the provider's API that is used here, and nothing more: `POST /v1/payment_intents/pi_1/capture`. */
export function answerApi(bank: Bank, base: string, method: string, path: string, given: Given): Answer {
  const [, kind = '', name = '', deed = ''] = /^\/v1\/((?:checkout\/)?\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
  const route = `${method} ${kind}${name ? '/:' : ''}${deed ? `/${deed}` : ''}`;
  const { data } = bank;
  const intent = data.intents[name];
  const session = data.sessions[name];
  switch (route) {
    case 'POST customers': {
      const id = newName('cus');
      data.customers[id] = { id, deleted: false };
      return ok({ id, object: 'customer' });
    }
    case 'DELETE customers/:':
      if (!data.customers[name]) return missing('customer');
      data.customers[name].deleted = true;
      for (const one of Object.values(data.methods)) if (one.customer === name) one.customer = null;
      return ok({ id: name, object: 'customer', deleted: true });
    case 'GET customers/:/payment_methods':
      return ok(
        listOf(
          Object.values(data.methods)
            .filter((one) => one.customer === name)
            .map(methodShape),
        ),
      );
    case 'GET payment_methods/:':
      return data.methods[name] ? ok(methodShape(data.methods[name])) : missing('payment_method');
    case 'POST payment_methods/:/detach':
      if (!data.methods[name]) return missing('payment_method');
      data.methods[name].customer = null;
      return ok(methodShape(data.methods[name]));
    case 'POST checkout/sessions':
      return ok(sessionShape(newSession(bank, given), bank, base));
    case 'GET checkout/sessions':
      return ok(
        listOf(
          Object.values(data.sessions)
            .filter((one) => one.customer === given['customer'])
            .toReversed()
            .map((one) => sessionShape(one, bank, base)),
        ),
      );
    case 'GET checkout/sessions/:':
      if (!session) return missing('checkout.session');
      if (session.expires * 1000 < Date.now()) bank.expire(session);
      return ok(sessionShape(session, bank, base));
    case 'POST checkout/sessions/:/expire':
      if (!session) return missing('checkout.session');
      return bank.expire(session) ? ok(sessionShape(session, bank, base)) : refused('session_not_open');
    case 'POST payment_intents':
      return payAtOnce(bank, base, given);
    case 'GET payment_intents':
      return ok(listOf(listed(Object.values(data.intents), given).map((one) => intentShape(one, base))));
    case 'GET payment_intents/:':
      return intent ? ok(intentShape(intent, base)) : missing('payment_intent');
    case 'POST payment_intents/:/capture':
      if (!intent) return missing('payment_intent');
      return bank.capture(intent, Number(given['amount_to_capture']))
        ? ok(intentShape(intent, base))
        : refused('payment_intent_unexpected_state');
    case 'POST payment_intents/:/cancel':
      if (!intent) return missing('payment_intent');
      return bank.cancel(intent) ? ok(intentShape(intent, base)) : refused('payment_intent_unexpected_state');
    case 'POST refunds': {
      const of = data.intents[String(given['payment_intent'])];
      if (!of) return missing('payment_intent');
      const id = bank.refund(of, Number(given['amount']), given['metadata'] ?? {});
      return id && data.refunds[id] ? ok(refundShape(data.refunds[id])) : refused('charge_already_refunded');
    }
    case 'GET refunds':
      return ok(
        listOf(
          Object.values(data.refunds)
            .filter((one) => one.intent === given['payment_intent'])
            .map(refundShape),
        ),
      );
    case 'GET disputes':
      return ok(
        listOf(
          Object.values(data.disputes)
            .filter((one) => one.intent === given['payment_intent'])
            .map(disputeShape),
        ),
      );
    default:
      return missing('address');
  }
}

/** Newest first, as the provider gives them; `created[gte]` and `customer` are the only filters we use. */
function listed(all: Intent[], given: Given): Intent[] {
  const from = Number(given['created']?.gte ?? 0);
  const whose = given['customer'];
  return all.filter(({ created, customer }) => created >= from && (!whose || customer === whose)).toReversed();
}

function newSession({ data }: Bank, given: Given): Session {
  const item = Object.values(given['line_items'] ?? {})[0] as Given | undefined;
  const pay: Given = given['payment_intent_data'] ?? {};
  const session: Session = {
    ...{ id: newName('cs'), status: 'open', intent: null, amount: Number(item?.['price_data']?.unit_amount) },
    label: String(item?.['price_data']?.product_data?.name ?? ''),
    manual: pay['capture_method'] === 'manual',
    keep: pay['setup_future_usage'] !== undefined,
    customer: given['customer'] ?? null,
    successUrl: String(given['success_url']),
    cancelUrl: String(given['cancel_url']),
    expires: Number(given['expires_at']),
    metadata: { ...pay['metadata'], ...given['metadata'] },
  };
  data.sessions[session.id] = session;
  return session;
}

function payAtOnce(bank: Bank, base: string, given: Given): Answer {
  const method = bank.data.methods[String(given['payment_method'])];
  const customer = given['customer'] ?? null;
  if (!method || method.customer !== customer) return missing('payment_method');
  const intent = bank.newIntent({
    ...{ amount: Number(given['amount']), manual: given['capture_method'] === 'manual', customer, keep: true },
    ...{ metadata: given['metadata'] ?? {}, returnUrl: given['return_url'] ?? null },
  });
  bank.pay(intent, method.id);
  if (!intent.error) return ok(intentShape(intent, base));
  return wrong(402, {
    type: 'card_error',
    ...intent.error,
    message: intent.error.code,
    payment_intent: intentShape(intent, base),
  });
}
