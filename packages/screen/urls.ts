import { fillScreenPath, type Params, type PathParams } from './path.ts';
import type { Screen } from './screen.ts';

/** The address of a screen at hand, its parameters checked by the compiler. */
export const urlOf = <Path extends string>(screen: { path: Path }, params: PathParams<Path>): string =>
  fillScreenPath(screen.path, params as Params);

/** All screens by name: menus, cards and other features point at a screen without importing it. */
export class ScreenIndex<S extends Pick<Screen, 'name' | 'path'> = Screen> {
  readonly #byName: ReadonlyMap<string, S>;
  readonly all: readonly S[];

  constructor(screens: readonly S[]) {
    this.all = screens;
    this.#byName = new Map(screens.map((screen) => [screen.name, screen]));
    if (this.#byName.size !== screens.length) throw new Error('Two screens share a name');
  }

  find(name: string): S | undefined {
    return this.#byName.get(name);
  }

  get(name: string): S {
    const screen = this.#byName.get(name);
    if (!screen) throw new Error(`No screen is named ${name}`);
    return screen;
  }

  urlTo(name: string, params: Params = {}): string {
    return fillScreenPath(this.get(name).path, params);
  }
}
