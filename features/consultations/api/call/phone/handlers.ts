import { fail, handle } from '@solelune/contract/server';
import { SENTENCES } from '@solelune/contract/validation';
import { memberPhones } from '@solelune/profile/api';
import { type PhoneState, phoneChoose, phoneNumbers, phoneRing } from '../../../contract/call.ts';
import { isOpen } from '../../../engine/index.ts';
import { roomFor } from '../../room/room.ts';
import { callableNumber, maskedNumber, readCallable, writtenNumber } from './numbers.ts';
import { telephoneOf } from './open-phone.ts';
import { findPhoneCall, keepNumber, openPhoneCall } from './phone.repo.ts';
import { phoneLookJob } from './phone-jobs.ts';

const NO_LINE = 'Le téléphone n’est pas ouvert pour le moment : choisissez l’appel par le navigateur.';
const NO_NUMBER = 'Choisissez d’abord le téléphone que nous devons faire sonner.';
const NOT_OPEN = 'Cette consultation n’est pas ouverte : aucun téléphone ne sonne.';

export const phoneNumbersHandler = handle(phoneNumbers, async (_, { db, who, services }) => {
  const telephone = telephoneOf(services.config);
  const own = await memberPhones(db, who.userId);
  const chosen = await callableNumber(db, services, who.userId);
  return {
    is_open: telephone !== null,
    chosen: chosen && maskedNumber(chosen),
    numbers: (['mobile', 'fixed'] as const).flatMap((kind) => {
      const number = own[kind];
      return number ? [{ kind, shown: maskedNumber(number) }] : [];
    }),
    caller: telephone && writtenNumber(telephone.shownNumber),
    phones_page: telephone && telephone.phonesPage,
  };
});

export const phoneChooseHandler = handle(phoneChoose, async ({ kind, number, country }, { db, who, services, now }) => {
  const own = kind === 'other' ? null : (await memberPhones(db, who.userId))[kind];
  const read = own ? { e164: own } : readCallable(country?.toUpperCase() || 'FR', number ?? '');
  if ('problem' in read)
    return fail('invalid_input', {
      fields: { number: kind === 'other' && !number ? SENTENCES.required : read.problem },
    });
  await keepNumber(db, services, who.userId, { number: read.e164, at: now });
  return { shown: maskedNumber(read.e164) };
});

export const phoneRingHandler = handle(phoneRing, async ({ id }, { db, who, services, now }) => {
  const found = await roomFor(db, id, who.userId);
  if (found?.room.row.way !== 'phone') return fail('not_found');
  if (!telephoneOf(services.config)) return fail('unavailable', { sentence: NO_LINE });
  const before = await findPhoneCall(db, id);
  if (before) return { member: before.member_state, advisor: before.advisor_state };
  if (!isOpen(found.room.state)) return fail('conflict', { sentence: NOT_OPEN });
  if (!(await callableNumber(db, services, who.userId))) return fail('conflict', { sentence: NO_NUMBER });
  const nobodyRings = { member: 'waiting', advisor: 'waiting' } satisfies PhoneState;
  const { room, side } = found;
  const otherId = side === 'member' ? room.advisorUserId : room.row.member_id;
  // The other is still choosing: it rings when they have, and their page says so.
  if (!otherId || !(await callableNumber(db, services, otherId))) return nobodyRings;
  await openPhoneCall(db, id, now);
  await services.jobs.send(db, phoneLookJob, { id }, { key: `phone:${id}` });
  return nobodyRings;
});
