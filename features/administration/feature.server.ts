import { defineFeature } from '@solelune/contract/server';
import { auditDownload, auditExportHandler, auditHandler } from './api/handlers/audit.ts';
import { ledgerHandler, trialHandler } from './api/handlers/ledger.ts';
import {
  memberCloseHandler,
  memberDownload,
  memberExportHandler,
  memberKeepHandler,
} from './api/handlers/member-help.ts';
import { letterResendHandler, memberOpenHandler, membersHandler } from './api/handlers/members.ts';
import { differencesAwaiting, overviewHandler } from './api/handlers/overview.ts';
import { administrationJobs } from './api/jobs.ts';

/** Staff's side of the site. */
export default defineFeature({
  name: 'administration',
  migrations: new URL('./api/migrations/', import.meta.url),
  permissions: {
    'administration.see': ['support', 'editor', 'finance', 'administrator'],
    'administration.members': ['support', 'administrator'],
    'administration.member-data': ['administrator'],
    'administration.ledger': ['finance', 'administrator'],
    'administration.audit': ['administrator'],
  },
  jobs: administrationJobs,
  awaiting: differencesAwaiting,
  downloads: [auditDownload, memberDownload],
  handlers: [
    ...[overviewHandler, membersHandler, memberOpenHandler, letterResendHandler],
    ...[memberCloseHandler, memberKeepHandler, memberExportHandler],
    ...[ledgerHandler, trialHandler, auditHandler, auditExportHandler],
  ],
});
