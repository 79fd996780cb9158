import { describe, expect, it } from 'vitest';
import {
  catchUp,
  type IntentFacts,
  isFinal,
  isUndecided,
  type OrderEvent,
  type OrderState,
  orderLog,
  type ProviderFacts,
  refundable,
  wishesOf,
} from './index.ts';

const AT = '2026-11-15T12:00:00Z';
const placed = (mode: 'sale' | 'hold' = 'sale'): OrderEvent => ({
  ...{ kind: 'placed', product: 'test', item: '1', label: 'Un essai', priceCents: 3000, vatRate: 2000, mode },
});
const confirmed = (suns = 0): OrderEvent => ({
  ...{
    kind: 'confirmed',
    coupon: null,
    offCents: 0,
    suns,
    sunsCents: suns,
    cardCents: 3000 - suns,
    consents: ['terms'],
  },
});
const attempted = (attempt = 1, way: 'checkout' | 'saved' = 'checkout'): OrderEvent => ({
  ...{ kind: 'attempted', attempt, way, card: null, keepCard: false },
});
const opened: OrderEvent = { kind: 'opened', attempt: 1, session: 'cs', intent: null };

function after(...events: OrderEvent[]): OrderState {
  const result = orderLog.extend(orderLog.start, events, AT);
  if ('impossible' in result) throw new Error(`impossible: ${result.impossible.kind}`);
  return result.state;
}
const intent = (more: Partial<IntentFacts>): IntentFacts => ({
  ...{
    id: 'pi',
    status: 'unpaid',
    refusal: null,
    receivedCents: 0,
    feeCents: null,
    refunds: [],
    disputes: [],
    ...more,
  },
});
const facts = (
  more: Partial<IntentFacts> | null,
  session: 'open' | 'complete' | 'expired' = 'open',
): ProviderFacts => ({
  ...{ attempt: 1, session: { id: 'cs', status: session }, intent: more && intent(more), wayOn: null },
});
const kinds = (state: OrderState, seen: ProviderFacts | null) => catchUp(state, seen, AT).map(({ kind }) => kind);
const open = after(placed(), confirmed(), attempted(), opened);
const paidFacts = facts({ status: 'paid', receivedCents: 3000, feeCents: 70 }, 'complete');
const paid = after(placed(), confirmed(), attempted(), opened, ...catchUp(open, paidFacts, AT));
const heldEvents = [
  placed('hold'),
  confirmed(1000),
  attempted(),
  opened,
  { kind: 'held', intent: 'pi', cardCents: 2000 } as const,
];

describe('an order', () => {
  it.each<[string, OrderEvent[]]>([
    ['confirmed before it is placed', [confirmed()]],
    ['confirmed twice', [placed(), confirmed(), confirmed()]],
    ['whose parts are not its price', [placed(), { ...confirmed(), cardCents: 2999 } as OrderEvent]],
    ['with two ways open at once', [placed(), confirmed(), attempted(1), attempted(2)]],
    [
      'paid by nothing',
      [placed(), { kind: 'captured', intent: 'pi', cardCents: 3000, suns: 0, forgivenCents: 0, feeCents: 0 }],
    ],
    [
      'paid less than its price',
      [
        placed(),
        confirmed(),
        attempted(),
        { kind: 'captured', intent: 'pi', cardCents: 2999, suns: 0, forgivenCents: 0, feeCents: 0 },
      ],
    ],
    ['cancelled while a card page is open', [placed(), confirmed(), attempted(), { kind: 'cancelled', why: 'member' }]],
    [
      'that takes more of a hold than was used',
      [
        ...heldEvents,
        { kind: 'captureAsked', usedCents: 1500 },
        { kind: 'captured', intent: 'pi', cardCents: 2000, suns: 1000, forgivenCents: 0, feeCents: 0 },
      ],
    ],
    ['that takes more than was held', [...heldEvents, { kind: 'captureAsked', usedCents: 3001 }]],
  ])('%s is impossible', (_, events) => expect(() => after(...events)).toThrow('impossible'));

  it('never gives back more than it was paid', () => {
    const back = (id: string, cents: number): OrderEvent => ({
      kind: 'refundAsked',
      id,
      cents,
      to: 'card',
      reason: 'staff',
      note: null,
    });
    const once = orderLog.step(paid, back('a', 2000), AT) as OrderState;
    expect(refundable(once)).toEqual({ cardCents: 1000, sunsCents: 0 });
    expect(orderLog.step(once, back('b', 1001), AT)).toBeNull();
    expect(orderLog.step(once, back('a', 1), AT)).toBeNull();
    const disputed = orderLog.step(once, { kind: 'disputed', id: 'd', cents: 3000, feeCents: 0 }, AT) as OrderState;
    expect(refundable(disputed).cardCents).toBe(0);
  });

  it('paid in Suns and by card gives the Suns back first, and to the card only what came from it', () => {
    const both = after(placed(), confirmed(1000), attempted(), opened, {
      kind: 'captured',
      intent: 'pi',
      cardCents: 2000,
      suns: 1000,
      forgivenCents: 0,
      feeCents: 0,
    });
    expect(refundable(both)).toEqual({ cardCents: 2000, sunsCents: 1000 });
    const some = orderLog.step(
      both,
      { kind: 'refundAsked', id: 'a', cents: 1500, to: 'suns', reason: 'rule', note: null },
      AT,
    ) as OrderState;
    expect(refundable(some)).toEqual({ cardCents: 1500, sunsCents: 0 });
  });
});

