import { defineFeature } from '@solelune/contract/server';
import { affectiveHandler } from './api/affective.ts';
import { affectiveResultHandler } from './api/affective-result.ts';
import { compatibilityHandler } from './api/compatibility.ts';
import { compatibilityResultHandler } from './api/compatibility-result.ts';
import { expressionHandler } from './api/expression.ts';
import { expressionResultHandler } from './api/expression-result.ts';
import { lifepathHandler } from './api/lifepath.ts';
import { lifepathResultHandler } from './api/lifepath-result.ts';
import { indexHandler } from './api/numerology-index.ts';
import { universalHandler } from './api/universal.ts';
import { universalResultHandler } from './api/universal-result.ts';
import { kinds } from './corpus.ts';

/** Numbers of names and dates. */
export default defineFeature({
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
