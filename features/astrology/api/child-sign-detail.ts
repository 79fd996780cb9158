import { handle } from '@solelune/contract/server';
import { childSignDetail } from '../contract.ts';
import { childSignKind } from '../corpus.ts';
import { signPage } from './sign-page.ts';

export const childSignDetailHandler = handle(childSignDetail, ({ sign }, { services }) =>
  signPage(services, childSignKind, sign, 'signes-astrologiques-enfant', childSignKind.folder),
);
