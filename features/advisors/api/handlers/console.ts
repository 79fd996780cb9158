import { fail, handle } from '@solelune/contract/server';
import { consoleClose, consoleKeep, switchSet } from '../../contract.ts';
import { findAdvisorOfUser } from '../advisor.repo.ts';
import { closeConsole, keepConsole, LEASE_SECONDS, setSwitch } from '../presence.ts';

/** Whoever has the role but no row in the team has no console. */
export const consoleKeepHandler = handle(consoleKeep, async (input, { db, who, services, now }) => {
  const advisor = await findAdvisorOfUser(db, who.userId);
  if (!advisor) return fail('not_found');
  const status = await keepConsole(db, services, { advisorId: advisor.id, consoleId: input.console, now });
  return { lease_seconds: LEASE_SECONDS, status };
});

export const consoleCloseHandler = handle(consoleClose, async (input, { db, who, services, now }) => {
  const advisor = await findAdvisorOfUser(db, who.userId);
  if (!advisor) return fail('not_found');
  await closeConsole(db, services, { advisorId: advisor.id, consoleId: input.console, now });
  return {};
});

export const switchHandler = handle(switchSet, async ({ to, comeback }, { db, who, services, now }) => {
  const advisor = await findAdvisorOfUser(db, who.userId);
  if (!advisor) return fail('not_found');
  const comebackAt = comeback ? Temporal.Instant.from(comeback) : undefined;
  return { status: await setSwitch(db, services, { advisorId: advisor.id, to, comebackAt, now }) };
});
