import { defineFeature } from '@solelune/contract/server';
import { birthchartHandler } from './api/birthchart.ts';
import { birthchartCalculHandler } from './api/birthchart-calcul.ts';
import { birthchartResultHandler } from './api/birthchart-result.ts';
import { kinds } from './corpus.ts';

/** What this feature answers on a visitor's own device: the angels of a birth. */
export default defineFeature({
  name: 'angels',
  handlers: [birthchartHandler, birthchartCalculHandler, birthchartResultHandler],
  texts: kinds,
});
