import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CAMILLE, entersFolder, fillBirth, infosOf, nextQuestion } from './astrology-site.ts';
import { accessProblems } from './axe.ts';
import { hydrated, path, SIZES, type Size, useBrowser } from './site.ts';

const { visit } = useBrowser();

const TODAY = '/astrologie/transits-du-jour';
const DAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

/** The day as the slider says it, by the browser's own clock. */
const dayInFrench = (page: Page, fromNow: number): Promise<string> =>
  page.evaluate(
    ([days, months, days_from_now]) => {
      const date = new Date();
      date.setDate(date.getDate() + days_from_now);
      const day = date.getDate() === 1 ? '1er' : date.getDate();
      return `${days[date.getDay()]} ${day}\u00A0${months[date.getMonth()]} ${date.getFullYear()}`;
    },
    [DAYS, MONTHS, fromNow] as const,
  );

const slider = (page: Page) => page.getByRole('slider', { name: 'Moment du ciel' });
const told = (page: Page) => slider(page).getAttribute('aria-valuetext');
const dayOf = async (page: Page) => Number(await slider(page).getAttribute('aria-valuenow'));
/** Where the bodies of the outer ring are drawn, on the plan that the size shows. */
const drawn = (page: Page) =>
  page.locator('.moving-wheel__sheet:visible [data-part="bodies"]').evaluate((part) => part.innerHTML);

/** By what is seen of it, once it stands still. */
async function choose(page: Page, name: string): Promise<void> {
  await page.locator('label.segments__cell').filter({ hasText: name }).click();
  await expect.poll(() => page.getByRole('radio', { name }).isChecked()).toBe(true);
}

async function ready(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole('button', { name: 'Refuser' }).click();
  await page.locator('.time-ribbon__slider:not([aria-disabled])').waitFor();
}

