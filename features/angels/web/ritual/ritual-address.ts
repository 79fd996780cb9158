import { SENTENCES } from '@solelune/contract/validation';
import type { AddressForm } from '@solelune/screen/address-form';
import { ANGELS } from '../../engine/index.ts';
import { ritualUrl } from '../angel-urls.ts';

export const ritualForm: AddressForm = {
  fields: ['angel'],
  lead: ({ angel = '' }) => {
    if (ANGELS.some(({ slug }) => slug === angel)) return { to: ritualUrl(angel) };
    return { problems: { angel: angel ? SENTENCES.choice : SENTENCES.required } };
  },
};
