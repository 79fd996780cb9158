import { text } from '@solelune/contract/fields';
import { nobodys } from '@solelune/contract/naming';

export const month = () =>
  nobodys(
    'a month, not a name',
    text(7).refine((written) => /^20\d\d-(?:0[1-9]|1[0-2])$/.test(written), 'Ce mois est inconnu'),
  );
