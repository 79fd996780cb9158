import type { Screen } from '@solelune/screen';
import { StillPage } from '@solelune/screen/app';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { HOME_SCREEN } from '../known-screens.ts';
import { BottomNavTiles } from './bottom-nav.tsx';
import { FooterContents } from './footer.tsx';
import type { DrawnParts } from './frame-part.tsx';
import { menuEntries } from './menu/menu-items.ts';
import { addressOf } from './places.ts';
import { HeadContents } from './shell.tsx';
import { type Site, SiteContext } from './site.ts';

/** All frames of one site, which are as many as there are universes; other facts of the site (a new year) are another site. */
interface Frames {
  facts: string;
  addressesInMenu: ReadonlySet<string>;
  byUniverse: Map<string, DrawnParts>;
}

let frames: Frames | undefined;

/**
 * Head and foot of a page, most of what there is to draw in a short one, drawn once for all pages that have the same
 * (docs/decisions/0156-frames-drawn-once.md). Null where the menu marks the page as the one that is open: those pages are kept whole.
 */
export function drawnFrame(screen: Screen, site: Site, pathname: string): DrawnParts | null {
  const { name, universe } = screen;
  const facts = JSON.stringify(site);
  if (frames?.facts !== facts)
    frames = { facts, addressesInMenu: addressesInMenu(site.yearlyHoroscopeYear), byUniverse: new Map() };
  const { addressesInMenu: inMenu, byUniverse } = frames;
  if (name === HOME_SCREEN || inMenu.has(pathname)) return null;
  const known = byUniverse.get(universe);
  if (known) return known;
  const draw = (part: ReactNode) =>
    renderToString(
      <SiteContext value={site}>
        <StillPage at={pathname}>{part}</StillPage>
      </SiteContext>,
    );
  const parts = {
    head: draw(<HeadContents screen={screen} />),
    foot: draw(<FooterContents />),
    tiles: draw(<BottomNavTiles universe={universe} />),
  };
  byUniverse.set(universe, parts);
  return parts;
}

const addressesInMenu = (yearlyHoroscopeYear: number): ReadonlySet<string> =>
  new Set(
    menuEntries(yearlyHoroscopeYear)
      .flatMap((entry) => ('children' in entry ? entry.children.flatMap(({ items }) => items) : [entry.item]))
      .map(addressOf),
  );
