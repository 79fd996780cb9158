import type { Part } from '../parts.ts';
import { transcriptDownload, transcriptEraseHandler, transcriptHandler, transcriptLinkHandler } from './handlers.ts';
import { retentionJobs } from './jobs.ts';
import { retentionMembers } from './members.ts';

/** The words of a consultation: read again, taken along, erased. */
export const retentionPart: Part = {
  handlers: [transcriptHandler, transcriptLinkHandler, transcriptEraseHandler],
  downloads: [transcriptDownload],
  jobs: retentionJobs,
  members: retentionMembers,
};
