import { showConsentNotice } from '../consent/consent.ts';
import { LogoMark } from './logo.tsx';
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
  const { brand, aboutUrl, contactUrl, social, year } = useSite();
  return (
    <footer className="footer on-night" inert={inert}>
      <div className="page">
        <div className="footer__columns">
          <div>
            <ScreenLink screen="home.home" className="footer__logo">
              <LogoMark size={56} />
              {brand}
            </ScreenLink>
            <p>L’almanach vivant du ciel, des cartes, des nombres et des anges.</p>
            <ThemeSwitch />
          </div>
          <FooterList title="Explorer">
            <SiteLink href="/horoscope/horoscope-du-jour">Horoscope du jour</SiteLink>
            <ScreenLink screen="astrology.natal-chart">Thème astral</ScreenLink>
            <SiteLink href="/tarot">Tirages de tarot</SiteLink>
            <SiteLink href="/numerologie">Numérologie</SiteLink>
            <ScreenLink screen="angels.list">Les 72 anges</ScreenLink>
            <ScreenLink screen="lithotherapy.index">Les pierres</ScreenLink>
          </FooterList>
          <FooterList title={brand}>
            <SiteLink href={aboutUrl}>À propos</SiteLink>
            <SiteLink href="/equipe">L’équipe</SiteLink>
            <ScreenLink screen="editorial.blog">Le journal</ScreenLink>
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
            <ScreenLink screen="editorial.page" params={{ slug: 'conditions-generales' }}>
              Conditions générales
            </ScreenLink>
            <ScreenLink screen="editorial.page" params={{ slug: 'mentions-legales' }}>
              Mentions légales
            </ScreenLink>
            <ScreenLink screen="editorial.page" params={{ slug: 'confidentialite' }}>
              Confidentialité
            </ScreenLink>
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
          {social.likes !== undefined && <p>{social.likes.toLocaleString('fr')} personnes aiment notre page</p>}
        </div>
      </div>
    </footer>
  );
}

function FooterList({ title, children }: { title: string; children: React.ReactNode[] }) {
  return (
    <section className="footer__list">
      <h2>{title}</h2>
      <ul>
        {children.flat().map((child, index) =>
          child ? (
            // The list never changes order.
            <li key={index}>{child}</li>
          ) : null,
        )}
      </ul>
    </section>
  );
}
