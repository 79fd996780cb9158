import { describe, expect, it } from 'vitest';
import { hydrated, statisticsSeen, useBrowser, WITH_WORKER } from './site.ts';

describe('the menu on a phone', () => {
  const browser = useBrowser();

  it('opens a panel, one group at a time; back closes it and stays on the page', async () => {
    const { page, problems } = await browser.visit('phone');
    await page.goto('/tarot');
    await hydrated(page);
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await menu.getByRole('button', { name: 'Numérologie' }).click();
    await menu.getByRole('link', { name: 'Chemin de vie' }).waitFor();
    await menu.getByRole('button', { name: 'Angéologie' }).click();
    await menu.getByRole('link', { name: 'Chemin de vie' }).waitFor({ state: 'hidden' });
    await page.goBack();
    await page.getByRole('button', { name: 'Ouvrir le menu' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/tarot');
    expect(problems).toEqual([]);
  });

  it('leads on, closes, and leaves no ghost in the history', async () => {
    const { page } = await browser.visit('phone');
    await page.goto('/tarot');
    await hydrated(page);
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await menu.getByRole('button', { name: 'Numérologie' }).click();
    await menu.getByRole('link', { name: 'Chemin de vie' }).click();
    await page.waitForURL('**/numerologie/chemin-de-vie');
    await page.getByRole('button', { name: 'Ouvrir le menu' }).waitFor();
    await page.goBack();
    await page.waitForURL('**/tarot');
  });

  it('holds the keyboard, and Escape closes it from anywhere', async () => {
    const { page } = await browser.visit('phone');
    await page.goto('/tarot');
    await hydrated(page);
    const toggle = page.getByRole('button', { name: 'Ouvrir le menu' });
    await toggle.click();
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await menu.waitFor();
    const isInside = () =>
      page.evaluate(
        () => document.activeElement?.matches('.navbar__toggle, .main-menu *') && document.activeElement.tagName,
      );
    for (const key of ['Shift+Tab', 'Tab', ...Array<string>(20).fill('Tab')]) {
      await page.keyboard.press(key);
      expect(await isInside(), key).toMatch(/^(A|BUTTON)$/);
    }
    await page.keyboard.press('Escape');
    await toggle.waitFor();
    expect(await menu.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('navbar__toggle');
  });

  it('the five tiles are there, and not where a page hides them', async () => {
    const { page } = await browser.visit('phone');
    await page.goto('/tarot');
    expect(await page.locator('.bottom-nav a').count()).toBe(5);
    await page.goto('/numerologie/expression/resultat/3');
    expect(await page.locator('.bottom-nav a').count()).toBe(0);
  });
});

describe('the menu on a large screen', () => {
  const browser = useBrowser();

  it('drops down three columns and a picture, by pointer and by keyboard', async () => {
    const { page } = await browser.visit('desktop');
    await page.goto('/tarot');
    await hydrated(page);
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    const astrology = menu.getByRole('button', { name: 'Astrologie' });
    await astrology.focus();
    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: 'Thème astral' }).waitFor();
    expect(await menu.locator('.menu-panel:visible .menu-column').count()).toBe(3);
    expect(await menu.locator('.menu-panel:visible img').count()).toBe(1);
    await page.keyboard.press('Escape');
    await menu.getByRole('link', { name: 'Thème astral' }).waitFor({ state: 'hidden' });
    await menu.getByRole('button', { name: 'Numérologie' }).hover();
    await menu.getByRole('link', { name: 'Chemin de vie' }).click();
    await page.waitForURL('**/numerologie/chemin-de-vie');
    await menu.getByRole('link', { name: 'Chemin de vie' }).waitFor({ state: 'hidden' });
  });

  it('the logo stands in the bar from the start', async () => {
    const { page } = await browser.visit('desktop');
    await page.goto('/tarot');
    const opacity = await page.locator('.navbar__logo').evaluate((logo) => getComputedStyle(logo).opacity);
    expect(opacity).toBe('1');
  });

  it('the current place is told from the others in the visitor’s own colours', async () => {
    const { page } = await browser.visit('desktop', { forcedColors: 'active' });
    await page.goto('/tarot');
    const borders = await page
      .locator('.menu-title')
      .evaluateAll((titles) =>
        titles.map((title) => [title.hasAttribute('data-current'), getComputedStyle(title).borderBottomColor] as const),
      );
    const colours = (isCurrent: boolean) =>
      borders.filter(([current]) => current === isCurrent).map(([, colour]) => colour);
    expect(colours(true)).toHaveLength(1);
    expect(colours(false)).not.toContain(colours(true)[0]);
    const small = await browser.visit('phone', { forcedColors: 'active' });
    await small.page.goto('/tarot');
    const outlines = await small.page
      .locator('.bottom-nav a')
      .evaluateAll((tiles) =>
        tiles.filter((tile) => getComputedStyle(tile).outlineStyle === 'solid').map((tile) => tile.textContent),
      );
    expect(outlines).toEqual(['Tarot']);
  });

  it('external items load the whole page', async () => {
    const { page } = await browser.visit('desktop');
    await page.goto('/numerologie');
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { sameLife: true }));
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await menu.getByRole('link', { name: 'Consultations' }).click();
    await page.waitForURL('**/equipe');
    await hydrated(page);
    expect(await page.evaluate(() => 'sameLife' in window)).toBe(false);
  });
});

