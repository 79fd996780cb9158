import { userChanged } from '@solelune/account/api';
import { fail, handle } from '@solelune/contract/server';
import { profileSave } from '../../contract.ts';
import { birthProblems } from '../birth/check-birth.ts';
import { saveFirstname, saveMember } from './member.repo.ts';
import { type PhoneKind, readPhone } from './phones.ts';
import { publicPageChanged } from './public-page-changed.ts';
import { readProfile } from './read-profile.ts';
import { refuseStale } from './refuse-stale.ts';
import { rewardCompletion } from './reward-completion.ts';

const DEFAULT_COUNTRY = 'FR';

export const profileSaveHandler = handle(profileSave, async (input, { db, who, now, services }) => {
  const fields: Record<string, string> = {};
  const phone = (kind: PhoneKind): string | null => {
    const number = input[`${kind}_phone`];
    if (number === undefined) return null;
    const read = readPhone(kind, (input[`${kind}_country`] ?? DEFAULT_COUNTRY).toUpperCase(), number);
    if ('e164' in read) return read.e164;
    fields[`${kind}_phone`] = read.problem;
    return null;
  };
  const fixed_phone = phone('fixed');
  const mobile_phone = phone('mobile');
  const town = birthProblems({ birthcity: input.current_city }, now)['birthcity'];
  if (town) fields['current_city'] = town;
  if (Object.keys(fields).length > 0) return fail('invalid_input', { fields });

  const stale = await refuseStale(db, who.userId, 'identity', input.revision);
  if (stale) return stale;
  await saveFirstname(db, who.userId, input.firstname);
  await saveMember(
    db,
    who.userId,
    {
      lastname: input.lastname ?? null,
      ...(input.gender ? { gender: input.gender === 'none' ? null : input.gender } : {}),
      current_city: input.current_city ?? null,
      fixed_phone,
      mobile_phone,
    },
    now,
  );
  await publicPageChanged(services.pages, db, who.userId);
  await rewardCompletion(db, who.userId, now);
  userChanged(services, who.userId);
  const profile = await readProfile(db, who.userId, now);
  return profile ? { profile, success_message: 'Votre profil est à jour.' } : fail('login_required');
});