describe('what the provider says', () => {
  it('of a card page is written once', () => {
    expect(kinds(open, facts(null))).toEqual([]);
    expect(kinds(open, facts({ status: 'challenged' }))).toEqual(['challenged']);
    expect(kinds(open, facts({ status: 'unpaid', refusal: 'insufficient_funds' }))).toEqual(['refused']);
    expect(kinds(open, paidFacts)).toEqual(['captured']);
    expect(kinds(paid, paidFacts)).toEqual([]);
  });

  it('late, or out of its order, takes nothing back', () => {
    for (const late of [
      facts(null),
      facts({ status: 'challenged' }),
      facts({ refusal: 'declined' }),
      facts(null, 'expired'),
      facts({ status: 'canceled' }),
    ])
      expect(kinds(paid, late)).toEqual([]);
  });

  it('of a page that expired opens the way for another, or ends what was to be cancelled', () => {
    expect(kinds(open, facts(null, 'expired'))).toEqual(['closed']);
    const leaving = orderLog.step(open, { kind: 'cancelAsked', why: 'member' }, AT) as OrderState;
    expect(wishesOf(leaving)).toEqual([{ do: 'release', session: 'cs', intent: null }]);
    expect(kinds(leaving, facts(null, 'expired'))).toEqual(['closed', 'cancelled']);
    expect(kinds(leaving, paidFacts)).toEqual(['captured']);
  });

  it('of an earlier attempt is not believed', () => {
    expect(kinds(open, { ...paidFacts, attempt: 0 })).toEqual([]);
  });

  it('of less or more than was asked is not taken for a payment', () => {
    expect(kinds(open, facts({ status: 'paid', receivedCents: 2999 }, 'complete'))).toEqual([]);
  });

  it('of a hold: taken in part, let go, or expired', () => {
    const held = after(...heldEvents);
    expect(isUndecided(held)).toBe(true);
    const used = orderLog.step(held, { kind: 'captureAsked', usedCents: 2500 }, AT) as OrderState;
    expect(wishesOf(used)).toEqual([{ do: 'capture', intent: 'pi', cents: 1500 }]);
    const taken = catchUp(
      used,
      { attempt: 1, session: null, intent: intent({ status: 'paid', receivedCents: 1500, feeCents: 9 }), wayOn: null },
      AT,
    );
    expect(taken).toEqual([
      { kind: 'captured', intent: 'pi', cardCents: 1500, suns: 1000, forgivenCents: 0, feeCents: 9 },
    ]);
    const bySuns = orderLog.step(held, { kind: 'captureAsked', usedCents: 400 }, AT) as OrderState;
    expect(wishesOf(bySuns)).toEqual([{ do: 'release', session: null, intent: 'pi' }]);
    const gone = { attempt: 1, session: null, intent: intent({ status: 'canceled' }), wayOn: null };
    expect(catchUp(bySuns, gone, AT)).toMatchObject([{ kind: 'captured', cardCents: 0, suns: 400 }]);
    expect(catchUp(held, gone, AT)).toEqual([{ kind: 'cancelled', why: 'hold_expired' }]);
  });

  it('of refunds and disputes, ours or made at its own desk', () => {
    const more = (part: Partial<IntentFacts>) =>
      facts({ status: 'paid', receivedCents: 3000, feeCents: 70, ...part }, 'complete');
    const desk = more({ refunds: [{ id: 're', ours: null, cents: 500, status: 'done' }] });
    expect(kinds(paid, desk)).toEqual(['refundAsked', 'refunded']);
    const lost = more({ disputes: [{ id: 'dp', cents: 3000, feeCents: 1500, status: 'lost' }] });
    expect(kinds(paid, lost)).toEqual(['disputed', 'disputeClosed']);
    expect(isFinal(paid)).toBe(true);
  });

  it('is not needed where no card pays', () => {
    expect(kinds(after(placed(), confirmed(3000)), null)).toEqual(['captured']);
    expect(kinds(after(placed('hold'), confirmed(3000)), null)).toEqual(['held']);
  });
});
