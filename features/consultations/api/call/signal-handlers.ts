import { fail, handle } from '@solelune/contract/server';
import { callSetup, callSignal, signalChannel } from '../../contract/call.ts';
import { isOpen } from '../../engine/index.ts';
import { roomFor } from '../room/room.ts';
import { iceServers } from './ice-servers.ts';
import { callSettings } from './settings.ts';

const OVER = 'Cette consultation est terminée : l’appel aussi.';

export const callSignalHandler = handle(callSignal, async ({ id, ...said }, { db, who, services }) => {
  const found = await roomFor(db, id, who.userId);
  if (found?.room.row.way !== 'call') return fail('not_found');
  // Who leaves because it is over says so too, and there is nobody left to tell.
  if (!isOpen(found.room.state)) return said.kind === 'bye' ? { number: 0 } : fail('conflict', { sentence: OVER });
  const { kind, peer, to, count, data } = said;
  const signal = { side: found.side, kind, peer, to: to ?? null, count, data: data ?? '' };
  return { number: await services.channels.append(db, signalChannel, id, signal) };
});

export const callSetupHandler = handle(callSetup, async ({ id }, { db, who, services, now }) => {
  const found = await roomFor(db, id, who.userId);
  if (found?.room.row.way !== 'call') return fail('not_found');
  const { relayOnly } = callSettings(services.config);
  return { ice_servers: iceServers(services.config, id, now), relay_only: relayOnly };
});
