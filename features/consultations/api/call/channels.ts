import { answerChannel } from '@solelune/contract/server';
import { phoneChannel, signalChannel } from '../../contract/call.ts';
import { roomFor } from '../room/room.ts';
import { findPhoneCall } from './phone/phone.repo.ts';

export const callChannels = [
  answerChannel(signalChannel, {
    key: ({ id }) => id,
    may: async ({ id }, who, { db }) => (await roomFor(db, id, who.userId)) !== null,
  }),
  answerChannel(phoneChannel, {
    key: ({ id }) => id,
    may: async ({ id }, who, { db }) => (await roomFor(db, id, who.userId)) !== null,
    state: async (id, { db }) => {
      const call = await findPhoneCall(db, id);
      return { member: call?.member_state ?? 'waiting', advisor: call?.advisor_state ?? 'waiting' };
    },
  }),
];
