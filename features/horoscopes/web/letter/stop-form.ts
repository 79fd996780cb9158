import type { CallForm } from '@solelune/screen/address-form';
import { letterStop } from '../../contract.ts';
import { addresses } from '../addresses.ts';

/** Sent by the page at once, by a press without scripts, or by the mail reader's own button: the key is in the address. */
export const stopForm: CallForm = {
  fields: ['key'],
  call: letterStop,
  input: ({ key = '' }) => ({ key }),
  to: () => addresses.letterStopped.path,
};
