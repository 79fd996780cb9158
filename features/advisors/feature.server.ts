import { defineFeature } from '@solelune/contract/server';
import { statusChannelAnswer } from './api/status-channel.ts';

/** The team, and who of it is there. */
export default defineFeature({
  name: 'advisors',
  migrations: new URL('./api/migrations/', import.meta.url),
  channels: [statusChannelAnswer],
});
