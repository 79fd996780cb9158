import { createMatcher, type Screen, ScreenIndex, type ScreenMatch } from '@solelune/screen';
import { LostCode } from './errors/lost-code.ts';
import { errorScreens } from './errors/screens.ts';
import { screenPaths } from './screen-paths.ts';

/** The addresses of all screens, by their names: whatever only leads somewhere asks here. */
export const addresses = new ScreenIndex(screenPaths);

/** The screen that stands at an address of the product document, whoever brings it. */
const nameAt = (path: string): string => {
  const found = screenPaths.find((screen) => screen.path === path);
  if (!found) throw new Error(`No screen stands at ${path}`);
  return found.name;
};

export const HOME_SCREEN = nameAt('/');
/** Where one comes in: no place for who is in already. */
export const DOOR_SCREENS = [nameAt('/connexion'), nameAt('/inscription-ou-connexion')];

/** Those at hand: at first the pages of errors, which must do without a network, and the one that the server shows. */
const known = new Map(errorScreens.map((screen) => [screen.name, screen]));

export function know(screens: readonly Screen[]): void {
  for (const screen of screens) known.set(screen.name, screen);
}

export function screenNamed(name: string): Screen {
  const screen = known.get(name);
  if (!screen) throw new Error(`The screen ${name} is not at hand`);
  return screen;
}

/** The whole list, with everybody's calls and pages: a file that who only reads one page never fetches. */
async function wholeList(): Promise<typeof import('./screens.ts')> {
  const list = await import('./screens.ts').catch((cause: unknown) => {
    throw new LostCode('The list of screens could not be fetched', { cause });
  });
  know(list.screens);
  return list;
}

const matchError = createMatcher(errorScreens);

export const screenAt = async (pathname: string): Promise<ScreenMatch | null> =>
  matchError(pathname) ?? (await wholeList()).matchScreen(pathname);

/** The first sign of a hand on the page fetches the list: it is there when a link is followed. */
export function fetchListAtFirstTouch(): void {
  const fetchList = () => void wholeList().catch(() => {});
  for (const sign of ['pointerover', 'keydown']) addEventListener(sign, fetchList, { once: true, passive: true });
}
