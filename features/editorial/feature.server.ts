import { defineFeature } from '@solelune/contract/server';
import { blogAboutHandler } from './api/blog/about.ts';
import { addressOf, published } from './api/blog/articles.ts';
import { serveBlogFiles } from './api/blog/files.ts';
import { blogCategoryHandler, blogIndexHandler } from './api/blog/listing.ts';
import { blogPostHandler } from './api/blog/post.ts';
import { contactSendHandler } from './api/contact-send.ts';
import { editorialJobs, followTexts } from './api/desk/jobs.ts';
import { textPublishHandler, textUnscheduleHandler, textWithdrawHandler } from './api/desk/publishing.ts';
import { textOpenHandler, textPreviewHandler, textsHandler, textVersionHandler } from './api/desk/reading.ts';
import { openShelf } from './api/desk/shelf.ts';
import { textRestoreHandler, textSaveHandler } from './api/desk/writing.ts';
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
    ...[textsHandler, textOpenHandler, textVersionHandler, textPreviewHandler, textSaveHandler, textRestoreHandler],
    ...[textPublishHandler, textUnscheduleHandler, textWithdrawHandler],
  ],
  files: serveBlogFiles,
  sitemap: ({ services, now }) => published(services.corpus, now()).map(addressOf),
  texts: kinds,
  permissions: { 'editorial.write': ['editor', 'administrator'] },
  migrations: new URL('./api/migrations/', import.meta.url),
  opening: openShelf,
  jobs: editorialJobs,
  beside: followTexts,
});
