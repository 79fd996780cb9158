import { LogoMark } from './logo.tsx';
import { ScreenLink } from './screen-link.tsx';
import { useSite } from './site.ts';
import './header.css';

/** The masthead of large screens: the logo, the words under which the almanac appears, and a drawn sky. */
export function Header() {
  const { brand } = useSite();
  return (
    <header className="header on-night">
      <div className="page header__inner">
        <ScreenLink screen="home.home" className="header__logo" aria-label={`${brand}, accueil`}>
          <LogoMark size={100} />
        </ScreenLink>
        <p className="header__words">
          <span>{brand}</span>
          L’almanach vivant du ciel, des cartes, des nombres et des anges
        </p>
        <div className="header__banner" />
      </div>
    </header>
  );
}
