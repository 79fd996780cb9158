import type { Failure, Services } from '@solelune/contract/server';
import type { NewEntry } from '@solelune/ledger';
import type { Reader, Writer } from '@solelune/platform';
import type { OrderState, PayMode, Refund } from '../engine/index.ts';

/** What can be bought, and on which terms. */
export interface Offer {
  /** On the card page, the receipt and the statement; no personal data. */
  label: string;
  /** In cents, all taxes included. */
  priceCents: number;
  /** In hundredths of a percent. */
  vatRate: number;
  mode: PayMode;
  takesSuns: boolean;
  takesCoupon: boolean;
  /** Boxes that the member must tick, unticked at first and kept with the order: each by its name. */
  consents: readonly { name: string; words: string }[];
  /** Where one goes back to choose something else; the Suns unless told. */
  chosenAt?: string;
  /** When it is given, before it is paid for (L111-1); as soon as it is paid unless told. */
  given?: string;
}

export interface Deed {
  orderId: string;
  /** Null when the account was erased: there is nobody to give to, nor to take from. */
  userId: string | null;
  state: OrderState;
  services: Services;
  at: Temporal.Instant;
}

/** How much of what was bought was not used, in units of its own (Suns, minutes). */
export interface Unused {
  units: number;
  unused: number;
}

/**
 * A kind of thing that can be bought. The feature that sells it declares it, under `products` in its manifest; payments knows none by name. What it does
 * runs in the transaction that writes the payment: both are kept, or neither is.
 */
export interface Product {
  /** `suns`, `appointment`… */
  kind: string;
  /** Time or words of an advisor: what features that guard members (`maySpend`) are asked about. */
  isConsultation?: boolean;
  /** Null: there is no such thing, or not for them. */
  offer(
    item: string,
    context: { db: Reader; services: Services; userId: string; at: Temporal.Instant },
  ): Promise<Offer | null> | Offer | null;
  /** Of a hold: the money is there, and nobody has taken it yet. What was bought may begin. */
  held?(tx: Writer, deed: Deed): Promise<void>;
  /** It ended without a payment: given up, or let go because nothing was used. */
  cancelled?(tx: Writer, deed: Deed): Promise<void>;
  /** Paid: entries of the ledger that give what was bought, written with the payment's own. */
  entries?(deed: Deed): readonly NewEntry[];
  /** Paid: give what was bought, where it is no entry of the ledger. */
  paid?(tx: Writer, deed: Deed): Promise<void>;
  /** Something is to be given back: take away what it was for, so that nobody uses it meanwhile. False: it cannot be, and nothing is given back. */
  refundAsked?(tx: Writer, deed: Deed & { refund: Refund }): Promise<boolean>;
  /** It was given back, or could not be. */
  refundDone?(tx: Writer, deed: Deed & { refund: Refund; done: boolean }): Promise<void>;
  /** The payer's bank has taken the money back for good. */
  lost?(tx: Writer, deed: Deed & { cents: number }): Promise<void>;
  /** For the right of withdrawal; without it, a thing that was paid for was used. */
  unused?(db: Reader, deed: Omit<Deed, 'services' | 'at'>): Promise<Unused>;
  /** The part of the price that is an advisor's, in cents; the house has the rest, and the tax is collected from the whole. */
  shares?(deed: Deed & { netCents: number }): readonly { advisorId: string; cents: number }[];
  /** Where the member goes on to, once it is paid. */
  leadsTo(item: string): { words: string; address: string };
}

export const defineProduct = (product: Product): Product => product;

declare module '@solelune/contract/server' {
  interface ServerFeature {
    /** What it sells (features/payments). */
    products?: Product[];
    /** Asked before a consultation is ordered, and again, with the member locked, before it is paid for: why not, or null. */
    maySpend?: MaySpend;
  }
}

type MaySpend = (
  db: Reader,
  services: Services,
  asked: { userId: string; cents: number; at: Temporal.Instant },
) => Promise<Failure | null>;

/** The first no of those who guard members. */
export async function refusedSpending(
  db: Reader,
  services: Services,
  product: Product,
  asked: { userId: string; cents: number; at: Temporal.Instant },
): Promise<Failure | null> {
  if (!product.isConsultation) return null;
  for (const { maySpend } of services.features) {
    const refused = await maySpend?.(db, services, asked);
    if (refused) return refused;
  }
  return null;
}

export const findProduct = ({ features }: Pick<Services, 'features'>, kind: string): Product | undefined =>
  features.flatMap(({ products = [] }) => products).find((product) => product.kind === kind);

/** An order outlives a program that knew its product: that is a fault to be told, not a payment to be lost. */
export function productOf(services: Pick<Services, 'features'>, kind: string): Product {
  const product = findProduct(services, kind);
  if (!product) throw new Error(`Nobody sells ${kind} any more`);
  return product;
}
