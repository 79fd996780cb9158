import { defineFeature } from '@solelune/contract/server';
import { blogAboutHandler } from './api/blog/about.ts';
import { addressOf, published } from './api/blog/articles.ts';
import { serveBlogFiles } from './api/blog/files.ts';
import { blogCategoryHandler, blogIndexHandler } from './api/blog/listing.ts';
import { blogPostHandler } from './api/blog/post.ts';
import { contactSendHandler } from './api/contact-send.ts';
import { pageGetHandler } from './api/page-get.ts';
import { kinds } from './corpus.ts';

/** Pages to read: the journal, legal texts, the laboratory, who we are. */
export default defineFeature({
  name: 'editorial',
  handlers: [
    pageGetHandler,
    contactSendHandler,
    blogIndexHandler,
    blogCategoryHandler,
    blogPostHandler,
    blogAboutHandler,
  ],
  files: serveBlogFiles,
  sitemap: ({ services, now }) => published(services.corpus, now()).map(addressOf),
  texts: kinds,
});
