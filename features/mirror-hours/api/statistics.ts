import type { CallContext } from '@solelune/contract/server';
import { handle } from '@solelune/contract/server';
import {
  statsEvolution,
  statsEvolutionOfDays,
  statsInfos,
  statsRepartition,
  statsRepartitionOfDays,
} from '../contract.ts';
import { evolution, PERIODS, repartition, summary } from '../engine/index.ts';
import { readJournal } from './journal.ts';
import { isOwner, ownerOf } from './owner.ts';

type Journal = Awaited<ReturnType<typeof readJournal>>;

/** What is counted comes from the owner's journal, whichever statistic is asked for. */
async function counted<Answer>(
  uuid: string | undefined,
  { db, who, now }: Pick<CallContext, 'db' | 'who' | 'now'>,
  count: (journal: Journal) => Answer,
) {
  const owner = ownerOf(uuid, who);
  return isOwner(owner) ? count(await readJournal(db, owner, now)) : owner;
}

export const statsInfosHandler = handle(statsInfos, ({ uuid }, context) =>
  counted(uuid, context, ({ records, today }) => ({
    periods: Object.fromEntries(PERIODS.map((period) => [period, summary(records, period, today)])) as Record<
      (typeof PERIODS)[number],
      ReturnType<typeof summary>
    >,
  })),
);

export const statsEvolutionHandler = handle(statsEvolution, ({ uuid }, context) =>
  counted(uuid, context, ({ records, today }) => evolution(records, null, today)),
);

export const statsEvolutionOfDaysHandler = handle(statsEvolutionOfDays, ({ uuid, days }, context) =>
  counted(uuid, context, ({ records, today }) => evolution(records, days, today)),
);

export const statsRepartitionHandler = handle(statsRepartition, ({ uuid }, context) =>
  counted(uuid, context, ({ records, today }) => ({ hours: repartition(records, { days: null, today }) })),
);

export const statsRepartitionOfDaysHandler = handle(statsRepartitionOfDays, ({ uuid, days, max }, context) =>
  counted(uuid, context, ({ records, today }) => ({ hours: repartition(records, { days, today, max }) })),
);
