import { Children } from 'react';
import { showConsentNotice } from '../consent/consent.ts';
import { HOME_SCREEN } from '../known-screens.ts';
import { FramePart } from './frame-part.tsx';
import { LogoMark } from './logo.tsx';
import { PageLikes } from './page-likes.tsx';
import { PlaceLink } from './place-link.tsx';
import { placesOn } from './places.ts';
import { ScreenLink, SiteLink } from './screen-link.tsx';
import { useSite } from './site.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import './footer.css';

const NETWORKS = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['youtube', 'YouTube'],
] as const;

export function Footer({ inert }: { inert: boolean }) {
  return (
    <FramePart as="footer" part="foot" className="footer on-night" data-below="" inert={inert}>
      <FooterContents />
    </FramePart>
  );
}

export function FooterContents() {
  const site = useSite();
  const { brand, aboutUrl, contactUrl, social, year } = site;
  const shelf = (name: 'explore' | 'house' | 'rights') =>
    placesOn(`foot.${name}`, site).map((place) => <PlaceLink key={place.title} place={place} />);
  return (
    <div className="page">
      <div className="footer__columns">
        <div>
          <ScreenLink screen={HOME_SCREEN} className="footer__logo">
            <LogoMark size={56} />
            {brand}
          </ScreenLink>
          <p>L’almanach vivant du ciel, des cartes, des nombres et des anges.</p>
          <ThemeSwitch />
        </div>
        <FooterList title="Explorer">{shelf('explore')}</FooterList>
        <FooterList title={brand}>
          <SiteLink href={aboutUrl}>À propos</SiteLink>
          {shelf('house')}
          <SiteLink href={contactUrl}>Contact</SiteLink>
          {NETWORKS.map(([key, name]) => {
            const href = social[key];
            return href ? (
              <a key={key} href={href} rel="noopener me">
                {name}
              </a>
            ) : null;
          })}
        </FooterList>
        <FooterList title="Vos droits">
          {shelf('rights')}
          <button type="button" className="footer__consent" onClick={showConsentNotice}>
            Gérer les cookies
          </button>
        </FooterList>
      </div>
      <div className="footer__end">
        <p>
          © {year} {brand}. Tous droits réservés.
        </p>
        <p>Le ciel incline, il n’oblige pas.</p>
        <PageLikes social={social} />
      </div>
    </div>
  );
}

function FooterList({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="footer__list">
      <h2>{title}</h2>
      <ul>
        {Children.map(children, (child, index) =>
          child ? (
            // The list never changes order.
            <li key={index}>{child}</li>
          ) : null,
        )}
      </ul>
    </section>
  );
}
