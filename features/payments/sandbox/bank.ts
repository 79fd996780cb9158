import { TEST_CARDS } from './cards.ts';
import { type Intent, type KeptStore, newName, type Session, type Store } from './store.ts';

/** What a payment costs the house: one and a half percent and a quarter of a euro. */
const feeOf = (cents: number) => Math.round(cents * 0.015) + 25;
const DISPUTE_FEE_CENTS = 1500;

/** Says what happened, by the provider's own names of events. */
export type Tell = (type: string, object: Record<string, unknown>) => void;

/** The provider's side of a payment: what becomes of it when a card is typed, a bank answers, or the house asks. */
export class Bank {
  readonly #kept: KeptStore;
  readonly #tell: Tell;

  constructor(kept: KeptStore, tell: Tell) {
    this.#kept = kept;
    this.#tell = tell;
  }

  get data(): Store {
    return this.#kept.data;
  }

  newIntent(of: Pick<Intent, 'amount' | 'manual' | 'customer' | 'keep' | 'metadata' | 'returnUrl'>): Intent {
    const intent: Intent = {
      ...{ id: newName('pi'), status: 'requires_payment_method', method: null, received: 0, fee: 0, error: null },
      ...of,
      created: Math.floor(Date.now() / 1000),
    };
    this.data.intents[intent.id] = intent;
    return intent;
  }

  newMethod(card: number, customer: string | null): string {
    const { number, brand } = TEST_CARDS[card] as (typeof TEST_CARDS)[number];
    const id = newName('pm');
    this.data.methods[id] = { id, customer, last4: number.slice(-4), brand, card };
    return id;
  }

  /** A card is tried. */
  pay(intent: Intent, method: string): void {
    if (intent.status !== 'requires_payment_method') return;
    const card = TEST_CARDS[this.data.methods[method]?.card ?? 0];
    intent.method = method;
    if (card?.refused) this.#refuse(intent, card.refused);
    else if (card?.challenged) {
      intent.error = null;
      intent.status = 'requires_action';
      this.#told('payment_intent.requires_action', intent);
    } else this.#accept(intent);
    this.#kept.keep();
  }

  /** The payer has answered their bank. */
  answer(intent: Intent, agreed: boolean): void {
    if (intent.status !== 'requires_action') return;
    if (agreed) this.#accept(intent);
    else this.#refuse(intent, { code: 'payment_intent_authentication_failure' });
    this.#kept.keep();
  }

  #refuse(intent: Intent, error: NonNullable<Intent['error']>): void {
    intent.status = 'requires_payment_method';
    intent.error = error;
    this.#told('payment_intent.payment_failed', intent);
  }

  #accept(intent: Intent): void {
    intent.error = null;
    const method = this.data.methods[intent.method ?? ''];
    if (method && intent.keep && intent.customer) method.customer = intent.customer;
    if (intent.manual) {
      intent.status = 'requires_capture';
      this.#told('payment_intent.amount_capturable_updated', intent);
    } else this.#take(intent, intent.amount);
    const session = Object.values(this.data.sessions).find((one) => one.intent === intent.id);
    if (session) {
      session.status = 'complete';
      this.#tell('checkout.session.completed', {
        id: session.id,
        object: 'checkout.session',
        metadata: session.metadata,
      });
    }
  }

  #take(intent: Intent, cents: number): void {
    intent.status = 'succeeded';
    intent.received = cents;
    intent.fee = feeOf(cents);
    this.#told('payment_intent.succeeded', intent);
    if (TEST_CARDS[this.data.methods[intent.method ?? '']?.card ?? 0]?.disputed) this.dispute(intent.id);
  }

  /** False when it can no longer be. */
  capture(intent: Intent, cents: number): boolean {
    if (intent.status !== 'requires_capture' || cents > intent.amount || cents < 50) return false;
    this.#take(intent, cents);
    this.#kept.keep();
    return true;
  }

  cancel(intent: Intent): boolean {
    if (intent.status === 'succeeded' || intent.status === 'canceled') return false;
    intent.status = 'canceled';
    this.#told('payment_intent.canceled', intent);
    this.#kept.keep();
    return true;
  }

  expire(session: Session): boolean {
    if (session.status !== 'open') return false;
    session.status = 'expired';
    const intent = this.data.intents[session.intent ?? ''];
    if (intent) this.cancel(intent);
    this.#tell('checkout.session.expired', { id: session.id, object: 'checkout.session', metadata: session.metadata });
    this.#kept.keep();
    return true;
  }

  refundedCents = (intent: string): number =>
    Object.values(this.data.refunds).reduce(
      (sum, one) => (one.intent === intent && one.status === 'succeeded' ? sum + one.amount : sum),
      0,
    );

  refund(intent: Intent, cents: number, metadata: Record<string, string>): string | null {
    const isDisputed = Object.values(this.data.disputes).some(
      (one) => one.intent === intent.id && one.status !== 'won',
    );
    if (intent.status !== 'succeeded' || isDisputed || cents > intent.received - this.refundedCents(intent.id))
      return null;
    const fails = TEST_CARDS[this.data.methods[intent.method ?? '']?.card ?? 0]?.refundFails === true;
    const refund = {
      id: newName('re'),
      intent: intent.id,
      amount: cents,
      status: fails ? 'failed' : 'succeeded',
      metadata,
    } as const;
    this.data.refunds[refund.id] = refund;
    this.#tell(fails ? 'refund.failed' : 'refund.created', {
      id: refund.id,
      object: 'refund',
      payment_intent: intent.id,
    });
    this.#kept.keep();
    return refund.id;
  }

  /** The payer's bank takes the whole payment back. */
  dispute(intentId: string): string | null {
    const intent = this.data.intents[intentId];
    const amount = (intent?.received ?? 0) - this.refundedCents(intentId);
    const isOne = Object.values(this.data.disputes).some((one) => one.intent === intentId);
    if (intent?.status !== 'succeeded' || amount === 0 || isOne) return null;
    const dispute = {
      id: newName('dp'),
      intent: intentId,
      amount,
      fee: DISPUTE_FEE_CENTS,
      status: 'needs_response',
    } as const;
    this.data.disputes[dispute.id] = dispute;
    this.#tell('charge.dispute.created', { id: dispute.id, object: 'dispute', payment_intent: intentId });
    this.#kept.keep();
    return dispute.id;
  }

  closeDispute(id: string, won: boolean): void {
    const dispute = this.data.disputes[id];
    if (dispute?.status !== 'needs_response') return;
    dispute.status = won ? 'won' : 'lost';
    this.#tell('charge.dispute.closed', { id, object: 'dispute', payment_intent: dispute.intent });
    this.#kept.keep();
  }

  #told(type: string, { id, metadata }: Intent): void {
    this.#tell(type, { id, object: 'payment_intent', metadata });
  }
}
