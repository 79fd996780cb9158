import type { Screen } from '@solelune/screen';
import { closeGlyph, Icon, menuGlyph } from '@solelune/ui/icon';
import { useEffect, useRef } from 'react';
import { HOME_SCREEN } from '../known-screens.ts';
import { accountState, closeSubmenus, toggleMobileNavItem, toggleSubmenu, useAccount } from '../state/account.ts';
import { AccountArea } from './account-area/account-area.tsx';
import { LogoMark } from './logo.tsx';
import { MAIN_MENU_ID, MainMenu } from './menu/main-menu.tsx';
import { groupOf, menuEntries } from './menu/menu-items.ts';
import { isLargeScreen } from './menu/use-dropdown.ts';
import { useHeldFocus } from './menu/use-held-focus.ts';
import { ScreenLink } from './screen-link.tsx';
import { onSettledResize } from './settled-resize.ts';
import { useSite } from './site.ts';
import './navbar.css';

/** The bar that stays at hand: logo, main menu, account. On the home page it is part of the night. */
export function Navbar({ screen }: { screen: Screen }) {
  const { brand } = useSite();
  const isOpen = useAccount(({ submenu }) => submenu === 'mobileNav');
  const bar = useRef<HTMLDivElement>(null);
  useHeldFocus(isOpen, bar);
  // A window that has become large has no panel to close any more.
  useEffect(
    () =>
      onSettledResize(() => {
        if (accountState().submenu === 'mobileNav' && isLargeScreen()) void closeSubmenus();
      }),
    [],
  );

  const toggle = async () => {
    await toggleSubmenu('mobileNav');
    const group = groupOf(menuEntries(0), screen.universe);
    if (!isOpen && group) toggleMobileNavItem(group);
  };

  return (
    <div className={screen.name === HOME_SCREEN ? 'navbar on-night' : 'navbar'}>
      <div className="page navbar__inner" ref={bar}>
        <ScreenLink screen={HOME_SCREEN} className="navbar__logo" aria-label={`${brand}, accueil`}>
          <LogoMark size={56} />
          <span>{brand}</span>
        </ScreenLink>
        <button
          type="button"
          className="navbar__toggle"
          aria-expanded={isOpen}
          aria-controls={MAIN_MENU_ID}
          onClick={() => void toggle()}
        >
          <Icon of={isOpen ? closeGlyph : menuGlyph} size={26} label={isOpen ? 'Fermer le menu' : 'Ouvrir le menu'} />
        </button>
        <noscript>
          <a className="navbar__toggle" href={`#${MAIN_MENU_ID}`} aria-label="Ouvrir le menu">
            <Icon of={menuGlyph} size={26} />
          </a>
        </noscript>
        <MainMenu universe={screen.universe} />
        <AccountArea screen={screen} />
      </div>
    </div>
  );
}
