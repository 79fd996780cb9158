import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BASE, h1, soon } from './angels-site.ts';
import { arrives, hydrated, path, useBrowser } from './site.ts';

const { visit } = useBrowser();

const card = (page: Page): Locator => page.locator('.swipe-deck__card:not(.swipe-deck__card--next) .angels-feeling');

/** The feeling in hand, `groups` when some are tied, `result` once it is there; null on the way from one to the other. */
async function atHand(page: Page): Promise<string | null> {
  if (path(page).includes('/resultat/')) return 'result';
  if (await page.locator('.angels-groups button').count()) return 'groups';
  return (await card(page).count())
    ? card(page)
        .getAttribute('data-feeling', { timeout: 500 })
        .catch(() => null)
    : null;
}

/** Takes the whole test: `answer` sorts the card in hand; of a tie the first group is taken with the keyboard. */
async function takeTest(
  page: Page,
  keeps: readonly string[],
  answer: (isKept: boolean) => Promise<void>,
): Promise<string[]> {
  const seen: string[] = [];
  for (let last: string | null = null; last !== 'result'; ) {
    const before: string | null = last;
    await soon(async () => {
      last = await atHand(page);
      return last !== null && (last !== before || last === 'groups');
    }).toBe(true);
    if (last === 'result' || last === null) break;
    seen.push(last);
    if (last === 'groups') {
      const groups = page.locator('.angels-groups button');
      const first = await groups.first().getAttribute('data-group');
      await groups.first().focus();
      await page.keyboard.press('Enter');
      await soon(async () => (await page.locator(`[data-group="${first}"]`).count()) === 0).toBe(true);
    } else await answer(keeps.includes(last));
  }
  return seen;
}

describe('the whole personal test', () => {
  it('by swiping with a finger', async () => {
    const { page, context, problems } = await visit('phone');
    await page.goto(`${BASE}/calcul-ange-personnel/selection-bienfaits`);
    await hydrated(page);
    const touch = await context.newCDPSession(page);
    const swipe = async (isKept: boolean) => {
      const box = await page.locator('.swipe-deck__card:not(.swipe-deck__card--next)').boundingBox();
      if (!box) throw new Error('no card');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }] });
      await send('touchStart', x);
      for (const part of [0.3, 0.6, 1]) await send('touchMove', x + (isKept ? 120 : -120) * part);
      await send('touchEnd', x);
    };
    const seen = await takeTest(page, ['consolation', 'courage'], swipe);
    await arrives(page, `${BASE}/calcul-ange-personnel/resultat/yeialel`);
    expect(new Set(seen).size).toBe(seen.length);
    expect(await h1(page).textContent()).toBe('Yeialel');
    await page.goBack();
    await arrives(page, `${BASE}/calcul-ange-personnel/selection-bienfaits`);
    // The test begins anew.
    await soon(() => card(page).getAttribute('data-feeling')).toBe('paix');
    expect(problems).toEqual([]);
  });

  it('by keyboard alone, through a refinement and a tie', async () => {
    const { page, problems } = await visit('desktop');
    await page.goto(`${BASE}/calcul-ange-personnel`);
    await hydrated(page);
    await page.getByRole('link', { name: 'Commencer le test' }).focus();
    await page.keyboard.press('Enter');
    await arrives(page, `${BASE}/calcul-ange-personnel/selection-bienfaits`);
    await page.getByRole('group', { name: 'Un ressenti à garder ou à laisser' }).focus();
    const press = (isKept: boolean) => page.keyboard.press(isKept ? 'ArrowRight' : 'ArrowLeft');
    // Passing every card leads through the three steps.
    const seen = await takeTest(page, [], press);
    await arrives(page, /\/calcul-ange-personnel\/resultat\/[a-z-]+$/);
    expect(seen.length).toBeGreaterThan(30);
    expect(seen).toContain('groups');
    await page.getByText('Votre ange personnel').first().waitFor();
    expect(problems).toEqual([]);
  });

  it('one card back, a reload in the middle, and all over again', async () => {
    const { page, problems } = await visit('desktop');
    await page.goto(`${BASE}/calcul-ange-personnel/selection-bienfaits`);
    await hydrated(page);
    const kept = page.locator('.angels-kept li');
    await page.getByRole('button', { name: 'C’est moi' }).click();
    await page.getByRole('button', { name: 'Pas maintenant' }).click();
    await soon(() => card(page).getAttribute('data-feeling')).toBe('amour');
    expect(await kept.allTextContents()).toEqual(['Paix']);
    await page.reload();
    await hydrated(page);
    await soon(() => card(page).getAttribute('data-feeling')).toBe('amour');
    await page.getByRole('button', { name: 'Carte précédente' }).click();
    await soon(() => card(page).getAttribute('data-feeling')).toBe('courage');
    await page.getByRole('button', { name: 'Tout reprendre' }).click();
    await soon(() => card(page).getAttribute('data-feeling')).toBe('paix');
    expect(await kept.count()).toBe(0);
    expect(problems).toEqual([]);
  });
});
