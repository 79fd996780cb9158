import { StillPage } from '@solelune/screen/app';
import { loadEphemeris } from '@solelune/sky/node';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { skyOfNow } from '../api/sky-of-now.ts';
import HomePage from './home-page.tsx';

function pageAt(instant: string): string {
  const { answer } = skyOfNow(loadEphemeris(), Temporal.Instant.from(instant));
  return renderToString(
    <StillPage>
      <HomePage data={{ ...answer, advisors: [] }} params={{}} />
    </StillPage>,
  );
}

const SIGN = '(belier|taureau|gemeaux|cancer|lion|vierge|balance|scorpion|sagittaire|capricorne|verseau|poissons)';

/** Addresses of the product document that this page leads to; `name` and `hour` stand for its parameters. */
const KNOWN = [
  `/astrologie/signes-astrologiques/${SIGN}`,
  '/astrologie-et-horoscope',
  '/astrologie/calcul-ascendant',
  '/astrologie/calcul-signe-lunaire',
  '/astrologie/carte-du-ciel-astrologique',
  '/astrologie/compatibilite-signes-astro',
  '/astrologie/revolution-solaire',
  '/astrologie/theme-astral-gratuit',
  '/horoscope/horoscope-du-jour',
  '/tarot',
  '/tirage-tarot-amour',
  '/tirage-tarot-oui-non',
  '/oracle-de-belline',
  '/numerologie',
  '/numerologie/(chemin-de-vie|expression|compatibilite-prenom)',
  '/angeologie',
  '/angeologie/ange/[a-z]+(-[a-z]+)?',
  '/angeologie/calcul-ange-gardien-naissance',
  '/angeologie/calendrier-regence-anges',
  '/angeologie/rituel-personnalise',
  '/angeologie/test-synchronicite',
  '/heure-miroir',
  '/heure-miroir/([01]\\d|2[0-3])h[0-5]\\d',
  '/equipe',
].map((pattern) => new RegExp(`^${pattern}$`));

describe('the home page', () => {
  const html = pageAt('2026-11-14T19:12:00Z');
  const text = html.replaceAll(/<!-- -->/g, '');

  it('has one h1 and no heading that skips a rank', () => {
    const ranks = [...html.matchAll(/<h([1-6])/g)].map(([, rank]) => Number(rank));
    expect(ranks[0]).toBe(1);
    expect(ranks.filter((rank) => rank === 1)).toHaveLength(1);
    for (const [index, rank] of ranks.slice(1).entries())
      expect(rank - (ranks[index] as number)).toBeLessThanOrEqual(1);
  });

  it('leads only to screens of the product', () => {
    const links = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path as string);
    expect(links.length).toBeGreaterThan(35);
    for (const path of links)
      expect(
        KNOWN.some((known) => known.test(path)),
        path,
      ).toBe(true);
  });

  it('lights the sign of the Sun and names the angel on watch', () => {
    expect(text.match(/En ce moment<\/span>/g)).toHaveLength(1);
    expect(text).toMatch(/En ce moment<\/span>(?:(?!<b>).)*<b>Scorpion/);
    expect(text).toContain('<h3>Umabel</h3>');
    expect(text).toContain('De garde de 20\u00A0h\u00A000 à 20\u00A0h\u00A020');
    expect(text).toContain('8<small>min</small>00<small>s</small>');
  });

  it('says in words what the wheel draws, for when and for where', () => {
    expect(text).toContain(
      '<time dateTime="2026-11-14T19:12:00Z" aria-live="polite">20\u00A0h\u00A012, heure de France</time>',
    );
    expect(text).toContain('<li>Uranus à 4°08′ des Gémeaux, rétrograde</li>');
    expect(text).toContain('<li>Ascendant à 12°05′ du Cancer</li>');
  });

  it('draws without a number that is not one and without an id twice, under any sky', () => {
    for (const instant of ['2026-11-14T19:12:00Z', '2024-05-01T03:00:00Z', '2033-08-20T23:55:00Z']) {
      const page = pageAt(instant);
      expect(page).not.toMatch(/NaN|undefined|Infinity|\[object/);
      // Short coordinates: the browser that takes over must find the very same ones.
      expect(page).not.toMatch(/ d="[^"]*\d\.\d{3}/);
      const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});
