import { createMatcher, type Screen, ScreenIndex } from '@solelune/screen';
import { broughtScreens } from './brought-screens.ts';
import { designScreens } from './design/screens.ts';
import { deviceScreens } from './device/screens.ts';
import { errorScreens } from './errors/screens.ts';

/**
 * Every screen of the product: the router, the named addresses, the menu, the sitemap and the crawl read this list. In the browser it is a file of
 * its own, which known-screens.ts fetches.
 */
export const screens: Screen[] = [...broughtScreens, ...deviceScreens, ...errorScreens, ...designScreens];

export const screenIndex = new ScreenIndex(screens);
export const matchScreen = createMatcher(screens);