describe.each(Object.keys(SIZES) as Size[])('today on a chart, %s', (size) => {
  it('from the form: keys, buttons and the hand move time, the wheel and the lists follow, and nothing is asked of the server', async () => {
    const { page, problems, calls } = await visit(size);
    await page.goto(TODAY);
    await hydrated(page);
    await page.getByRole('button', { name: 'Refuser' }).click();
    await fillBirth(page, size, '14:25');
    await nextQuestion(page, size);
    await page.getByRole('button', { name: 'Voir le ciel d’aujourd’hui' }).click();
    await entersFolder(page, `${TODAY}/resultat/`);
    await page.locator('.time-ribbon__slider:not([aria-disabled])').waitFor();
    expect(await page.locator('h1').textContent()).toBe('Aujourd’hui sur le thème de Camille');
    await expect.poll(() => told(page)).toContain(await dayInFrench(page, 0));
    const asked = calls.length;

    await slider(page).focus();
    const before = await drawn(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => told(page)).toContain(await dayInFrench(page, 1));
    await expect.poll(() => drawn(page)).not.toBe(before);
    await page.keyboard.press('PageUp');
    await expect.poll(() => told(page)).toContain(await dayInFrench(page, 11));
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => told(page)).toContain(await dayInFrench(page, 0));

    await choose(page, 'Années');
    const day = await dayOf(page);
    await page.getByRole('button', { name: 'Avancer d’un an' }).click();
    await expect.poll(async () => (await dayOf(page)) - day).toBeGreaterThanOrEqual(365);
    await page.getByRole('button', { name: 'Reculer d’un an' }).click();
    await expect.poll(() => dayOf(page)).toBe(day);

    // The paper goes with the hand: to the left is later.
    await choose(page, 'Jours');
    await slider(page).scrollIntoViewIfNeeded();
    const box = (await slider(page).boundingBox()) as { x: number; y: number; width: number; height: number };
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 70, y, { steps: 7 });
    await page.waitForTimeout(120);
    await page.mouse.up();
    await expect.poll(() => told(page)).toContain(await dayInFrench(page, 5));

    await page.keyboard.press('End');
    await expect.poll(() => told(page)).toContain('2099');
    await page.keyboard.press('Home');
    await expect.poll(() => told(page)).toContain('1900');
    await page.getByRole('button', { name: 'Maintenant' }).click();
    await expect.poll(() => told(page)).toContain(await dayInFrench(page, 0));
    expect(calls.slice(asked)).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('what is exact soon: pressing one leads there, and there it is the tightest of its kind', async () => {
    const { page, problems } = await visit(size);
    await page.goto(`${TODAY}/resultat/${infosOf(CAMILLE)}`);
    await ready(page);
    const first = page
      .getByRole('region')
      .or(page.locator('.today-lists section'))
      .first()
      .getByRole('listitem')
      .first();
    const go = first.getByRole('button');
    const [name, when] = [await first.locator('> span').nth(1).textContent(), await go.textContent()];
    await go.click();
    const moment = (when as string).replace(/^Aller à cette date\s*:\s*/, '');
    await expect.poll(() => told(page)).toBe(moment);
    const now = page.locator('.today-lists section').last().getByRole('listitem').first();
    await expect.poll(() => now.textContent()).toContain((name as string).replace(' (rétrograde)', ''));
    await expect.poll(() => now.textContent()).toContain('0°00′');
    expect(problems).toEqual([]);
  });

  it('progressions and solar arcs turn in the same frame', async () => {
    const { page, problems } = await visit(size);
    await page.goto(`${TODAY}/resultat/${infosOf(CAMILLE)}`);
    await ready(page);
    const transits = await drawn(page);
    await choose(page, 'Progressions');
    await expect.poll(() => drawn(page)).not.toBe(transits);
    const progressions = await drawn(page);
    await page.getByText('un jour après la naissance').waitFor();
    await choose(page, 'Arcs solaires');
    await expect.poll(() => drawn(page)).not.toBe(progressions);
    // By arc every point goes forward: nothing is retrograde.
    expect(await drawn(page)).not.toContain('visibility="visible"');
    expect(problems).toEqual([]);
  });

  it('leads to the personal horoscope, and is reached from the natal chart and the index', async () => {
    const { page, problems } = await visit(size);
    await page.goto(`/astrologie/theme-astral-gratuit/resultat/${infosOf(CAMILLE)}`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Refuser' }).click();
    await page.getByRole('link', { name: 'Aujourd’hui sur mon thème' }).click();
    await entersFolder(page, `${TODAY}/resultat/`);
    await page.getByRole('link', { name: 'Lire mon horoscope personnel' }).click();
    await entersFolder(page, '/horoscope-personnalise/resultat/');
    await page.locator('h1').filter({ hasText: 'Camille' }).waitFor();
    await page.goto('/astrologie-et-horoscope');
    await hydrated(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Transits du jour/ })
      .click();
    await expect.poll(() => path(page)).toBe(TODAY);
    expect(problems).toEqual([]);
  });
});

it('without its hour a birth has no houses, and without a network the hand says so and tries again', async () => {
  const { page, context } = await visit('phone');
  await context.route('**/*.skypack', (route) => route.abort());
  const { birthtime: _, ...unknown } = CAMILLE;
  await page.goto(`${TODAY}/resultat/${infosOf(unknown)}`);
  await hydrated(page);
  await page.getByRole('alert').filter({ hasText: 'Le ciel n’a pas pu être chargé' }).waitFor();
  // What the server said of its own minute stands.
  expect(await page.locator('.today-lists').getByRole('listitem').count()).toBeGreaterThan(5);
  await context.unroute('**/*.skypack');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.locator('.time-ribbon__slider:not([aria-disabled])').waitFor();
  expect(await page.locator('.moving-wheel .wheel__pill').count()).toBe(0);
  expect(await page.locator('.today-lists').textContent()).not.toMatch(/à la Lune natale|à l’Ascendant natal/);
});

it('is accessible', async () => {
  const { page } = await visit('desktop', { reducedMotion: 'reduce' });
  await page.goto(`${TODAY}/resultat/${infosOf(CAMILLE)}`);
  await ready(page);
  expect(await accessProblems(page)).toEqual([]);
});
