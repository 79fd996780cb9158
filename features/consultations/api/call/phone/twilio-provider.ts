import type Twilio from 'twilio';
import { type Leg, type LegState, NumberRefused, type PhoneProvider } from './phone-provider.ts';
import { twilioSdk } from './twilio-sdk.ts';

/** How long a telephone rings; the page says so. */
const RING_SECONDS = 40;
/** A talk that everybody forgot ends at the provider too. */
const LONGEST_SECONDS = 4 * 3600;
const ANSWER_WITHIN_MS = 10_000;

/** Twilio's codes for numbers that do not exist, may not be called from this account, or are blocked. */
const NUMBER_CODES = new Set([13223, 13224, 13225, 13227, 21211, 21214, 21215, 21216, 21217]);

const STATES: Readonly<Record<string, LegState>> = {
  ...{ queued: 'ringing', initiated: 'ringing', ringing: 'ringing', 'in-progress': 'answered', completed: 'hung-up' },
  ...{ busy: 'busy', 'no-answer': 'no-answer', failed: 'unreachable', canceled: 'hung-up' },
};

export interface TwilioOptions {
  accountSid: string;
  authToken: string;
  /** The house's own number: the only one that either of the two sees. */
  from: string;
  /** Where what happens is told. */
  webhookUrl: string;
  /** Another host than Twilio's own: the sandbox. */
  apiUrl?: string | undefined;
}

/** The SDK's own request client, led to another host. */
function sandboxClient(apiUrl: string): Twilio.RequestClient {
  const client = new (twilioSdk().RequestClient)({ timeout: ANSWER_WITHIN_MS });
  const ask = client.request.bind(client);
  return Object.assign(client, {
    request: (asked: Parameters<typeof ask>[0]) =>
      ask({ ...asked, uri: asked.uri.replace(/^https:\/\/[^/]+/, apiUrl) }),
  });
}

export function twilioProvider({ accountSid, authToken, from, webhookUrl, apiUrl }: TwilioOptions): PhoneProvider {
  const client = twilioSdk()(accountSid, authToken, {
    timeout: ANSWER_WITHIN_MS,
    ...(apiUrl ? { httpClient: sandboxClient(apiUrl) } : {}),
  });
  return {
    ring: async ({ to, conference, greeting }) => {
      try {
        const call = await client.calls.create({
          ...{ to, from, twiml: intoConference(conference, greeting, webhookUrl) },
          ...{ timeout: RING_SECONDS, timeLimit: LONGEST_SECONDS },
          // A mailbox that picks up is nobody: without this it would be listened to, and paid for.
          machineDetection: 'Enable',
          ...{ statusCallback: webhookUrl, statusCallbackEvent: ['ringing', 'answered', 'completed'] },
        });
        return call.sid;
      } catch (error) {
        const { code } = error as { code?: unknown };
        if (typeof code === 'number' && NUMBER_CODES.has(code)) throw new NumberRefused(`Refused: ${code}`);
        throw error;
      }
    },
    look: async (sid) => {
      const { status, answeredBy, startTime, endTime } = await client.calls(sid).fetch();
      const state = answeredBy?.startsWith('machine') ? 'no-answer' : (STATES[status] ?? 'ringing');
      const isOpen = ['queued', 'initiated', 'ringing', 'in-progress'].includes(status);
      return { state, isOpen, answeredAt: instantOf(startTime), endedAt: instantOf(endTime) } satisfies Leg;
    },
    present: async (conference) => {
      const [open] = await client.conferences.list({ friendlyName: conference, status: 'in-progress', limit: 1 });
      if (!open) return [];
      const participants = await client.conferences(open.sid).participants.list({ limit: 10 });
      return participants.filter(({ status }) => status === 'connected').map(({ callSid }) => callSid);
    },
    hangUp: async (sid) => {
      await client.calls(sid).update({ status: 'completed' });
    },
  };
}

/** What is said, then the conference of the two: no third can enter, nothing is recorded, and who is left alone is not kept there. */
function intoConference(conference: string, greeting: string, statusCallback: string): string {
  const response = new (twilioSdk().twiml.VoiceResponse)();
  response.say({ language: 'fr-FR' }, greeting);
  response.dial().conference(
    {
      ...{ statusCallback, statusCallbackEvent: ['join', 'leave', 'end'], statusCallbackMethod: 'POST' },
      ...{ beep: 'false', maxParticipants: 2, record: 'do-not-record', startConferenceOnEnter: true },
    },
    conference,
  );
  return response.toString();
}

const instantOf = (date: Date | null | undefined): Temporal.Instant | null =>
  date ? Temporal.Instant.fromEpochMilliseconds(date.getTime()) : null;
