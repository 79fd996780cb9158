import { handle } from '@solelune/contract/server';
import { moonCompatibilityResult } from '../contract.ts';
import { compatibilityAnswer } from './compatibility-answer.ts';

export const moonCompatibilityResultHandler = handle(
  moonCompatibilityResult,
  ({ moon_sign_from, moon_sign_to }, { services }) =>
    compatibilityAnswer(services, 'moon', [moon_sign_from, moon_sign_to]),
);
