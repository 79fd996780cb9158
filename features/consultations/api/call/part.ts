import type { Part } from '../parts.ts';
import { callChannels } from './channels.ts';
import { callHandlers } from './handlers.ts';
import { phoneSandboxBeside } from './phone/phone-beside.ts';
import { phoneClock } from './phone/phone-clock.ts';
import { phoneJobs } from './phone/phone-jobs.ts';
import { phoneNumberColumn } from './phone/phone-tables.ts';
import { twilioWebhook } from './phone/phone-webhook.ts';

export const callPart: Part = {
  handlers: callHandlers,
  channels: callChannels,
  jobs: phoneJobs,
  webhooks: [twilioWebhook],
  sealed: [phoneNumberColumn],
  beside: async (parts, address) => {
    const ends = [await phoneSandboxBeside(parts, address), await phoneClock(parts, address)];
    return async () => void (await Promise.all(ends.map((end) => end?.())));
  },
};
