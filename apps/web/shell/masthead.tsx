import { HOME_SCREEN } from '../known-screens.ts';
import { LogoMark } from './logo.tsx';
import { ScreenLink } from './screen-link.tsx';
import { useSite } from './site.ts';
import './masthead.css';

/** The masthead of large screens: the logo, the words under which the almanac appears, and a drawn sky. */
export function Masthead() {
  const { brand } = useSite();
  return (
    <div className="masthead on-night">
      <div className="page masthead__inner">
        <ScreenLink screen={HOME_SCREEN} className="masthead__logo" aria-label={`${brand}, accueil`}>
          <LogoMark size={100} />
        </ScreenLink>
        <p className="masthead__words">
          <span>{brand}</span>
          L’almanach vivant du ciel, des cartes, des nombres et des anges
        </p>
        <div className="masthead__banner" />
      </div>
    </div>
  );
}
