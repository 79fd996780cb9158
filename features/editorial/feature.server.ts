import { defineFeature } from '@solelune/contract/server';
import { contactSendHandler } from './api/contact-send.ts';
import { pageGetHandler } from './api/page-get.ts';
import { kinds } from './corpus.ts';

/** Pages to read: legal texts, the laboratory, who we are. */
export default defineFeature({
  name: 'editorial',
  handlers: [pageGetHandler, contactSendHandler],
  texts: kinds,
});
