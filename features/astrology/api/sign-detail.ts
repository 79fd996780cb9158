import { handle } from '@solelune/contract/server';
import { signDetail } from '../contract.ts';
import { signKind } from '../corpus.ts';
import { signPage } from './sign-page.ts';

export const signDetailHandler = handle(signDetail, ({ sign }, { services }) =>
  signPage(services, signKind, sign, 'signes-astrologiques', signKind.folder),
);
