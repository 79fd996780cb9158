import type { Screen } from '@solelune/screen';
import { useNear } from '@solelune/screen/near';
import { part } from '@solelune/screen/part';
import type { MouseEvent, ReactNode } from 'react';
import { useConsentNotice } from '../consent/consent.ts';
import { useAccount } from '../state/account.ts';
import { AfterHydration } from './after-hydration.tsx';
import { BottomNav } from './bottom-nav.tsx';
import { Footer } from './footer.tsx';
import { FramePart } from './frame-part.tsx';
import { Masthead } from './masthead.tsx';
import { Navbar } from './navbar.tsx';
import { bannerOf } from './status-banner/banner-of.ts';
import './shell.css';

const ConsentNotice = part(() => import('../consent/consent-notice.tsx'));
const StatusBanner = part(() => import('./status-banner/status-banner.tsx'));
const PreFooter = part(() => import('./pre-footer/pre-footer.tsx'));

/** Some three scrolls of a thumb: the cards are there before they are seen, and who stays at the top fetches nothing for them. */
const BEFORE_CARDS = '1200px';

const CONTENT_ID = 'contenu';

/** The frame of the site around a page. The server draws it for the anonymous visitor; the rest comes once the page is alive. */
export function Shell({ screen, children }: { screen: Screen; children: ReactNode }) {
  // Behind the open mobile menu nothing can be reached.
  const isCovered = useAccount(({ submenu }) => submenu === 'mobileNav');
  const displays = useAccount((state) => state.displays);
  const [foot, isFootNear] = useNear<HTMLDivElement>(BEFORE_CARDS);
  const banner = bannerOf(useAccount(({ user }) => user));
  const isBare = screen.frame === 'bare';
  return (
    <div className="shell" data-universe={screen.universe}>
      <a className="skip-link" href={`#${CONTENT_ID}`} onClick={skipToContent}>
        Aller au contenu
      </a>
      {/* First in the order of the keyboard: a question that hides a part of the page is answered before the page is read. */}
      <ConsentQuestion />
      {!isBare && (
        <FramePart as="header" part="head" className="shell__head">
          <HeadContents screen={screen} />
        </FramePart>
      )}
      {banner && !isBare && <StatusBanner banner={banner} />}
      <main id={CONTENT_ID} className="shell__main" tabIndex={-1} inert={isCovered}>
        {children}
      </main>
      <div ref={foot}>{!isBare && isFootNear && displays.length > 0 && <PreFooter displays={displays} />}</div>
      {!isBare && <Footer inert={isCovered} />}
      {!screen.noBottomNav && !isBare && <BottomNav universe={screen.universe} />}
      <AfterHydration screen={screen} />
    </div>
  );
}

/** A part of its own: when it appears, nothing else is drawn again. */
function ConsentQuestion() {
  // The open menu covers the page: nothing stands over it.
  const isMenuOpen = useAccount(({ submenu }) => submenu !== null);
  const isAsking = useConsentNotice();
  return isAsking && !isMenuOpen && <ConsentNotice />;
}

export function HeadContents({ screen }: { screen: Screen }) {
  return (
    <>
      <Masthead />
      <Navbar screen={screen} />
    </>
  );
}

/** By focus and not by address: a place in the history for it would be one "back" too many. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(CONTENT_ID)?.focus();
}
