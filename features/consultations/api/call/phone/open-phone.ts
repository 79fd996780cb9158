import { type Config, ConfigError } from '@solelune/platform';
import { callSettings } from '../settings.ts';
import type { PhoneProvider } from './phone-provider.ts';
import { twilioProvider } from './twilio-provider.ts';

export interface Telephone {
  provider: PhoneProvider;
  /** The house's number, as the two see it when they are rung. */
  shownNumber: string;
  authToken: string;
  webhookUrl: string;
  /** Where the telephones of the sandbox are drawn; null where real ones ring. */
  phonesPage: string | null;
}

const opened = new WeakMap<Config, Telephone>();
/** Of those that are kept for fiction: nobody's. */
const SANDBOX_NUMBER = '+33199000420';
const SANDBOX_ACCOUNT = `AC${'0'.repeat(32)}`;

/** Null: nobody is rung from here; the browser call needs none of it. */
export function telephoneOf(config: Config): Telephone | null {
  const known = opened.get(config);
  if (known) return known;
  const { accountSid, authToken, from, apiUrl } = callSettings(config).phone;
  if (!accountSid || !authToken || !from) return null;
  const webhookUrl = `${config.siteUrl}/webhooks/twilio`;
  const provider = twilioProvider({ accountSid, authToken, from, webhookUrl, apiUrl });
  const made = { provider, shownNumber: from, authToken, webhookUrl, phonesPage: apiUrl ?? null };
  opened.set(config, made);
  return made;
}

/** The sandbox runs beside this server: its telephones are the ones that ring. */
export function usePhoneSandbox(
  config: Config,
  { apiUrl, authToken, origin }: { apiUrl: string; authToken: string; origin: string },
): void {
  if (config.environment === 'production')
    throw new ConfigError('Le banc d’essai du téléphone ne sert pas en production.');
  const webhookUrl = `${origin}/webhooks/twilio`;
  const own = { accountSid: SANDBOX_ACCOUNT, authToken, from: SANDBOX_NUMBER, webhookUrl, apiUrl };
  const shown = { shownNumber: SANDBOX_NUMBER, phonesPage: apiUrl };
  opened.set(config, { provider: twilioProvider(own), authToken, webhookUrl, ...shown });
}

/** In production calls are real: another host than Twilio's own, or a part of a configuration, stops the start. */
export const checkedCallSettings = Object.assign(
  (config: Config) => {
    const settings = callSettings(config);
    const { accountSid, authToken, from, apiUrl } = settings.phone;
    if (config.environment === 'production' && apiUrl !== undefined)
      throw new ConfigError('Configuration invalide. TWILIO_API_URL : le banc d’essai ne sert pas en production.');
    const given = [accountSid, authToken, from].filter((value) => value !== undefined).length;
    if (given !== 0 && given !== 3)
      throw new ConfigError(
        'Configuration invalide. TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN et TWILIO_NUMBER vont ensemble.',
      );
    return settings;
  },
  { names: callSettings.names },
);
