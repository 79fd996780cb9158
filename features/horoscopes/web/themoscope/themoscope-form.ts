import { ALL_FIELDS, birthAddressForm } from '@solelune/astrology/web/birth';
import { urlOf } from '@solelune/screen';
import { addresses } from '../addresses.ts';

export const urlOfYear = (infos: string, from?: string): string => urlOf(addresses.yearlyCustomResult, { infos, from });

export const themoscopeForm = birthAddressForm({ fields: ALL_FIELDS, urlOfInfos: (infos) => urlOfYear(infos) });
