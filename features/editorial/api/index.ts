import { defineApi } from '@solelune/contract/server';
import { kinds } from '../corpus.ts';
import { contactSendHandler } from './contact-send.ts';
import { pageGetHandler } from './page-get.ts';

export const editorialApi = defineApi({
  name: 'editorial',
  handlers: [pageGetHandler, contactSendHandler],
  texts: kinds,
});
