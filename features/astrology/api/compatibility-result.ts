import { handle } from '@solelune/contract/server';
import { compatibilityResult } from '../contract.ts';
import { compatibilityAnswer } from './compatibility-answer.ts';

export const compatibilityResultHandler = handle(compatibilityResult, ({ sign_from, sign_to }, { services }) =>
  compatibilityAnswer(services, 'sun', [sign_from, sign_to]),
);
