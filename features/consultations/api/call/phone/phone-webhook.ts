import type { Webhook } from '@solelune/contract/server';
import { telephoneOf } from './open-phone.ts';
import { findPhoneCallOfLeg } from './phone.repo.ts';
import { pursuePhone } from './pursue-phone.ts';
import { twilioSdk } from './twilio-sdk.ts';

/** What Twilio tells. Only the names of its own things are taken from it, never a number; how things stand is asked of Twilio itself. */
export const twilioWebhook: Webhook = {
  name: 'twilio',
  verify: (raw, headers, { services }) => {
    const telephone = telephoneOf(services.config);
    const signature = headers['x-twilio-signature'];
    if (!telephone || !signature) return null;
    const told = Object.fromEntries(new URLSearchParams(raw.toString()));
    if (!twilioSdk().validateRequest(telephone.authToken, signature, telephone.webhookUrl, told)) return null;
    const call = text(told['CallSid']);
    const conference = text(told['FriendlyName']);
    const kind = text(told['StatusCallbackEvent']) ?? text(told['CallStatus']) ?? 'unknown';
    const id =
      text(headers['i-twilio-idempotency-token']) ?? `${call ?? conference}-${kind}-${told['SequenceNumber'] ?? ''}`;
    return { id, kind, about: { ...(call ? { call } : {}), ...(conference ? { conference } : {}) } };
  },
  apply: async ({ about }, parts) => {
    const id = about['conference'] ?? (about['call'] && (await findPhoneCallOfLeg(parts.db, about['call'])));
    if (id) await pursuePhone(parts, id);
  },
};

const text = (value: string | undefined): string | undefined =>
  value !== undefined && value !== '' && value.length < 100 ? value : undefined;
