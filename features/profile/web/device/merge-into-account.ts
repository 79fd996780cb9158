import { CallError, type Client } from '@solelune/contract/client';
import { drawSave } from '@solelune/tarot/contract';
import { activitySave, profileData, saveInfos } from '../../contract.ts';
import { forgetHere, type KeptResult, keptHere, samePerson } from './kept.ts';
import type { KeptPerson } from './people-here.ts';

let running: Promise<number> | null = null;

/**
 * Brings what this device keeps into the account, one thing after the other, and forgets each once it has arrived. It may be cut anywhere and run
 * again: the account keeps a result once, and a person who is there already is not added. Once for everyone who asks at the same time. Gives how
 * many arrived; what the account will not have (its lists are full) stays here.
 */
export function mergeKept(call: Client['call']): Promise<number> {
  running ??= merge(call).finally(() => {
    running = null;
  });
  return running;
}

async function merge(call: Client['call']): Promise<number> {
  const { results, people } = keptHere();
  let arrived = 0;
  const bring = async (send: () => Promise<unknown>, forget: () => void) => {
    try {
      await send();
    } catch (error) {
      // Without network the rest would fail as well; what is refused leaves the others their turn.
      if (!(error instanceof CallError) || error.code === 'network') throw error;
      return;
    }
    forget();
    arrived += 1;
  };
  // The oldest first: the account's list then has them in the order in which they were kept.
  for (const result of results.toReversed())
    await bring(
      () => saveResult(call, result),
      () => forgetHere({ result }),
    );
  if (people.length === 0) return arrived;
  const { contacts, profile } = await call(profileData, {});
  const known = [...contacts, { firstname: profile.firstname, birthdate: profile.birthdate ?? '' }];
  for (const person of people.toReversed())
    await bring(
      async () => known.some(samePerson(person)) || savePerson(call, person),
      () => forgetHere({ person }),
    );
  return arrived;
}

const DRAW_ADDRESS = /^\/tirage\/([\w-]{22})$/;

/** A draw is kept with its words, which its own feature knows; any other result by its address, which says everything. */
function saveResult(call: Client['call'], { category, title, address }: KeptResult): Promise<unknown> {
  const id = DRAW_ADDRESS.exec(address)?.[1];
  return id ? call(drawSave, { id }) : saveByAddress(call, { category, title, address });
}

const saveByAddress = (call: Client['call'], { category, title, address }: Omit<KeptResult, 'keptAt'>) =>
  call(activitySave, { category: category as never, title, payload: JSON.stringify({ address }) });

const savePerson = (call: Client['call'], { firstname, birthdate, birthtime, birthcity }: KeptPerson) =>
  call(saveInfos, { contact_id: 'new', firstname, birthdate, birthtime, birthcity: birthcity.id });
