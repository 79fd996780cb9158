import { defineFeature } from '@solelune/contract/server';
import { ascendantDetailHandler } from './api/ascendant-detail.ts';
import { ascendantIndexHandler } from './api/ascendant-index.ts';
import { ascendantResultHandler } from './api/ascendant-result.ts';
import { indexHandler } from './api/astrology-index.ts';
import { childSignDetailHandler } from './api/child-sign-detail.ts';
import { childSignIndexHandler } from './api/child-sign-index.ts';
import { compatibilityIndexHandler } from './api/compatibility-index.ts';
import { compatibilityResultHandler } from './api/compatibility-result.ts';
import { descendantIndexHandler } from './api/descendant-index.ts';
import { descendantResultHandler } from './api/descendant-result.ts';
import { loveCompatibilityIndexHandler } from './api/love-compatibility-index.ts';
import { loveCompatibilityIntimateHandler, loveCompatibilityResultHandler } from './api/love-compatibility-result.ts';
import { moonCompatibilityIndexHandler } from './api/moon-compatibility-index.ts';
import { moonCompatibilityResultHandler } from './api/moon-compatibility-result.ts';
import { moonSignDetailHandler } from './api/moon-sign-detail.ts';
import { moonSignIndexHandler } from './api/moon-sign-index.ts';
import { moonSignResultHandler } from './api/moon-sign-result.ts';
import { natalChartHandler } from './api/natal-chart.ts';
import { natalChartCalculHandler } from './api/natal-chart-calcul.ts';
import { natalChartCompareHandler } from './api/natal-chart-compare.ts';
import { natalChartResultHandler } from './api/natal-chart-result.ts';
import { sharedChartHandler } from './api/shared-chart.ts';
import { signDetailHandler } from './api/sign-detail.ts';
import { signIndexHandler } from './api/sign-index.ts';
import { skyMapIndexHandler } from './api/sky-map-index.ts';
import { skyMapResultHandler } from './api/sky-map-result.ts';
import { solarRevolutionHandler } from './api/solar-revolution.ts';
import { solarRevolutionCalculHandler } from './api/solar-revolution-calcul.ts';
import { solarRevolutionResultHandler } from './api/solar-revolution-result.ts';
import { kinds } from './corpus.ts';

/** Charts, signs and compatibilities. */
export default defineFeature({
  name: 'astrology',
  handlers: [
    indexHandler,
    signIndexHandler,
    signDetailHandler,
    childSignIndexHandler,
    childSignDetailHandler,
    ascendantIndexHandler,
    ascendantResultHandler,
    ascendantDetailHandler,
    descendantIndexHandler,
    descendantResultHandler,
    moonSignIndexHandler,
    moonSignResultHandler,
    moonSignDetailHandler,
    compatibilityIndexHandler,
    compatibilityResultHandler,
    moonCompatibilityIndexHandler,
    moonCompatibilityResultHandler,
    loveCompatibilityIndexHandler,
    loveCompatibilityResultHandler,
    loveCompatibilityIntimateHandler,
    natalChartHandler,
    natalChartCalculHandler,
    natalChartResultHandler,
    natalChartCompareHandler,
    sharedChartHandler,
    solarRevolutionHandler,
    solarRevolutionCalculHandler,
    solarRevolutionResultHandler,
    skyMapIndexHandler,
    skyMapResultHandler,
  ],
  texts: kinds,
});
