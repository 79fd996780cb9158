import type { Display } from '@solelune/contract';
import { DisplayCard } from '../pre-footer/display-card.tsx';
import { isOfMenu } from '../pre-footer/display-places.ts';
import './menu-displays.css';

const MOST = 2;

/**
 * Cards one under the other at the foot of the open menu: those that were planned for it, or else the first of the page, counted as the menu's. Boxes of the
 * other site stay under pages.
 */
export default function MenuDisplays({ displays }: { displays: readonly Display[] }) {
  const planned = displays.filter(isOfMenu);
  const shown = (planned.length > 0 ? planned : displays).filter(({ type }) => type !== 'wordpress').slice(0, MOST);
  return (
    <ul className="menu-displays" aria-label="À découvrir">
      {shown.map((display, index) => (
        <li key={display.id}>
          <DisplayCard display={{ ...display, encoded_slot: `menu-${index + 1}` }} />
        </li>
      ))}
    </ul>
  );
}
