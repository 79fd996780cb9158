import { handle } from '@solelune/contract/server';
import { spotlight } from '../../contract.ts';
import { spotlightCards } from '../spotlight.ts';

export const spotlightHandler = handle(spotlight, async (_, { db, services, now }) => ({
  advisors: await spotlightCards(db, services, now),
}));
