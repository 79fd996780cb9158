import type { Universe } from '@solelune/screen';
import { useLocation } from '@solelune/screen/navigation';
import { part } from '@solelune/screen/part';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { toggleMobileNavItem, useAccount } from '../../state/account.ts';
import { MobileMenuFoot } from '../account-area/mobile-menu-foot.tsx';
import { useSite } from '../site.ts';
import { focusByKey } from './focus-by-key.ts';
import { MenuGroup } from './menu-group.tsx';
import { groupOf, type MenuEntry, menuEntries } from './menu-items.ts';
import { MenuLink } from './menu-link.tsx';
import { UniverseIcon } from './universe-icon.tsx';
import { isLargeScreen, useDropdown } from './use-dropdown.ts';
import './main-menu.css';

const MenuDisplays = part(() => import('./menu-displays.tsx'));

export const MAIN_MENU_ID = 'menu';

/** One list for both forms: a bar with dropdowns on large screens, a panel with groups that unfold on phones and tablets. */
export function MainMenu({ universe }: { universe: Universe }) {
  const { yearlyHoroscopeYear } = useSite();
  const entries = useMemo(() => menuEntries(yearlyHoroscopeYear), [yearlyHoroscopeYear]);
  const isPanelOpen = useAccount(({ submenu }) => submenu === 'mobileNav');
  const displays = useAccount((state) => state.displays);
  const unfolded = useAccount(({ currentMobileNavItem }) => currentMobileNavItem);
  const dropdown = useDropdown();
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const currentGroup = groupOf(entries, universe);
  const { show } = dropdown;

  // Going anywhere closes the dropdown.
  useEffect(() => show(null), [pathname, show]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (nav.current && isLargeScreen()) focusByKey(event, nav.current, dropdown);
  };
  const onBlur = (event: FocusEvent, title: string) => {
    if (dropdown.open === title && !event.currentTarget.contains(event.relatedTarget)) show(null);
  };
  const hover = (event: PointerEvent, title: string | null) => {
    if (event.pointerType === 'mouse' && isLargeScreen()) dropdown.hover(title);
  };
  const toggle = (title: string) => (isLargeScreen() ? dropdown.toggle(title) : toggleMobileNavItem(title));
  const isOpen = ({ title }: MenuEntry) => title === dropdown.open || (isPanelOpen && title === unfolded);

  return (
    // Keys are heard here for all the links and buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      className="main-menu"
      id={MAIN_MENU_ID}
      ref={nav}
      aria-label="Menu principal"
      data-open={isPanelOpen || undefined}
      data-locked={dropdown.isLocked || undefined}
      onKeyDown={onKeyDown}
    >
      <noscript>
        <a className="main-menu__close" href="#contenu">
          Fermer le menu
        </a>
      </noscript>
      <ul className="main-menu__bar">
        {entries.map((entry) => (
          // Hovering opens what the button inside also opens.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={entry.title}
            className="menu-entry"
            data-universe={entry.icon}
            onPointerEnter={(event) => hover(event, 'children' in entry ? entry.title : null)}
            onPointerLeave={(event) => hover(event, null)}
            onBlur={(event) => onBlur(event, entry.title)}
          >
            {'children' in entry ? (
              <MenuGroup
                entry={entry}
                isOpen={isOpen(entry)}
                isCurrent={entry.title === currentGroup}
                onToggle={() => toggle(entry.title)}
                onInternalClick={() => isLargeScreen() && dropdown.lock()}
              />
            ) : (
              <MenuLink item={entry.item} className="menu-title">
                <UniverseIcon of={entry.icon} />
                {entry.title}
              </MenuLink>
            )}
          </li>
        ))}
      </ul>
      <MobileMenuFoot />
      {isPanelOpen && displays.length > 0 && <MenuDisplays displays={displays} />}
    </nav>
  );
}
