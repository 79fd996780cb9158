import { handle } from '@solelune/contract/server';
import { birthchart } from '../contract.ts';
import { REGENCY_ROLES, roleOf } from './texts.ts';
import { toolIntroduction } from './tool-introduction.ts';

export const birthchartHandler = handle(birthchart, (_, { services }) => ({
  ...toolIntroduction(services, 'calcul-ange-gardien-naissance', 'Ange gardien de naissance'),
  roles: REGENCY_ROLES.map((role) => roleOf(services.corpus, role)),
}));
