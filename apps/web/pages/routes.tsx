import { type Params, readParams, routerPath, type Screen } from '@solelune/screen';
import { createElement } from 'react';
import { type LoaderFunctionArgs, Outlet, type RouteObject, useLoaderData, useMatches } from 'react-router';
import { screenIndex, screens } from '../screens.ts';
import { Shell } from '../shell/shell.tsx';
import { type PageData, pageOf } from './page-data.ts';
import { ProtectedWaiting } from './protected-waiting.tsx';

/** How a screen gets its data: by calls in the browser, in the process on the server. */
export type LoadScreen = (screen: Screen, params: Params | null, args: LoaderFunctionArgs) => Promise<PageData>;

/** The router's table, made of the screens. Anything no screen knows is the 404 page. */
export function createRoutes(load: LoadScreen, { development }: { development: boolean }): RouteObject[] {
  const shown = screens.filter((screen) => development || !screen.development);
  return [
    {
      id: 'shell',
      Component: Frame,
      children: [
        ...shown.map((screen) => routeOf(screen, load)),
        { ...routeOf(screenIndex.get('errors.not-found'), load), id: 'anywhere', path: '*' },
      ],
    },
  ];
}

const routeOf = (screen: Screen, load: LoadScreen): RouteObject => ({
  id: screen.name,
  path: routerPath(screen.path),
  Component: CurrentPage,
  ...(screen.protected ? { HydrateFallback: ProtectedWaiting } : {}),
  // A page's data belongs to its place in the history: it is asked for by going there, never again by itself.
  shouldRevalidate: ({ currentUrl, nextUrl }) =>
    currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search,
  loader: (args) => load(screen, readParams(screen.path, args.params), args),
});

function CurrentPage() {
  const page = useLoaderData<PageData>();
  if (page.waiting) return <ProtectedWaiting />;
  return createElement(pageOf(page.screen), {
    data: page.data,
    params: page.params,
    screen: screenIndex.get(page.screen),
  });
}

/** The frame of the site around the page; the page's own answer may have turned it into another (a 404). */
function Frame() {
  const match = useMatches().at(-1);
  const page = match?.loaderData as PageData | undefined;
  const screen = screenIndex.find(page?.screen ?? match?.id ?? '') ?? screenIndex.get('errors.not-found');
  return (
    <Shell screen={screen}>
      <Outlet />
    </Shell>
  );
}
