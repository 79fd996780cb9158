import { findAdvisorOfUser } from '@solelune/advisors/api';
import { type FeatureParts, fail, handle } from '@solelune/contract/server';
import type { Reader, Writer } from '@solelune/platform';
import { charter, charterSign } from '../../contract/guards.ts';
import { CHARTER_VERSION } from '../../engine/guards/charter.ts';
import './tables.ts';

type Advisor = NonNullable<Awaited<ReturnType<typeof findAdvisorOfUser>>>;

async function signedAt(db: Reader, advisorId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('consultations_charter')
    .select('signed_at')
    .where('advisor_id', '=', advisorId)
    .where('version', '=', CHARTER_VERSION)
    .executeTakeFirst();
  return row?.signed_at ?? null;
}

/** Signed once: the day of the first signature stays. */
export const signCharter = (tx: Writer, advisorId: number, now: Temporal.Instant) =>
  tx
    .insertInto('consultations_charter')
    .values({ advisor_id: advisorId, version: CHARTER_VERSION, signed_at: new Date(now.epochMilliseconds) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

const UNSIGNED =
  'Signez d’abord la charte des conseillers, dans votre console : elle vaut pour chaque tchat, chaque appel et chaque lettre.';

/** Asked before an advisor answers anybody. Null, or the failure to return. */
export const mayAnswer = async (db: Reader, advisorId: number) =>
  (await signedAt(db, advisorId)) ? null : fail('conflict', { sentence: UNSIGNED });

const view = async (db: Reader, { id, name }: Advisor) => ({
  ...{ name, version: CHARTER_VERSION },
  signed_at: (await signedAt(db, id))?.toISOString() ?? null,
});

export const charterHandler = handle(charter, async (_, { db, who }) => {
  const advisor = await findAdvisorOfUser(db, who.userId);
  return advisor ? view(db, advisor) : fail('not_found');
});

const NOT_AGREED = 'Cochez la case pour signer';

export const charterSignHandler = handle(charterSign, async ({ agreed }, { db, who, now }) => {
  const advisor = await findAdvisorOfUser(db, who.userId);
  if (!advisor) return fail('not_found');
  if (!agreed) return fail('invalid_input', { fields: { agreed: NOT_AGREED } });
  await signCharter(db, advisor.id, now);
  return view(db, advisor);
});

/** The demonstration's team has signed: its pages say so. */
export async function plantSignatures({ transaction, now }: FeatureParts): Promise<string[]> {
  await transaction(async (tx) => {
    const team = await tx.selectFrom('advisors_advisor').select('id').where('is_demo', '=', true).execute();
    for (const { id } of team) await signCharter(tx, id, now());
  });
  return [];
}
