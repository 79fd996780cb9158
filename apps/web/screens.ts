import { createMatcher, type Screen, ScreenIndex } from '@solelune/screen';
import { designScreens } from './design/screens.ts';
import { errorScreens } from './errors/screens.ts';
import { features } from './features.ts';

/** Every screen of the product: the router, the named addresses, the menu, the sitemap and the crawl read this list. */
export const screens: Screen[] = [...features.flatMap((feature) => feature.screens), ...errorScreens, ...designScreens];

export const screenIndex = new ScreenIndex(screens);
export const matchScreen = createMatcher(screens);

/** The screen that stands at an address of the product document, whoever brings it. */
const nameAt = (path: string): string => {
  const found = screens.find((screen) => screen.path === path);
  if (!found) throw new Error(`No screen stands at ${path}`);
  return found.name;
};

export const HOME_SCREEN = nameAt('/');
/** Where one comes in: no place for who is in already. */
export const DOOR_SCREENS = [nameAt('/connexion'), nameAt('/inscription-ou-connexion')];
