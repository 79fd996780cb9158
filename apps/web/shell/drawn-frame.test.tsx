import type { Screen } from '@solelune/screen';
import { StillPage } from '@solelune/screen/app';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { screenIndex } from '../screens.ts';
import { drawnFrame } from './drawn-frame.tsx';
import { DrawnFrame, type DrawnParts } from './frame-part.tsx';
import { Shell } from './shell.tsx';
import { type Site, SiteContext } from './site.ts';

const site: Site = {
  brand: 'Solelune',
  siteUrl: 'https://site.invalid',
  aboutUrl: '/a-propos',
  contactUrl: '/contact',
  social: { facebook: 'https://facebook.exemple/solelune' },
  year: 2026,
  development: false,
  yearlyHoroscopeYear: 2027,
};

const draw = (screen: Screen, at: string, facts: Site, frame: DrawnParts | null) =>
  renderToString(
    <SiteContext value={facts}>
      <StillPage at={at}>
        <DrawnFrame value={frame}>
          <Shell screen={screen}>texte</Shell>
        </DrawnFrame>
      </StillPage>
    </SiteContext>,
  );

describe('a frame that was drawn before', () => {
  const one = [
    ...new Map(screenIndex.all.map((screen) => [`${screen.universe} ${screen.noBottomNav}`, screen])).values(),
  ];

  it('is what would have been drawn, in every universe', () => {
    expect(one.length).toBeGreaterThan(5);
    for (const screen of one)
      for (const at of ['/un/resultat', '/un/autre-resultat'])
        expect(draw(screen, at, site, drawnFrame(screen, site, at)), screen.name).toBe(draw(screen, at, site, null));
  });

  it('is drawn once', () => {
    const screen = screenIndex.get('errors.not-found');
    expect(drawnFrame(screen, site, '/un')).toBe(drawnFrame(screen, { ...site }, '/deux'));
  });

  it('follows the facts of the site', () => {
    const screen = screenIndex.get('errors.not-found');
    const later = { ...site, year: 2027 };
    expect(drawnFrame(screen, later, '/un')?.foot).toContain('2027');
    expect(drawnFrame(screen, site, '/un')?.foot).toContain('2026');
  });

  it('is not taken where the menu or the bar marks the page', () => {
    expect(drawnFrame(screenIndex.get('home.home'), site, '/')).toBeNull();
    const lifePath = screenIndex.all.find(({ path }) => path === '/numerologie/chemin-de-vie') as Screen;
    expect(drawnFrame(lifePath, site, lifePath.path)).toBeNull();
    expect(draw(lifePath, lifePath.path, site, null)).toContain('aria-current="page"');
  });
});
