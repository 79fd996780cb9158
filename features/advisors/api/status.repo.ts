import type { Services } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';
import type { PresenceFacts } from '../engine/index.ts';

/** What each of these advisors' status is made of; who does not exist is left out. */
export async function presenceFacts(
  db: Reader,
  { features }: Pick<Services, 'features'>,
  ids: readonly number[],
  now: Temporal.Instant,
): Promise<Map<number, PresenceFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('advisors_advisor as advisor')
    .select((on) => [
      'advisor.id',
      'advisor.switch',
      'advisor.comeback_at',
      on
        .selectFrom('advisors_console as console')
        .select(({ fn }) => fn.max('console.lease_until').as('until'))
        .whereRef('console.advisor_id', '=', 'advisor.id')
        .as('lease_until'),
      on
        .selectFrom('advisors_occupation as room')
        .select(({ fn }) => fn.countAll<number>().as('rooms'))
        .whereRef('room.advisor_id', '=', 'advisor.id')
        .as('rooms'),
    ])
    .where('advisor.id', 'in', [...ids])
    .where('advisor.is_listed', '=', true)
    .execute();
  const agenda = await firstFreeHours(
    db,
    features,
    rows.map(({ id }) => id),
    now,
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        switch: row.switch,
        comebackMs: row.comeback_at?.getTime() ?? agenda.get(row.id) ?? null,
        leaseUntilMs: row.lease_until?.getTime() ?? null,
        isInRoom: (row.rooms ?? 0) > 0,
      },
    ]),
  );
}

/** Who said no hour of return is back when their agenda next has one. */
async function firstFreeHours(
  db: Reader,
  features: Services['features'],
  advisorIds: readonly number[],
  now: Temporal.Instant,
): Promise<Map<number, number>> {
  const first = new Map<number, number>();
  for (const { advisors } of features)
    for (const [id, [slot]] of (await advisors?.nextFree?.(db, { advisorIds, limit: 1, now })) ?? [])
      if (slot) first.set(id, Math.min(first.get(id) ?? Number.POSITIVE_INFINITY, slot.startsAt.epochMilliseconds));
  return first;
}
