import { handle } from '@solelune/contract/server';
import { blogAbout } from '../../contract/blog.ts';
import { articlesAbout, cardOf } from './articles.ts';

const MOST = 3;

/** The way back: from what articles speak of to the articles. Of what nobody wrote about, there are none. */
export const blogAboutHandler = handle(blogAbout, (subject, { services, now }) => ({
  posts: articlesAbout(services.corpus, subject, now)
    .slice(0, MOST)
    .map((article) => cardOf(article, now)),
}));
