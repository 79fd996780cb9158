import { type OrderEvent, type OrderState, orderLog } from './order-log.ts';
import type { IntentFacts, ProviderFacts } from './provider-facts.ts';
import { settleUsed } from './split.ts';

/**
 * What happened since the log was last written, told by what the provider says now. Webhooks only say when to look; this says what to write. What
 * the provider says may itself be old by the time it is written (two looked, the later one wrote first): nothing here ever goes back.
 */
export function catchUp(state: OrderState, facts: ProviderFacts | null, at: string): OrderEvent[] {
  const events: OrderEvent[] = [];
  let current = state;
  const note = (event: OrderEvent): boolean => {
    const next = orderLog.step(current, event, at);
    if (next === null) return false;
    current = next;
    events.push(event);
    return true;
  };
  // Orders that no card pays for are paid, or held, as soon as they are confirmed.
  if (current.phase === 'awaiting' && current.cardCents === 0 && current.cancelAsked === null) {
    if (current.mode === 'hold') note({ kind: 'held', intent: null, cardCents: 0 });
    else note({ kind: 'captured', intent: null, cardCents: 0, suns: current.suns, forgivenCents: 0, feeCents: 0 });
  }
  if (facts && facts.attempt === state.attempts) {
    noteOpened(current, facts, note);
    noteIntent(() => current, facts, note);
    noteAfterwards(() => current, facts.intent, note);
  }
  if (current.phase === 'held' && current.intent === null) noteTaken(current, null, note);
  if (current.phase !== 'open' && current.phase !== 'held' && current.cancelAsked)
    note({ kind: 'cancelled', why: current.cancelAsked });
  if (current.phase === 'held' && current.intent === null && current.cancelAsked)
    note({ kind: 'cancelled', why: current.cancelAsked });
  return events;
}

type Note = (event: OrderEvent) => boolean;

/** A payment that a card page will make has no name before a card was typed: the page's own is kept. */
function noteOpened({ live }: OrderState, { session, intent }: ProviderFacts, note: Note): void {
  if (live && live.session === null && live.intent === null)
    note({
      kind: 'opened',
      attempt: live.attempt,
      session: session?.id ?? null,
      intent: session ? null : (intent?.id ?? null),
    });
}

function noteIntent(now: () => OrderState, { session, intent }: ProviderFacts, note: Note): void {
  const { phase, live } = now();
  if (intent?.status === 'paid') return notePaid(now, intent, note);
  if (intent?.status === 'held' && phase === 'open')
    return void note({ kind: 'held', intent: intent.id, cardCents: now().cardCents });
  if (phase === 'held') {
    if (intent?.status === 'canceled') noteTaken(now(), intent, note);
    return;
  }
  if (!live) return;
  if (intent?.status === 'challenged' && now().notice !== 'challenged') note({ kind: 'challenged' });
  const known = now().notice;
  const isNew = known === null || known === 'challenged' || known.refused !== intent?.refusal;
  if (intent?.status === 'unpaid' && intent.refusal && isNew) note({ kind: 'refused', reason: intent.refusal });
  const isOver = session ? session.status === 'expired' : intent?.status === 'canceled';
  if (isOver) note({ kind: 'closed', attempt: live.attempt });
}

function notePaid(now: () => OrderState, intent: IntentFacts, note: Note): void {
  const state = now();
  if (state.phase === 'open' && state.mode === 'hold')
    note({ kind: 'held', intent: intent.id, cardCents: state.cardCents });
  const settled = now().mode === 'hold' ? now() : null;
  if (settled && settled.usedCents === null) return;
  const taken = settled
    ? settleUsed(settled, settled.usedCents as number)
    : { cardCents: state.cardCents, suns: state.suns, forgivenCents: 0 };
  if (intent.receivedCents !== taken.cardCents) return;
  note({ kind: 'captured', intent: intent.id, ...taken, feeCents: intent.feeCents });
}

/** A hold that is gone at the provider, or never was there (Suns alone): what was used is paid without the card, or nothing is. */
function noteTaken(state: OrderState, intent: IntentFacts | null, note: Note): void {
  if (state.usedCents !== null) {
    const taken = settleUsed(state, state.usedCents);
    if (taken.cardCents === 0)
      return void note({ kind: 'captured', intent: intent?.id ?? null, ...taken, feeCents: 0 });
  }
  if (intent) note({ kind: 'cancelled', why: state.cancelAsked ?? 'hold_expired' });
}

function noteAfterwards(now: () => OrderState, intent: IntentFacts | null, note: Note): void {
  if (!intent || now().phase !== 'paid' || now().intent !== intent.id) return;
  if (intent.feeCents !== null) note({ kind: 'feeKnown', feeCents: intent.feeCents });
  for (const { id, cents, feeCents, status } of intent.disputes) {
    note({ kind: 'disputed', id, cents, feeCents });
    if (status !== 'open') note({ kind: 'disputeClosed', id, won: status === 'won' });
  }
  for (const refund of intent.refunds) {
    const id = refund.ours ?? refund.id;
    // Given back at the provider's own desk: it is news to us.
    if (!now().refunds.some((known) => known.id === id) && refund.status !== 'failed')
      note({ kind: 'refundAsked', id, cents: refund.cents, to: 'card', reason: 'provider', note: null });
    if (refund.status === 'done') note({ kind: 'refunded', id });
    if (refund.status === 'failed') note({ kind: 'refundFailed', id });
  }
}
