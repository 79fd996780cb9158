import type { Screen } from '@solelune/screen';
import { SentFormProvider } from '@solelune/screen/sent-form';
import { createElement } from 'react';
import { Boundary } from '../errors/boundary.tsx';
import { brokenPage } from '../errors/broken-page.tsx';
import { frameOf } from '../frames/frames.ts';
import { Shell } from '../shell/shell.tsx';
import { type PageData, pageOf, screenOf } from './page-data.ts';
import { ProtectedWaiting } from './protected-waiting.tsx';

/** The site around one page: the same tree on the server and in the browser. */
export function SitePage({ page }: { page: PageData }) {
  const screen = screenOf(page);
  return (
    <Shell screen={screen}>
      <Boundary of={page} instead={brokenPage}>
        {page.waiting ? <ProtectedWaiting /> : <FramedPage screen={screen} page={page} />}
      </Boundary>
    </Shell>
  );
}

/** The frame stays from page to page; a page that is gone to anew starts anew, even when it is the same page of other parameters. */
function FramedPage({ screen, page: { params, data, sent } }: { screen: Screen; page: PageData }) {
  const frame = frameOf(screen);
  const key = `${screen.name} ${JSON.stringify(params)}`;
  const page = (
    <SentFormProvider sent={sent}>{createElement(pageOf(screen.name), { key, data, params, screen })}</SentFormProvider>
  );
  return frame ? createElement(frame, null, page) : page;
}
