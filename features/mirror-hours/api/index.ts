import { defineApi } from '@solelune/contract/server';
import { kinds } from '../corpus.ts';
import { currentCheckHandler, currentSeenHandler } from './current-hour.ts';
import { deleteHandler } from './delete.ts';
import { detailHandler } from './detail.ts';
import { homeHandler } from './home.ts';
import { insertHandler } from './insert.ts';
import { mirrorHoursJobs } from './jobs.ts';
import { newUuidHandler } from './new-uuid.ts';
import { recordsGetHandler } from './records-get.ts';
import {
  statsEvolutionHandler,
  statsEvolutionOfDaysHandler,
  statsInfosHandler,
  statsRepartitionHandler,
  statsRepartitionOfDaysHandler,
} from './statistics.ts';
import { syncHandler } from './sync.ts';

export { mirrorHoursExtension } from './extension.ts';

export const mirrorHoursApi = defineApi({
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
  migrations: new URL('./migrations/', import.meta.url),
  texts: kinds,
  jobs: mirrorHoursJobs,
});
