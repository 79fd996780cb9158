import { urlOf } from '@solelune/screen';
import { addresses } from '../addresses.ts';
import { ALL_FIELDS, birthAddressForm } from '../birth/birth-form.ts';

export const urlOfInfos = (infos: string): string => urlOf(addresses.transitsResult, { infos });

export const todayForm = birthAddressForm({ fields: ALL_FIELDS, urlOfInfos });
