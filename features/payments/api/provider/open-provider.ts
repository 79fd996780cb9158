import { type Config, ConfigError } from '@solelune/platform';
import { paymentSettings } from '../../settings.ts';
import type { CardProvider } from './card-provider.ts';
import { stripeProvider } from './stripe-provider.ts';

export interface Payments {
  cards: CardProvider;
  webhookSecret: string;
  /** Where payers come back to, when it is not the address of the site. */
  returnOrigin?: string;
  /** Whether no real money moves. */
  isSandbox: boolean;
}

const opened = new WeakMap<Config, Payments>();

/** Null: no card can be taken here. */
export function paymentsOf(config: Config): Payments | null {
  const known = opened.get(config);
  if (known) return known;
  const { key, webhookSecret, apiUrl } = paymentSettings(config);
  if (!key || !webhookSecret) return null;
  const made = { cards: stripeProvider({ key, apiUrl }), webhookSecret, isSandbox: apiUrl !== undefined };
  opened.set(config, made);
  return made;
}

/** The sandbox runs beside this server: its cards are the ones that are taken. */
export function useSandbox(
  config: Config,
  { apiUrl, webhookSecret, returnOrigin }: { apiUrl: string; webhookSecret: string; returnOrigin: string },
): void {
  assertNoSandbox(config, true);
  opened.set(config, {
    cards: stripeProvider({ key: 'sk_test_sandbox', apiUrl }),
    webhookSecret,
    returnOrigin,
    isSandbox: true,
  });
}

/** In production money is real: another host than Stripe's own, or half of a configuration, stops the start. */
export function assertNoSandbox(config: Config, sandbox = paymentSettings(config).apiUrl !== undefined): void {
  const { key, webhookSecret } = paymentSettings(config);
  if (config.environment === 'production' && sandbox)
    throw new ConfigError('Configuration invalide. STRIPE_API_URL : le banc d’essai ne sert pas en production.');
  if ((key === undefined) !== (webhookSecret === undefined))
    throw new ConfigError('Configuration invalide. STRIPE_SECRET_KEY et STRIPE_WEBHOOK_SECRET vont ensemble.');
}

/** Whether this process knows a provider at all. */
export const acceptsCards = (config: Config): boolean => paymentsOf(config) !== null;
