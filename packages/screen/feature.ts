import type { Permission } from '@solelune/contract';
import type { App } from './app.tsx';
import type { Params } from './path.ts';
import type { Screen } from './screen.ts';

/** Where the frame of the site shows places that features bring: a column of the menu or of the foot, the tiles of a phone, the member's menu, the side of the member's area, of staff's, or of the advisor's. */
export type Shelf = `menu.${string}` | `foot.${string}` | 'tiles' | 'member' | 'area' | 'administration' | 'console';

/** A link that a feature puts on a shelf: a screen by its name, or an address reached by a full page load. */
export type Place = {
  shelf: Shelf;
  /** Smaller first; the numbers of a shelf are shared by all features, so leave room between them. */
  order: number;
  title: string;
  /** For shelves that draw one beside the title. */
  icon?: string;
  badge?: { color: 'gold'; content: string };
  /** On staff's shelf: only who has this permission sees it. */
  can?: Permission;
} & ({ screen: string; params?: Params } | { link: string });

/** Facts of the configuration that a place may depend on. */
export interface PlaceFacts {
  yearlyHoroscopeYear: number;
}

/** What the application lends to what runs outside a page. */
export type MemberDoors = Pick<App, 'call' | 'toast'>;

/** What a feature brings to the browser, told once in its `feature.web.ts`. The application joins them all and knows none. */
export interface WebFeature {
  /** The name of its folder. */
  name: string;
  /** Its list of screens, fetched when one of them is gone to. */
  screens: () => Promise<{ screens: readonly Screen[] }>;
  places?: (facts: PlaceFacts) => readonly Place[];
  /** Runs when a member is there, and again when their network is back: what was kept on the device joins the account. It must bear repeating. */
  onMember?: (doors: MemberDoors) => Promise<void>;
}

export const defineWebFeature = (feature: WebFeature): WebFeature => feature;
