import { ALL_FIELDS, birthAddressForm } from '@solelune/astrology/web/birth';
import { urlOf } from '@solelune/screen';
import { addresses } from '../addresses.ts';

export const urlOfInfos = (infos: string): string => urlOf(addresses.customResult, { infos });

export const personalForm = birthAddressForm({ fields: ALL_FIELDS, urlOfInfos });
