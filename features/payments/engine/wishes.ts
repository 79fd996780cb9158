import type { Attempt, OrderState } from './order-log.ts';
import { settleUsed } from './split.ts';

/** What is to be done at the provider, and was not yet seen done. Doing one twice changes nothing: each carries the name of its deed. */
export type Wish =
  | { do: 'open'; attempt: Attempt }
  | { do: 'release'; session: string | null; intent: string | null }
  | { do: 'capture'; intent: string; cents: number }
  | { do: 'refund'; intent: string; id: string; cents: number };

export function wishesOf(state: OrderState): Wish[] {
  const { live, phase, intent } = state;
  const wishes: Wish[] = [];
  if (live && live.session === null && live.intent === null) wishes.push({ do: 'open', attempt: live });
  else if (live && mustClose(state)) wishes.push({ do: 'release', session: live.session, intent: live.intent });
  if (phase === 'held' && intent) {
    const cents = state.usedCents === null ? null : settleUsed(state, state.usedCents).cardCents;
    if (cents) wishes.push({ do: 'capture', intent, cents });
    else if (cents === 0 || state.cancelAsked) wishes.push({ do: 'release', session: null, intent });
  }
  if (phase === 'paid' && intent)
    for (const { id, cents, to, state: stage } of state.refunds)
      if (to === 'card' && stage === 'asked') wishes.push({ do: 'refund', intent, id, cents });
  return wishes;
}

/** A kept card that was refused is not asked again by itself: that way is closed, and another can be opened. */
const mustClose = ({ live, notice, cancelAsked }: OrderState): boolean =>
  cancelAsked !== null ||
  live?.closing === true ||
  (live?.way === 'saved' && notice !== null && notice !== 'challenged');

/** Whether there is something to ask the provider about. */
export const isUndecided = (state: OrderState): boolean =>
  state.phase === 'open' ||
  state.phase === 'held' ||
  state.cancelAsked !== null ||
  wishesOf(state).length > 0 ||
  (state.phase === 'awaiting' && state.cardCents === 0) ||
  (state.phase === 'paid' && (state.payment?.feeCents === null || state.disputes.some((one) => one.state === 'open')));
