import { fail, handle } from '@solelune/contract/server';
import { findActivity } from '@solelune/profile/api';
import { birthchartSaved } from '../contract.ts';
import { birthResult } from './birth/birth-result.ts';

/** Where a kept birth leads: the address says everything, and the result is computed again from it. */
const BIRTH_RESULT = /^\/angeologie\/calcul-ange-gardien-naissance\/resultat\/([\w%=+-]+)$/;

export const birthchartSavedHandler = handle(birthchartSaved, async ({ activity_id }, { db, who, services, now }) => {
  const row = await findActivity(db, who.userId, activity_id, 'angel');
  const infos = BIRTH_RESULT.exec(String(row?.payload['address'] ?? ''))?.[1];
  if (!row || !infos) return fail('not_found');
  return {
    kept_at: row.created_at.toISOString(),
    infos,
    result: birthResult(services, decodeURIComponent(infos), now),
  };
});
