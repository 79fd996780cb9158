import type { Part } from '../parts.ts';
import { roomChannels } from './channels.ts';
import { draftJobs } from './forget-drafts.ts';
import { pictureDownload } from './handlers/looking.ts';
import { roomHandlers } from './handlers.ts';
import { roomMembers } from './members.ts';
import { minutesProduct } from './product.ts';
import { roomClock } from './room-clock.ts';
import { messageBody, pictureBytes, summaryBody } from './sealed.ts';

export const roomPart: Part = {
  handlers: roomHandlers,
  channels: roomChannels,
  products: [minutesProduct],
  downloads: [pictureDownload],
  sealed: [messageBody, summaryBody, pictureBytes],
  permissions: { 'consultations.advise': ['advisor'] },
  jobs: draftJobs,
  members: roomMembers,
  beside: roomClock,
};
