import { createContext, useContext } from 'react';
import type { ExchangeAnswer, RedeemAnswer, Rewardpoint } from '../contract.ts';

export interface Notice {
  variant: 'success' | 'error';
  title?: string;
  message: string;
}

/** What the page asks of the application around it. The calls raise a `CallError` with the server's sentence. */
export interface LoyaltyAccess {
  exchange(fields: { offer: string; key: string }): Promise<ExchangeAnswer>;
  redeem(fields: { code: string; key: string }): Promise<RedeemAnswer>;
  notify(notice: Notice): void;
  /** The page's data have changed: whoever keeps them for this place in the history keeps these. */
  keep(data: Rewardpoint): void;
}

/** Null where nothing can be exchanged: then no button is shown that could not keep its promise. */
export const LoyaltyContext = createContext<LoyaltyAccess | null>(null);

export const useLoyaltyAccess = (): LoyaltyAccess | null => useContext(LoyaltyContext);
