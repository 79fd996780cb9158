import '@solelune/ui/styles.css';
import type { Call } from '@solelune/contract';
import { accepts, type Params, type Screen } from '@solelune/screen';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { headOf, printHead, safeJson } from './head/head.ts';
import { loadPage, type PageData, screenOf, toPageData } from './pages/page-data.ts';
import { createRoutes, type LoadScreen } from './pages/routes.tsx';
import { screenIndex, screens } from './screens.ts';
import { type Site, SiteContext } from './shell/site.ts';

export { printDocument } from './pages/document.ts';
export { THEME_SCRIPT } from './pages/theme-script.ts';
export { screens } from './screens.ts';

/** Makes the call in this process, as the anonymous visitor. */
type RunCall = (call: Call, input: unknown) => Promise<{ status: number; body: Record<string, unknown> }>;

/** What one rendering lends its loaders, and learns from them. */
interface Rendering {
  runCall: RunCall;
  status: number;
}

export interface Rendered {
  status: number;
  screen: Screen;
  /** The head's own tags, the application's markup and the data block; the document around them is the server's. */
  head: string;
  body: string;
  data: string;
}

/** Every failure has its page and its status here, at the very address that was asked for. */
const loadOnServer: LoadScreen = async (screen, params, { context }) => {
  const rendering = context as unknown as Rendering;
  if (!params || screen.name === 'errors.not-found' || !accepts(screen, params)) return failed(rendering, 404);
  if (screen.protected) return { screen: screen.name, params, data: undefined, waiting: true };
  if (!screen.call) return pageWith(screen, params, undefined);
  const { status, body } = await rendering.runCall(screen.call as Call, screen.input?.(params) ?? {});
  return status === 200 ? pageWith(screen, params, body) : failed(rendering, status >= 500 ? status : 404);
};

async function pageWith(
  screen: Screen,
  params: Params,
  answer: Record<string, unknown> | undefined,
): Promise<PageData> {
  await loadPage(screen);
  return toPageData(screen, params, answer);
}

function failed(rendering: Rendering, status: number): Promise<PageData> {
  rendering.status = status;
  return pageWith(screenIndex.get(status === 404 ? 'errors.not-found' : 'errors.internal'), {}, undefined);
}

const handlerFor = (development: boolean) => createStaticHandler(createRoutes(loadOnServer, { development }));
const handlers = { production: handlerFor(false), development: handlerFor(true) };

/** Renders the page at an address, whatever it is: an unknown one is the 404 page with its status. */
export async function render(pathname: string, site: Site, runCall: RunCall): Promise<Rendered> {
  const handler = handlers[site.development ? 'development' : 'production'];
  const rendering: Rendering = { runCall, status: 200 };
  const context = await handler.query(new Request(new URL(pathname, site.siteUrl)), { requestContext: rendering });
  if (context instanceof Response) throw new Error(`Rendering ${pathname} redirected`);
  const [failure] = Object.values(context.errors ?? {});
  if (failure) throw failure;
  const route = context.matches.at(-1)?.route.id ?? 'anywhere';
  const page = context.loaderData[route] as PageData;
  const body = renderToString(
    <SiteContext value={site}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </SiteContext>,
  );
  const screen = screenOf(page);
  return {
    status: rendering.status,
    screen,
    head: printHead(headOf(screen, page, pathname, site)),
    body,
    data: safeJson({ site, page, route }),
  };
}

/** Every page's code is fetched once at the start, so that no visitor waits for it. */
export const warmUp = (): Promise<unknown> => Promise.all(screens.map(loadPage));
