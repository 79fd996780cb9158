import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enter, newAddress, PASSWORD } from './member-site.ts';
import { arrives, hydrated, SIZES, type Size, siteUrl, useBrowser } from './site.ts';

const { visit } = useBrowser();
const KB = 1024;
const DRAW = /^\/tirage\/[\w-]{22}$/;

/** Every spread: the page it begins on, how many cards are taken and how many lie on the table. */
const SPREADS = [
  ['/tarot', 3, 3],
  ['/tirage-tarot-voyance', 4, 5],
  ['/tirage-tarot-amour', 5, 5],
  ['/tirage-tarot-celibataire', 4, 4],
  ['/tirage-tarot-oui-non', 1, 1],
  ['/oracle-de-belline', 7, 7],
  ['/oracle-des-anges', 3, 3],
  ['/tirage-personnalise', 3, 3],
] as const;

const names = (page: Page) => page.locator('.tarot-reading h3').allTextContents();

async function begin(page: Page, address: string, question = ''): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  if (question) await page.getByLabel('Votre question', { exact: true }).fill(question);
  await page.getByRole('button', { name: 'Mélanger les cartes' }).click();
  await arrives(page, DRAW);
  await page.locator('.tarot-fan').waitFor();
}

/** A point of the screen where this card of the fan, and no other, is under the finger. */
async function pointOf(page: Page, place: number): Promise<{ x: number; y: number }> {
  const card = page.locator(`[data-place="${place}"]`);
  await card.evaluate((label) => label.scrollIntoView({ block: 'center' }));
  return card.evaluate((label) => {
    const box = label.getBoundingClientRect();
    for (let y = box.top + 2; y < box.bottom; y += 4)
      for (let x = box.left + 1; x < box.right; x += 1)
        if (document.elementFromPoint(x, y)?.closest('[data-place]') === label) return { x, y };
    throw new Error('this card cannot be reached');
  });
}

const takenIn = (page: Page) => page.locator('.tarot-fan input:checked').count();

/** Takes this card by mouse. A finger is wider than a strip of the fan: the browser may give it the card beside, or one that is taken already. */
async function take(page: Page, size: Size, place: number): Promise<void> {
  const { x, y } = await pointOf(page, place);
  if (size === 'desktop') return page.mouse.click(x, y);
  const before = await takenIn(page);
  await page.touchscreen.tap(x, y);
  const isTaken = async () => (await takenIn(page)) !== before || (await page.locator('.tarot-table').count()) > 0;
  await expect.poll(isTaken).toBe(true);
}

async function turnAll(page: Page, cards: number): Promise<void> {
  await page.getByRole('button', { name: 'Retourner la première carte' }).first().click();
  if (cards > 1) await page.getByRole('button', { name: 'Tout retourner' }).click();
  await expect.poll(async () => (await names(page)).length).toBe(cards);
}

describe.each(Object.keys(SIZES) as Size[])('draws, %s', (size) => {
  it('each spread is taken by hand and read, and its proof agrees', async () => {
    const { page, problems } = await visit(size);
    for (const [address, taken, laid] of SPREADS) {
      await begin(page, address);
      // Far from one another, from one end of the fan to the other.
      for (const place of [2, 21, 11, 6, 16, 14, 8].slice(0, taken)) await take(page, size, place);
      await turnAll(page, laid);
      expect(new Set(await names(page)).size, address).toBeGreaterThanOrEqual(taken);
      await page.getByRole('button', { name: 'Recalculer sur cet appareil' }).click();
      await page.getByText('l’empreinte et les cartes concordent').waitFor();
      const alts = await page
        .locator('.tarot-table .tarot-turn img')
        .evaluateAll((all) => all.map((one) => one.getAttribute('alt') ?? ''));
      expect(alts.every((alt) => alt.length > 20)).toBe(true);
    }
    expect(problems).toEqual([]);
  });

  it('a draw has an address: a reload, another person and the way back find the same cards', async () => {
    const { page } = await visit(size);
    await begin(page, '/tirage-tarot-amour', 'Où en est notre histoire ?');
    await take(page, size, 3);
    await expect.poll(() => page.getByAltText('Carte prise, face cachée').count()).toBe(1);
    await page.reload();
    await hydrated(page);
    // What was taken before is still taken.
    await expect.poll(() => page.getByAltText('Carte prise, face cachée').count()).toBe(1);
    await page.getByRole('button', { name: 'Tirer pour moi' }).click();
    await turnAll(page, 5);
    await page.getByText('Où en est notre histoire ?').first().waitFor();
    const drawn = await names(page);
    await page.reload();
    expect(await names(page)).toEqual(drawn);
    const other = await visit(size);
    await other.page.goto(new URL(page.url()).pathname);
    expect(await names(other.page)).toEqual(drawn);
    // The question is nobody else's.
    expect(await other.page.content()).not.toContain('Où en est notre histoire');
  });

  it('a draw that fails half-way says so, and loses nothing', async () => {
    const { page } = await visit(size);
    await begin(page, '/tirage-tarot-celibataire');
    await page.route('**/api/tarot/draw/touch.json', (route) => route.abort('connectionfailed'));
    for (const place of [4, 9, 13, 20]) await take(page, size, place);
    await page.getByText('Le tirage n’a pas pu aboutir. Merci de le recommencer.').waitFor();
    await page.unroute('**/api/tarot/draw/touch.json');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await turnAll(page, 4);
    if (size === 'desktop') await page.getByText('la 4e, la 9e, la 13e et la 20e').waitFor();
  });
});

