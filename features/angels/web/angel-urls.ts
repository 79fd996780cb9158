import { urlOf } from '@solelune/screen';
import { addresses } from './addresses.ts';

export const angelUrl = (slug: string): string => urlOf(addresses.detail, { name: slug });
export const ritualUrl = (slug: string): string => urlOf(addresses.ritualCustom, { name: slug });
export const monthUrl = (year: number, month: number): string =>
  urlOf(addresses.regency, { month: String(month), year: String(year) });
export const calendarFileUrl = (year: number, month: number): string =>
  `/fichiers/regence-anges/${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}.ics`;
