import { createElement } from 'react';
import { Shell } from '../shell/shell.tsx';
import { type PageData, pageOf, screenOf } from './page-data.ts';
import { ProtectedWaiting } from './protected-waiting.tsx';

/** The frame of the site around one page: the same tree on the server and in the browser. */
export function SitePage({ page }: { page: PageData }) {
  const screen = screenOf(page);
  return (
    <Shell screen={screen}>
      {page.waiting ? (
        <ProtectedWaiting />
      ) : (
        // A page that is gone to anew starts anew, even when it is the same page of other parameters.
        createElement(pageOf(page.screen), { key: pageKey(page), data: page.data, params: page.params, screen })
      )}
    </Shell>
  );
}

const pageKey = ({ screen, params }: PageData) => `${screen} ${JSON.stringify(params)}`;
