import { defineFeature } from '@solelune/contract/server';
import { serveCalendars } from './api/calendar-files.ts';
import { dayHandler } from './api/day.ts';
import { fullMoonHandler } from './api/full-moon.ts';
import { horoscopeJobs } from './api/letter/jobs.ts';
import { horoscopeMembers } from './api/letter/members.ts';
import { letterHandler, letterSaveHandler } from './api/letter/settings.ts';
import { letterStopHandler } from './api/letter/stop.ts';
import { personalHandler, personalIndexHandler, personalThemeHandler } from './api/personal.ts';
import { personalYearHandler, personalYearIndexHandler } from './api/personal-year.ts';
import { yearIndexHandler } from './api/year-index.ts';
import { yearSignHandler } from './api/year-sign.ts';
import { kinds } from './corpus.ts';
import { horoscopeLetters } from './mail/letters.ts';

/** The sky of days, full Moons and years, read for the twelve signs and for one's own chart. */
export default defineFeature({
  name: 'horoscopes',
  handlers: [
    dayHandler,
    yearIndexHandler,
    yearSignHandler,
    fullMoonHandler,
    personalIndexHandler,
    personalHandler,
    personalThemeHandler,
    personalYearIndexHandler,
    personalYearHandler,
    letterHandler,
    letterSaveHandler,
    letterStopHandler,
  ],
  migrations: new URL('./api/migrations/', import.meta.url),
  letters: horoscopeLetters,
  jobs: horoscopeJobs,
  members: horoscopeMembers,
  texts: kinds,
  files: serveCalendars,
});
