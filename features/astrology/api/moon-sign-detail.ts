import { handle } from '@solelune/contract/server';
import { moonSignDetail } from '../contract.ts';
import { moonSignKind } from '../corpus.ts';
import { signPage } from './sign-page.ts';

export const moonSignDetailHandler = handle(moonSignDetail, ({ sign }, { services }) =>
  signPage(services, moonSignKind, sign, 'calcul-signe-lunaire', moonSignKind.folder),
);
