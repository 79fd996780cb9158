import { defineFeature } from '@solelune/contract/server';
import { detailHandler } from './api/angel-detail.ts';
import { homeHandler } from './api/angels-home.ts';
import { birthchartHandler } from './api/birthchart.ts';
import { birthchartCalculHandler } from './api/birthchart-calcul.ts';
import { birthchartResultHandler } from './api/birthchart-result.ts';
import { birthchartSavedHandler } from './api/birthchart-saved.ts';
import { serveCalendarFiles } from './api/calendar-files.ts';
import { countAngelsMatchedHandler } from './api/count-angels-matched.ts';
import { infoHandler } from './api/info.ts';
import { mostWantedFeelingsHandler } from './api/most-wanted-feelings.ts';
import { testHandler } from './api/personal-test.ts';
import { regencyHandler } from './api/regency.ts';
import { ritualHandler } from './api/ritual.ts';
import { ritualCustomHandler } from './api/ritual-custom.ts';
import { synchronicityHandler } from './api/synchronicity.ts';
import { synchronicityResultHandler } from './api/synchronicity-result.ts';
import { testResultHandler } from './api/test-result.ts';
import { kinds } from './corpus.ts';

/** The 72 angels. */
export default defineFeature({
  name: 'angels',
  handlers: [
    infoHandler,
    homeHandler,
    regencyHandler,
    detailHandler,
    birthchartHandler,
    birthchartCalculHandler,
    birthchartResultHandler,
    birthchartSavedHandler,
    ritualHandler,
    ritualCustomHandler,
    testHandler,
    mostWantedFeelingsHandler,
    countAngelsMatchedHandler,
    testResultHandler,
    synchronicityHandler,
    synchronicityResultHandler,
  ],
  texts: kinds,
  files: serveCalendarFiles,
});
