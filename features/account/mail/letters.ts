import type { AnyLetter } from '@solelune/letters';
import { addressTaken } from './letters/address-taken.ts';
import { dataTakenByTeam } from './letters/data-taken.ts';
import {
  deletionByTeam,
  deletionCancelled,
  deletionDone,
  deletionRequested,
  deletionUnused,
} from './letters/deletion.ts';
import { newDevice, passwordChanged, recovery } from './letters/password.ts';
import { staffInvited } from './letters/staff.ts';
import { confirmAddress, confirmNewAddress, emailChanged } from './letters/verify-email.ts';
import { welcome } from './letters/welcome.ts';

/** Every letter of the account. */
export const accountLetters: AnyLetter[] = [
  welcome,
  confirmAddress,
  confirmNewAddress,
  addressTaken,
  emailChanged,
  recovery,
  passwordChanged,
  newDevice,
  deletionRequested,
  deletionByTeam,
  deletionUnused,
  deletionCancelled,
  deletionDone,
  dataTakenByTeam,
  staffInvited,
];
