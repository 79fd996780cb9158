import { fail, handle, oddCharacters } from '@solelune/contract/server';
import { LATEST_VERSION, PAYLOADS } from '../../contract/activity-payloads.ts';
import { activitySave } from '../../contract.ts';
import { hasConsent } from '../privacy/consent.repo.ts';
import { activityView } from './activity-view.ts';
import { keepActivity } from './keep-activity.ts';

export const activitySaveHandler = handle(activitySave, async (input, { db, who, now }) => {
  const { category, title, sensitive_theme } = input;
  const payload = readJson(input.payload);
  const odd = oddCharacters(payload, 'payload');
  if (Object.keys(odd).length > 0) return fail('invalid_input', { fields: odd });
  const given = PAYLOADS[category][LATEST_VERSION].safeParse(payload);
  if (!given.success)
    return fail('invalid_input', { fields: { payload: 'Ce résultat est incomplet et ne peut pas être gardé' } });
  if (sensitive_theme && !(await hasConsent(db, who.userId, sensitive_theme)))
    return fail('forbidden', {
      sentence:
        'Ce résultat touche à l’intime. Donnez votre accord dans votre profil, rubrique Vie privée, pour le garder.',
    });
  const kept = await keepActivity(
    db,
    who.userId,
    { category, title, payload: given.data, sensitiveTheme: sensitive_theme },
    now,
  );
  if (!('row' in kept)) return kept;
  return { activity: activityView(kept.row), already_kept: kept.wasKept };
});

/** A form sends it as text; text that is no JSON is no payload. */
function readJson(payload: unknown): unknown {
  if (typeof payload !== 'string') return payload;
  try {
    return JSON.parse(payload);
  } catch {
    return null;
  }
}
