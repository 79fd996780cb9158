import { userChanged } from '@solelune/account/api';
import { fail, handle } from '@solelune/contract/server';
import { SENTENCES } from '@solelune/contract/validation';
import { saveInfos } from '../../contract.ts';
import { birthProblems } from '../birth/check-birth.ts';
import { underBothNames } from '../birth/under-both-names.ts';
import { contactView } from '../contacts/contact-view.ts';
import { keepContact } from '../contacts/keep-contact.ts';
import { findUser, saveFirstname, saveMember } from './member.repo.ts';
import { publicPageChanged } from './public-page-changed.ts';
import { refuseStale } from './refuse-stale.ts';
import { rewardCompletion } from './reward-completion.ts';

/** One's own birth, or a contact's: the same form serves both. */
export const saveInfosHandler = handle(saveInfos, async (input, { db, who, now, services }) => {
  const { contact_id, firstname, lastname, birthtime } = input;
  const { birthcity = input.birth_city, birthdate = input.birth_date } = input;
  const fields: Record<string, string> = { ...birthProblems(input, now), ...underOtherNames(input, now) };
  if (contact_id)
    for (const [name, given] of Object.entries({ firstname, birthcity, birthdate })) {
      if (given === undefined) fields[name] ??= SENTENCES.required;
    }
  if (Object.keys(fields).length > 0) return fail('invalid_input', { fields });
  const gender = input.gender && { gender: input.gender === 'none' ? null : input.gender };

  if (contact_id && firstname && birthcity && birthdate) {
    const birth = { firstname, lastname: lastname ?? null, birthcity, birthdate, birthtime: birthtime ?? null };
    const contact = await keepContact(db, who.userId, contact_id, { gender: null, ...birth, ...gender }, now);
    if ('failure' in contact) return contact.failure;
    userChanged(services, who.userId);
    return { contact: contactView(contact.row), success_message: `${firstname} est parmi vos proches.` };
  }

  const stale = await refuseStale(db, who.userId, 'birth', input.revision);
  if (stale) return stale;
  if (firstname) await saveFirstname(db, who.userId, firstname);
  const member = await saveMember(
    db,
    who.userId,
    {
      ...(lastname ? { lastname } : {}),
      ...gender,
      ...(birthcity ? { birthcity } : {}),
      // The hour belongs to its day: with a new date, an hour that is not given is not known.
      ...(birthdate ? { birthdate, birthtime: birthtime ?? null } : {}),
    },
    now,
  );
  await publicPageChanged(services.pages, db, who.userId);
  await rewardCompletion(db, who.userId, now);
  userChanged(services, who.userId);
  const user = await findUser(db, who.userId);
  if (!user) return fail('login_required');
  return {
    self: {
      firstname: user.firstname,
      lastname: member.lastname,
      gender: member.gender,
      ...underBothNames(member),
      birthtime: member.birthtime,
    },
    success_message: 'Votre naissance est enregistrée.',
  };
});

/** Each name is judged under itself, given alone or beside the other. */
function underOtherNames(
  input: { birth_city?: string | undefined; birth_date?: string | undefined },
  now: Temporal.Instant,
) {
  const found = birthProblems({ birthcity: input.birth_city, birthdate: input.birth_date }, now);
  const { birthcity, birthdate } = found;
  return { ...(birthcity && { birth_city: birthcity }), ...(birthdate && { birth_date: birthdate }) };
}