describe('consent', () => {
  const browser = useBrowser();

  it('refused: nothing is tracked, and it is not asked again', async () => {
    const { page } = await browser.visit('desktop');
    const before = await statisticsSeen();
    await page.goto('/tarot');
    await page.getByRole('button', { name: 'Refuser' }).click();
    await page.goto('/numerologie');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('button', { name: 'Refuser' }).count()).toBe(0);
    expect(await statisticsSeen()).toEqual(before);
    expect(await page.context().cookies()).toEqual([]);
  });

  it('asks in a small bar that leaves the page’s main button free, comes first by the keyboard, and is not printed', async () => {
    const { page } = await browser.visit('phone');
    for (const address of ['/', '/astrologie/calcul-ascendant', '/numerologie/expression']) {
      await page.goto(address);
      await hydrated(page);
      const notice = page.locator('.consent-notice');
      await notice.waitFor();
      expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(120);
      const onTop = await page.evaluate(() => {
        const button = [...document.querySelectorAll('main :is(.button, [class*=cta])')].find((element) => {
          const { top, width, height } = element.getBoundingClientRect();
          // One whose middle lies under the tiles is not in sight yet, notice or not.
          return width > 0 && top + height / 2 < innerHeight - 68;
        });
        if (!button) return 'no main button in sight';
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? 'free' : 'covered';
      });
      expect(onTop, address).not.toBe('covered');
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Refuser');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.consent-notice').isVisible()).toBe(false);
  });

  it('accepted: pages are counted from then on, results never', async () => {
    const { page } = await browser.visit('desktop');
    const before = await statisticsSeen();
    await page.goto('/tarot');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await statisticsSeen()).toEqual(before);
    await page.getByRole('button', { name: 'Accepter' }).click();
    await expect.poll(async () => (await statisticsSeen()).length).toBe(before.length + 1);
    const view = new URLSearchParams((await statisticsSeen()).at(-1));
    expect(view.get('idsite')).toBe('1');
    expect(new URL(view.get('url') ?? '').pathname).toBe('/tarot');
    await page.goto('/numerologie/expression/resultat/3');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await statisticsSeen()).toHaveLength(before.length + 1);
  });
});

describe('the offer to put the site on the home screen', () => {
  const browser = useBrowser();
  const draw = (value: number) => `Math.random = () => ${value};`;

  it('comes after six seconds on a phone that drew it, and not again once refused', async () => {
    const { page } = await browser.visit('phone');
    await page.clock.install();
    await page.addInitScript(draw(0.01));
    await page.goto('/tarot');
    await hydrated(page);
    await page.getByRole('button', { name: 'Refuser' }).click();
    await page.clock.runFor(2_000);
    expect(await page.getByText('à portée de pouce').count()).toBe(0);
    await page.clock.runFor(4_500);
    await page.getByText('à portée de pouce').waitFor();
    await page.getByRole('button', { name: 'Fermer', exact: true }).click();
    await page.goto('/tarot');
    await hydrated(page);
    await page.clock.runFor(7_000);
    expect(await page.getByText('à portée de pouce').count()).toBe(0);
  });

  it('does not come without luck', async () => {
    const { page } = await browser.visit('phone');
    await page.clock.install();
    await page.addInitScript(draw(0.5));
    await page.goto('/tarot');
    await hydrated(page);
    await page.clock.runFor(8_000);
    expect(await page.getByText('à portée de pouce').count()).toBe(0);
  });
});

describe('modals, themes, zoom', () => {
  const browser = useBrowser();

  it('login opens over the page, closes by Escape and gives the focus back', async () => {
    const { page } = await browser.visit('desktop');
    await page.goto('/tarot');
    await hydrated(page);
    const opener = page
      .getByRole('button', { name: 'Se connecter' })
      .or(page.getByRole('link', { name: 'Se connecter' }))
      .first();
    await opener.click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/tarot');
  });

  it('the chosen theme stays, before the first paint', async () => {
    const { page } = await browser.visit('desktop', { colorScheme: 'light' });
    await page.goto('/tarot');
    await hydrated(page);
    await page.getByRole('contentinfo').getByText('Nuit').click();
    await page.reload();
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(16, 14, 34)');
  });

  it('nothing is cut at twice the size', async () => {
    // 200 percent zoom of a 1280 window is a 640 pixel one; of a 360 phone, 180.
    const { page } = await browser.visit('desktop', { viewport: { width: 320, height: 500 } });
    for (const address of ['/', '/tarot', '/numerologie/expression', '/connexion']) {
      await page.goto(address);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, address).toBeLessThanOrEqual(0);
    }
  });
});

describe('offline', () => {
  const browser = useBrowser();

  it('a page seen before is shown again, another one is the offline page', async () => {
    const { page, context } = await browser.visit('phone', WITH_WORKER);
    await page.goto('/tarot');
    await hydrated(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await hydrated(page);
    await context.setOffline(true);
    await page.goto('/tarot');
    expect(await page.locator('h1').textContent()).toContain('tarot');
    await page.goto('/lithotherapie');
    expect(await page.locator('body').textContent()).toMatch(/hors ligne|connexion|réseau/i);
  });
});