it('the keyboard is enough', async () => {
  const { page } = await visit('desktop');
  await page.goto('/tirage-tarot-oui-non');
  await hydrated(page);
  await page.getByRole('button', { name: 'Mélanger les cartes' }).press('Enter');
  await arrives(page, DRAW);
  const middle = page.getByRole('checkbox', { name: '11e carte' });
  await middle.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('13e carte');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Retourner la première carte' }).first().press('Enter');
  await page.getByText('vous avez pris la 13e.').waitFor();
  await page.getByText('Regarder les deux cartes qui la touchaient').click();
  expect(await page.locator('.tarot-verdict h3').count()).toBe(2);
});

it('without scripts: the form draws on the server, with the same proof', async () => {
  const { page } = await visit('desktop', { javaScriptEnabled: false });
  await page.goto('/tirage-tarot-voyance');
  await page.getByRole('button', { name: 'Mélanger les cartes' }).click();
  await arrives(page, DRAW);
  for (const place of [2, 7]) await take(page, 'desktop', place);
  await page.getByLabel('Un mot à vous').fill('lanterne');
  await page.getByRole('button', { name: 'Prendre ces cartes' }).click();
  expect(await names(page)).toHaveLength(5);
  await page.getByText('Votre mot, que nous ne pouvions pas prévoir').waitFor();
  await page.getByText(/vous avez pris la 2e, la 7e/).waitFor();
  // Too many are said, and the fan comes back.
  await page.goto('/tirage-tarot-oui-non');
  await page.getByRole('button', { name: 'Mélanger les cartes' }).click();
  for (const place of [2, 7]) await take(page, 'desktop', place);
  await page.getByRole('button', { name: 'Prendre ces cartes' }).click();
  await page.getByText('Prenez une seule carte dans l’éventail').waitFor();
});

it('a member keeps a draw, and finds the same cards among the activities', async () => {
  const email = `tarot.${newAddress()}`;
  const body = new URLSearchParams({ firstname: 'Camille', email, password: PASSWORD, terms: '1', path: '/' });
  await fetch(`${siteUrl()}/api/user/account/signup`, { method: 'POST', body });
  const { page, problems } = await visit('desktop');
  await enter(page, email, '/profil/activites');
  await arrives(page, '/profil/activites');
  await begin(page, '/oracle-des-anges', 'Qu’ai-je besoin d’entendre ?');
  await page.getByRole('button', { name: 'Tirer pour moi' }).click();
  await turnAll(page, 3);
  const drawn = await names(page);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('link', { name: 'Voir ce qui est gardé' }).click();
  await arrives(page, /^\/profil\/activites\/tirage\//);
  await page.getByText('Qu’ai-je besoin d’entendre ?').waitFor();
  expect(await page.locator('.opened__cards h2').allTextContents()).toEqual(drawn);
  const pictures = page.locator('.opened__cards img');
  await expect
    .poll(() => pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)))
    .toBe(true);
  expect(await pictures.count()).toBe(3);
  expect(problems).toEqual([]);
});

it('the shared picture is made on the device, and is not blank', async () => {
  const { page, calls } = await visit('phone', { reducedMotion: 'reduce' });
  await begin(page, '/tirage-tarot-amour');
  await page.getByRole('button', { name: 'Tirer pour moi' }).click();
  await turnAll(page, 5);
  const moving = await page
    .locator('.tarot-turn img')
    .first()
    .evaluate((one) => getComputedStyle(one).animationName);
  expect(moving).toBe('none');
  const before = calls.length;
  await page.getByRole('button', { name: 'Partager l’image' }).click();
  const picture = page.getByAltText('Vos cartes sur le tapis');
  await picture.waitFor();
  const colours = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    const found = new Set<number>();
    let paper = 0;
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      found.add((red >> 4) * 256 + (green >> 4) * 16 + (blue >> 4));
      if (red > 240 && green > 230) paper++;
    }
    return { width: canvas.width, height: canvas.height, found: found.size, paper: paper / (data.length / 4) };
  });
  expect(colours).toMatchObject({ width: 1080, height: 1350 });
  expect(colours.found).toBeGreaterThan(200);
  // The paper of the cards is on the cloth.
  expect(colours.paper).toBeGreaterThan(0.05);
  expect(calls.length).toBe(before);
});

it('the page of a draw is light, its pictures counted apart', async () => {
  const { page } = await visit('phone');
  await begin(page, '/oracle-de-belline');
  await page.getByRole('button', { name: 'Tirer pour moi' }).click();
  await turnAll(page, 7);
  const address = page.url();
  const fresh = await visit('phone');
  await fresh.page.goto(address, { waitUntil: 'networkidle' });
  await hydrated(fresh.page);
  const sizes = await fresh.page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sum = (test: RegExp) =>
      files
        .filter(({ name }) => test.test(new URL(name).pathname))
        .reduce((total, file) => total + file.encodedBodySize, 0);
    return { scripts: sum(/\.js$/), pictures: sum(/^\/assets\/cards\//) };
  });
  expect(sizes.scripts).toBeLessThanOrEqual(120 * KB);
  expect(sizes.pictures).toBeGreaterThan(0);
  expect(sizes.pictures).toBeLessThanOrEqual(60 * KB);
});

it('the card of the day is the same all day on a device', async () => {
  const { page } = await visit('phone');
  await page.goto('/');
  await hydrated(page);
  await page.locator('#tarot-day').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Retourner ma carte' }).click();
  const name = () => page.locator('#tarot-day').textContent();
  await expect.poll(name).not.toBe('Une carte vous attend');
  const first = await name();
  await page.reload();
  await hydrated(page);
  await page.locator('#tarot-day').scrollIntoViewIfNeeded();
  await expect.poll(name).toBe(first);
});
