import { defineApi } from '@solelune/contract/server';
import { kinds } from '../corpus.ts';
import { affectiveHandler } from './affective.ts';
import { affectiveResultHandler } from './affective-result.ts';
import { compatibilityHandler } from './compatibility.ts';
import { compatibilityResultHandler } from './compatibility-result.ts';
import { expressionHandler } from './expression.ts';
import { expressionResultHandler } from './expression-result.ts';
import { lifepathHandler } from './lifepath.ts';
import { lifepathResultHandler } from './lifepath-result.ts';
import { indexHandler } from './numerology-index.ts';
import { universalHandler } from './universal.ts';
import { universalResultHandler } from './universal-result.ts';

export const numerologyApi = defineApi({
  name: 'numerology',
  handlers: [
    indexHandler,
    expressionHandler,
    expressionResultHandler,
    affectiveHandler,
    affectiveResultHandler,
    lifepathHandler,
    lifepathResultHandler,
    compatibilityHandler,
    compatibilityResultHandler,
    universalHandler,
    universalResultHandler,
  ],
  texts: kinds,
});
