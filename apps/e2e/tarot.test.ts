import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessProblems } from './axe.ts';
import { codeFetched } from './code-of-page.ts';
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
  await card.evaluate((label) => label.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return card.evaluate((label) => {
    const box = label.getBoundingClientRect();
    for (let y = box.top + 2; y < box.bottom; y += 4)
      for (let x = box.left + 1; x < box.right; x += 1)
        if (document.elementFromPoint(x, y)?.closest('[data-place]') === label) return { x, y };
    throw new Error('this card cannot be reached');
  });
}

/** Presses this card of the fan and lets it go. */
async function take(page: Page, size: Size, place: number): Promise<void> {
  const { x, y } = await pointOf(page, place);
  await (size === 'desktop' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y));
}

const ticked = (page: Page): Promise<string[]> =>
  page.locator('.tarot-fan input:checked').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).name));

/** From the first card to the last, by the arrows and the space bar alone. */
async function takeByKeys(page: Page, places: readonly number[]): Promise<void> {
  await page.locator('.tarot-fan input[tabindex="0"]').focus();
  await page.keyboard.press('Home');
  let at = 1;
  for (const place of places) {
    for (; at < place; at++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
  }
}

const lay = (page: Page) => page.getByRole('button', { name: /^Poser (?:ma carte|mes cartes) sur la table$/ });

async function turnAll(page: Page, cards: number): Promise<void> {
  await page.getByRole('button', { name: 'Retourner la première carte' }).first().press('Enter');
  if (cards > 1) await page.getByRole('button', { name: 'Tout retourner' }).press('Enter');
  await expect.poll(async () => (await names(page)).length).toBe(cards);
}

/** « vous avez pris la 2e, la 21e et la 11e » */
const said = (places: readonly number[]): string => {
  const all = places.map((place) => `la ${place}e`);
  return `vous avez pris ${[all.slice(0, -1).join(', '), all.at(-1)].filter(Boolean).join(' et ')}.`;
};

describe.each(Object.keys(SIZES) as Size[])('draws, %s', (size) => {
  it('each spread is taken by hand and read, and its proof agrees', async () => {
    const { page, problems } = await visit(size);
    for (const [address, taken, laid] of SPREADS) {
      await begin(page, address);
      // Far from one another, from one end of the fan to the other.
      const places = [2, 21, 11, 6, 16, 14, 8].slice(0, taken);
      for (const place of places) await take(page, size, place);
      await lay(page).click();
      await turnAll(page, laid);
      expect(new Set(await names(page)).size, address).toBeGreaterThanOrEqual(taken);
      await page.getByText(said(places)).waitFor();
      await page.getByRole('button', { name: 'Recalculer sur cet appareil' }).click();
      await page.getByText('l’empreinte et les cartes concordent').waitFor();
      const alts = await page
        .locator('.tarot-table .tarot-turn img:not([alt=""])')
        .evaluateAll((all) => all.map((one) => one.getAttribute('alt') ?? ''));
      expect(alts).toHaveLength(laid);
      expect(alts.every((alt) => alt.length > 20)).toBe(true);
    }
    expect(problems).toEqual([]);
  });

  // Keys are at a desk, and who has no scripts is on the slowest of phones: each is tried where it is likeliest.
  it.runIf(size === 'desktop')('the keyboard is enough for each spread', async () => {
    const { page, problems } = await visit(size);
    for (const [address, taken, laid] of SPREADS) {
      await page.goto(address);
      await hydrated(page);
      await page.getByRole('button', { name: 'Mélanger les cartes' }).press('Enter');
      await arrives(page, DRAW);
      const places = [2, 3, 5, 6, 8, 9, 12].slice(0, taken);
      await takeByKeys(page, places);
      // Who takes by keys stays where they were, on a card that the same key puts back.
      const last = page.getByRole('checkbox', { name: `${places.at(-1)}e carte`, exact: true });
      expect(await last.evaluate((box) => box === document.activeElement)).toBe(true);
      await page.keyboard.press('Space');
      expect(await last.isChecked()).toBe(false);
      await page.keyboard.press('Enter');
      await lay(page).press('Enter');
      await turnAll(page, laid);
      await page.getByText(said(places)).waitFor();
    }
    expect(problems).toEqual([]);
  });

  it.runIf(size === 'phone')(
    'without scripts the form of each spread draws on the server, with the same proof',
    async () => {
      const { page } = await visit(size, { javaScriptEnabled: false });
      for (const [address, , laid] of SPREADS) {
        await page.goto(address);
        await page.getByRole('button', { name: 'Mélanger les cartes' }).click();
        await arrives(page, DRAW);
        await take(page, size, 7);
        const [field = ''] = await ticked(page);
        await page.getByLabel('Un mot à vous').fill('lanterne');
        await page.getByRole('button', { name: 'Prendre ces cartes' }).click();
        await page.locator('.tarot-reading').first().waitFor();
        expect(await names(page)).toHaveLength(laid);
        await page.getByText('Votre mot, que nous ne pouvions pas prévoir').waitFor();
        await page.getByText(`vous avez pris la ${field.replace('place-', '')}e`).waitFor();
      }
      // Too many are said, and the fan comes back.
      await page.goto('/tirage-tarot-oui-non');
      await page.getByRole('button', { name: 'Mélanger les cartes' }).click();
      for (const place of [2, 17]) await take(page, size, place);
      await page.getByRole('button', { name: 'Prendre ces cartes' }).click();
      await page.getByText('Prenez une seule carte dans l’éventail').waitFor();
    },
  );

  it('every strip of the fan takes its own card, and a card can be put back until all lie on the table', async () => {
    const { page } = await visit(size);
    // The largest fan there is.
    await begin(page, '/tarot');
    for (const place of [1, 2, 13, 26, 39, 40, 52, 65, 77, 78]) {
      await take(page, size, place);
      expect(await ticked(page)).toEqual([`place-${place}`]);
      await page.getByRole('button', { name: 'Reposer la première carte' }).click();
      expect(await ticked(page)).toEqual([]);
    }
    // A finger that slides takes the card it lets go of; one that leaves the fan takes none.
    const slide = await sliding(page, size);
    const [from, to] = [await pointOf(page, 20), await pointOf(page, 50)];
    await slide(from, to);
    expect(await ticked(page)).toEqual(['place-50']);
    await slide(await pointOf(page, 20), { x: 5, y: 90 });
    expect(await ticked(page)).toEqual(['place-50']);
    // What is put back leaves its position to the next card; the others stay where they lie.
    for (const place of [30, 60]) await take(page, size, place);
    await page.getByRole('button', { name: 'Reposer la deuxième carte' }).click();
    await page.getByRole('heading', { name: 'Prenez la deuxième carte' }).waitFor();
    await take(page, size, 10);
    await lay(page).click();
    await turnAll(page, 3);
    await page.getByText(said([50, 10, 60])).waitFor();
  });

  it('a draw has an address: a reload, another person and the way back find the same cards', async () => {
    const { page } = await visit(size);
    await begin(page, '/tirage-tarot-amour', 'Où en est notre histoire ?');
    await take(page, size, 3);
    expect(await ticked(page)).toEqual(['place-3']);
    await page.reload();
    await hydrated(page);
    // What was taken before is still taken.
    await expect.poll(() => ticked(page)).toEqual(['place-3']);
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
});

/** From one point to the other without letting go: a finger on a phone, a pressed button elsewhere. */
async function sliding(page: Page, size: Size) {
  type Point = { x: number; y: number };
  const cdp = await page.context().newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  return async (from: Point, to: Point) => {
    const middle = { x: (from.x + to.x) / 2, y: from.y };
    if (size === 'phone') {
      await finger('touchStart', [from]);
      for (const point of [middle, to]) await finger('touchMove', [point]);
      return finger('touchEnd', []);
    }
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const { x, y } of [middle, to]) await page.mouse.move(x, y);
    return page.mouse.up();
  };
}

it('a draw that fails half-way says so, and loses nothing', async () => {
  const { page } = await visit('phone');
  await begin(page, '/tirage-tarot-celibataire');
  await page.route('**/api/tarot/draw/touch.json', (route) => route.abort('connectionfailed'));
  for (const place of [4, 9, 13, 20]) await take(page, 'phone', place);
  await lay(page).click();
  await page.getByText('Le tirage n’a pas pu aboutir. Merci de le recommencer.').waitFor();
  await page.unroute('**/api/tarot/draw/touch.json');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await turnAll(page, 4);
  await page.getByText(said([4, 9, 13, 20])).waitFor();
});

it('the fan and a draw that is read are for everyone: no axe violation', async () => {
  const { page } = await visit('phone', { reducedMotion: 'reduce' });
  await begin(page, '/tirage-tarot-voyance');
  expect(await accessProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tirer pour moi' }).click();
  await turnAll(page, 5);
  expect(await accessProblems(page)).toEqual([]);
});

it('a card of yes or no shows, to who asks why, the two that touched it', async () => {
  const { page } = await visit('phone');
  await begin(page, '/tirage-tarot-oui-non');
  await page.getByRole('button', { name: 'Tirer pour moi' }).click();
  await turnAll(page, 1);
  await page.getByText('Regarder les deux cartes qui la touchaient').click();
  expect(await page.locator('.tarot-verdict h3').count()).toBe(2);
});

const signUp = async (): Promise<string> => {
  const email = `tarot.${newAddress()}`;
  const body = new URLSearchParams({ firstname: 'Camille', email, password: PASSWORD, terms: '1', path: '/' });
  await fetch(`${siteUrl()}/api/user/account/signup`, { method: 'POST', body });
  return email;
};

it('what a visitor keeps joins the account at the login, with the same cards', async () => {
  const email = await signUp();
  const { page, problems } = await visit('phone');
  await begin(page, '/oracle-de-belline');
  await page.getByRole('button', { name: 'Tirer pour moi' }).click();
  await turnAll(page, 7);
  const drawn = await names(page);
  await page.getByRole('button', { name: 'Garder sur cet appareil' }).click();
  await page.getByRole('link', { name: 'Voir ce qui est gardé' }).waitFor();
  await enter(page, email, '/profil/activites');
  await page.getByText('a rejoint votre compte').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('kept-on-device'))).toBeNull();
  await page.goto('/profil/activites');
  await hydrated(page);
  await page.locator('main a[href^="/profil/activites/tirage/"]').first().click();
  await arrives(page, /^\/profil\/activites\/tirage\//);
  await expect.poll(() => page.locator('.opened__cards h2').allTextContents()).toEqual(drawn);
  expect(problems).toEqual([]);
});

it('a member keeps a draw, and finds the same cards among the activities', async () => {
  const email = await signUp();
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
    .locator('.tarot-turn__sides')
    .first()
    .evaluate((one) => one.getAnimations().length + Number.parseFloat(getComputedStyle(one).transitionDuration));
  expect(moving).toBeLessThan(0.01);
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
  const scripts = await codeFetched(fresh.page);
  const pictures = await fresh.page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files
      .filter(({ name }) => new URL(name).pathname.startsWith('/assets/cards/'))
      .reduce((total, file) => total + file.encodedBodySize, 0);
  });
  console.log(`a draw of seven cards: ${scripts} bytes of scripts, ${pictures} of pictures`);
  expect(scripts).toBeLessThanOrEqual(120 * KB);
  expect(pictures).toBeGreaterThan(0);
  expect(pictures).toBeLessThanOrEqual(60 * KB);
});

it('the card of the day is the same all day on a device', async () => {
  const { page } = await visit('phone');
  // What stands there is replaced as one comes near it: nothing is waited for in between.
  const comeNear = () => page.evaluate(() => document.querySelector('#tarot-day')?.scrollIntoView());
  await page.goto('/');
  await hydrated(page);
  await comeNear();
  await page.getByRole('button', { name: 'Retourner ma carte' }).click();
  const name = () => page.locator('#tarot-day').textContent();
  await expect.poll(name).not.toBe('Une carte vous attend');
  const first = await name();
  await page.reload();
  await hydrated(page);
  await comeNear();
  await expect.poll(name).toBe(first);
});
