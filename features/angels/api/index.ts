import { defineApi } from '@solelune/contract/server';
import { kinds } from '../corpus.ts';
import { detailHandler } from './angel-detail.ts';
import { homeHandler } from './angels-home.ts';
import { birthchartHandler } from './birthchart.ts';
import { birthchartCalculHandler } from './birthchart-calcul.ts';
import { birthchartResultHandler } from './birthchart-result.ts';
import { birthchartSavedHandler } from './birthchart-saved.ts';
import { serveCalendarFiles } from './calendar-files.ts';
import { countAngelsMatchedHandler } from './count-angels-matched.ts';
import { infoHandler } from './info.ts';
import { mostWantedFeelingsHandler } from './most-wanted-feelings.ts';
import { testHandler } from './personal-test.ts';
import { regencyHandler } from './regency.ts';
import { ritualHandler } from './ritual.ts';
import { ritualCustomHandler } from './ritual-custom.ts';
import { synchronicityHandler } from './synchronicity.ts';
import { synchronicityResultHandler } from './synchronicity-result.ts';
import { testResultHandler } from './test-result.ts';

export const angelsApi = defineApi({
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
