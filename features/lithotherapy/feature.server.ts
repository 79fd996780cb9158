import { defineFeature } from '@solelune/contract/server';
import { stoneHandler } from './api/stone-get.ts';
import { stonesHandler } from './api/stones-get.ts';
import { kinds } from './corpus.ts';

/** Stones: their matter, their tradition, how to keep them. */
export default defineFeature({
  name: 'lithotherapy',
  handlers: [stonesHandler, stoneHandler],
  texts: kinds,
});
