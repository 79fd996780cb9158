import { defineApi } from '@solelune/contract/server';
import { kinds } from '../corpus.ts';
import { ascendantDetailHandler } from './ascendant-detail.ts';
import { ascendantIndexHandler } from './ascendant-index.ts';
import { ascendantResultHandler } from './ascendant-result.ts';
import { indexHandler } from './astrology-index.ts';
import { childSignDetailHandler } from './child-sign-detail.ts';
import { childSignIndexHandler } from './child-sign-index.ts';
import { compatibilityIndexHandler } from './compatibility-index.ts';
import { compatibilityResultHandler } from './compatibility-result.ts';
import { descendantIndexHandler } from './descendant-index.ts';
import { descendantResultHandler } from './descendant-result.ts';
import { loveCompatibilityIndexHandler } from './love-compatibility-index.ts';
import { moonCompatibilityIndexHandler } from './moon-compatibility-index.ts';
import { moonCompatibilityResultHandler } from './moon-compatibility-result.ts';
import { moonSignDetailHandler } from './moon-sign-detail.ts';
import { moonSignIndexHandler } from './moon-sign-index.ts';
import { moonSignResultHandler } from './moon-sign-result.ts';
import { natalChartHandler } from './natal-chart.ts';
import { natalChartCalculHandler } from './natal-chart-calcul.ts';
import { natalChartResultHandler } from './natal-chart-result.ts';
import { signDetailHandler } from './sign-detail.ts';
import { signIndexHandler } from './sign-index.ts';
import { skyMapIndexHandler } from './sky-map-index.ts';
import { skyMapResultHandler } from './sky-map-result.ts';
import { solarRevolutionHandler } from './solar-revolution.ts';
import { solarRevolutionCalculHandler } from './solar-revolution-calcul.ts';
import { solarRevolutionResultHandler } from './solar-revolution-result.ts';

export const astrologyApi = defineApi({
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
    natalChartHandler,
    natalChartCalculHandler,
    natalChartResultHandler,
    solarRevolutionHandler,
    solarRevolutionCalculHandler,
    solarRevolutionResultHandler,
    skyMapIndexHandler,
    skyMapResultHandler,
  ],
  texts: kinds,
});
