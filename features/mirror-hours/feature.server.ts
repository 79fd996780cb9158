import { defineFeature } from '@solelune/contract/server';
import { currentCheckHandler, currentSeenHandler } from './api/current-hour.ts';
import { deleteHandler } from './api/delete.ts';
import { detailHandler } from './api/detail.ts';
import { mirrorHoursExtension } from './api/extension.ts';
import { homeHandler } from './api/home.ts';
import { insertHandler } from './api/insert.ts';
import { mirrorHoursJobs } from './api/jobs.ts';
import { newUuidHandler } from './api/new-uuid.ts';
import { recordsGetHandler } from './api/records-get.ts';
import {
  statsEvolutionHandler,
  statsEvolutionOfDaysHandler,
  statsInfosHandler,
  statsRepartitionHandler,
  statsRepartitionOfDaysHandler,
} from './api/statistics.ts';
import { syncHandler } from './api/sync.ts';
import { kinds } from './corpus.ts';

/** Mirror hours and the journal of who sees them. */
export default defineFeature({
  name: 'mirror-hours',
  handlers: [
    homeHandler,
    detailHandler,
    newUuidHandler,
    insertHandler,
    deleteHandler,
    currentCheckHandler,
    currentSeenHandler,
    syncHandler,
    recordsGetHandler,
    statsInfosHandler,
    statsEvolutionHandler,
    statsEvolutionOfDaysHandler,
    statsRepartitionHandler,
    statsRepartitionOfDaysHandler,
  ],
  migrations: new URL('./api/migrations/', import.meta.url),
  texts: kinds,
  jobs: mirrorHoursJobs,
  members: mirrorHoursExtension,
});
