import type { Pages } from '@solelune/contract/server';
import type { Database, Events } from '@solelune/platform';
import type { RenderedPages } from './rendered-pages.ts';

const TOPIC = 'pages.changed';

/**
 * Lets go of rendered pages here and in the other processes. Here at once after the commit, so that who changed something sees it changed;
 * there when they hear of it. A process that could not hear (Redis was away) keeps a page as long as its screen says, no longer.
 */
export function openPages(kept: RenderedPages, events: Events, database: Pick<Database, 'afterCommit'>): Pages {
  events.subscribe(TOPIC, (tag) => kept.letGo(String(tag)));
  return {
    changed: (tag) =>
      database.afterCommit(() => {
        kept.letGo(tag);
        return events.publish(TOPIC, tag);
      }),
  };
}
