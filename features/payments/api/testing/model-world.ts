import type { FeatureParts } from '@solelune/contract/server';
import { type Database, newId } from '@solelune/platform';
import { credit } from '@solelune/wallet/api';
import type { Bank } from '../../sandbox/bank.ts';
import type { Sandbox } from '../../sandbox/server.ts';
import type { Mortal } from './mortal.ts';

export interface World {
  parts: FeatureParts;
  database: Database;
  sandbox: Sandbox;
  addMember: (suns: number) => Promise<string>;
  /** Kills a real process at a step of its own; without one, death is an exception that nobody catches. */
  mortal?: Pick<Mortal, 'pursue'>;
}

type Shop = FeatureParts & Pick<World, 'database' | 'sandbox'> & { addMember(): Promise<string> };

/** An application that runs beside the sandbox, as the model uses it: its members begin with some Suns. */
export const worldOf = (app: Shop): World => ({
  ...{ parts: app, database: app.database, sandbox: app.sandbox },
  addMember: async (amount) => {
    const userId = await app.addMember();
    const words = { key: newId(), label: 'Offerts', at: app.now() };
    await app.transaction((tx) => credit(tx, { ...words, userId, currency: 'suns', amount, source: 'promotions' }));
    return userId;
  },
});

export const sessionsOf = (bank: Bank, id: string) =>
  Object.values(bank.data.sessions).filter(({ metadata }) => metadata['order'] === id);
export const intentsOf = (bank: Bank, id: string) =>
  Object.values(bank.data.intents).filter(({ metadata }) => metadata['order'] === id);
