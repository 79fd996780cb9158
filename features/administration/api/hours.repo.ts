import { type Reader, readRows, type Writer } from '@solelune/platform';
import { type RawBuilder, sql } from 'kysely';

/** No transaction stays open so long: what happened before has been written, or never will be. */
const SETTLED_MINUTES = 10;
/** How long what was counted may still change: a letter is given up after its last attempt. Less than finished jobs are kept for. */
const UNSETTLED_HOURS = 48;
/** As far back as a plot goes. */
const PLOTTED_MONTHS = 13;

export type Step = 'hour' | 'day' | 'month';

interface Tally {
  kind: string;
  moment: string;
  count: number;
  cents: number;
}

const dateOf = (instant: Temporal.Instant) => new Date(instant.epochMilliseconds);
const startOfHour = (instant: Temporal.Instant) => instant.round({ smallestUnit: 'hour', roundingMode: 'floor' });

/** Everything that is counted, hour by hour, from an instant on and before another; each part goes along an index by its own time. */
const happened = (from: Date, before: Date) => {
  const within = (column: string) => sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${before}`;
  return sql`
    select date_trunc('hour', at, 'UTC') as hour, kind, count(*) as count, coalesce(sum(cents), 0)::bigint as cents from (
      select written_at as at, kind, abs(amount_cents) as cents from payments_document where ${within('written_at')}
      union all
      select at, 'refused', 0 from payments_order_event where kind = 'refused' and ${within('at')}
      union all
      select created_at, 'member', 0 from account_user where ${within('created_at')}
      union all
      select ended_at, 'consultation', settled_cents from consultations_consultation
        where settled_cents is not null and ${within('ended_at')}
      union all
      select asked_at, 'question', amount_cents from consultations_question where ${within('asked_at')}
      union all
      select created_at, case status when 'failed' then 'letter-failed' else 'letter' end, 0 from mail_outbox
        where ${within('created_at')}
      union all
      select completed_on, case state when 'failed' then 'job-failed' else 'job' end, 0 from jobs.job
        where state in ('completed', 'failed') and ${within('completed_on')}
    ) deeds group by 1, 2`;
};

const ZONE = 'Europe/Paris';
const startOfDay = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(ZONE).startOfDay();
const instantOf = (date: Date) => Temporal.Instant.fromEpochMilliseconds(date.getTime());

/** Counts the hours that are over and were not yet, and the last days again. */
export async function takeHours(tx: Writer, now: Temporal.Instant): Promise<void> {
  const before = startOfHour(now.subtract({ minutes: SETTLED_MINUTES }));
  const counted = await tx.selectFrom('administration_hour_moment').select('before').executeTakeFirst();
  const since = counted
    ? startOfDay(instantOf(counted.before).subtract({ hours: UNSETTLED_HOURS }))
    : startOfDay(now).subtract({ months: PLOTTED_MONTHS }).startOfDay();
  const [from, day] = [dateOf(since.toInstant()), since.toPlainDate().toString()];
  await tx.deleteFrom('administration_hour').where('hour', '>=', from).execute();
  await sql`insert into administration_hour (hour, kind, count, cents) ${happened(from, dateOf(before))}`.execute(tx);
  await tx.deleteFrom('administration_day').where('day', '>=', day).execute();
  await sql`
    insert into administration_day (day, kind, count, cents)
    select (hour at time zone 'Europe/Paris')::date, kind, sum(count), sum(cents)
    from administration_hour where hour >= ${from} group by 1, 2`.execute(tx);
  await tx.deleteFrom('administration_hour_moment').execute();
  await tx
    .insertInto('administration_hour_moment')
    .values({ singleton: true, before: dateOf(before) })
    .execute();
}

/** An hour has one name everywhere; days and months are those of France. */
const HOUR_NAMES: Record<Step, RawBuilder<string>> = {
  hour: sql<string>`to_char(hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24')`,
  day: sql<string>`to_char(hour at time zone 'Europe/Paris', 'YYYY-MM-DD')`,
  month: sql<string>`to_char(hour at time zone 'Europe/Paris', 'YYYY-MM')`,
};
const DAY_NAMES = { day: sql`to_char(day, 'YYYY-MM-DD')`, month: sql`to_char(day, 'YYYY-MM')` };

/** Since an instant, by hour, day or month: what was counted, whole days first where days are enough, and what came after it. */
export async function talliesSince(db: Reader, since: Temporal.Instant, step: Step): Promise<Tally[]> {
  const moment = await db.selectFrom('administration_hour_moment').select('before').executeTakeFirst();
  const before = moment && instantOf(moment.before);
  const isCounted = before && Temporal.Instant.compare(before, since) > 0;
  const lastDay = isCounted && step !== 'hour' ? startOfDay(before).toInstant() : since;
  const hoursFrom = Temporal.Instant.compare(lastDay, since) > 0 ? lastDay : since;
  const liveFrom = isCounted ? before : since;
  const days =
    step === 'hour'
      ? sql``
      : sql`select kind, ${DAY_NAMES[step]} as moment, count, cents from administration_day
          where day >= ${startOfDay(since).toPlainDate().toString()} and day < ${startOfDay(hoursFrom).toPlainDate().toString()}
        union all`;
  return readRows(
    db,
    sql<Tally>`
      select kind, moment, sum(count)::bigint as count, sum(cents)::bigint as cents from (
        ${days}
        select kind, ${HOUR_NAMES[step]} as moment, count, cents from (
          select hour, kind, count, cents from administration_hour
            where hour >= ${dateOf(hoursFrom)} and hour < ${dateOf(liveFrom)}
          union all
          ${happened(dateOf(liveFrom), new Date('9999-01-01'))}
          union all
          select hour, 'error-' || side, count, 0 from monitoring_error_hour where hour >= ${dateOf(since)}
        ) hours
      ) moments group by 1, 2`,
  );
}
