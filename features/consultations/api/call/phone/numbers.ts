import type { Services } from '@solelune/contract/server';
import { SENTENCES } from '@solelune/contract/validation';
import type { Reader } from '@solelune/platform';
import { memberPhones, readPhone, shownPhone } from '@solelune/profile/api';
import { numberOf } from './phone.repo.ts';

/** Where French is spoken and a minute costs the house little: a call elsewhere could cost more than it brings, which thieves know. */
const COUNTRIES = ['FR', 'BE', 'CH', 'LU', 'MC', 'CA', 'GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF'];
const ELSEWHERE = 'Nous n’appelons pas encore ce pays ; l’appel par le navigateur y est ouvert';

const isCallable = (e164: string): boolean => COUNTRIES.includes(shownPhone(e164)?.country ?? '');

/** As people of its country write it. */
export const writtenNumber = (e164: string): string => shownPhone(e164)?.number ?? e164;

/** As it is shown to its owner: « 06 •• •• •• 47 ». */
export function maskedNumber(e164: string): string {
  const written = writtenNumber(e164);
  const digits = written.replaceAll(/\D/g, '').length;
  let seen = 0;
  return written.replaceAll(/\d/g, (digit) => {
    seen += 1;
    return seen <= 2 || seen > digits - 2 ? digit : '•';
  });
}

/** The one that somebody chose, or the one in their profile; null where there is none that we call. */
export async function callableNumber(
  db: Reader,
  services: Pick<Services, 'sealing'>,
  userId: string,
): Promise<string | null> {
  const chosen = await numberOf(db, services, userId);
  if (chosen) return chosen;
  const { mobile, fixed } = await memberPhones(db, userId);
  return [mobile, fixed].find((number) => number !== null && isCallable(number)) ?? null;
}

/** Any telephone, mobile or not, that rings somewhere we call. */
export function readCallable(country: string, number: string): { e164: string } | { problem: string } {
  const mobile = readPhone('mobile', country, number);
  const read = 'e164' in mobile ? mobile : readPhone('fixed', country, number);
  if ('problem' in read) return { problem: SENTENCES.phone };
  return isCallable(read.e164) ? read : { problem: ELSEWHERE };
}
