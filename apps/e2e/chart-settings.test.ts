import { expect, it } from 'vitest';
import { birthIn, CAMILLE, infosOf } from './astrology-site.ts';
import { accessProblems } from './axe.ts';
import { hydrated, useBrowser } from './site.ts';

const { visit } = useBrowser();
const NATAL = '/astrologie/theme-astral-gratuit';
const RESULT = `${NATAL}/resultat/${infosOf(CAMILLE)}`;

it.each(['phone', 'desktop'] as const)(
  'a setting says what it moved, is in the address and is remembered (%s)',
  async (size) => {
    const { page, problems } = await visit(size);
    await page.goto(RESULT);
    await hydrated(page);
    if (size === 'phone') await page.getByText('Régler, garder, imprimer').click();
    await page.getByText('Tous les réglages').press('Enter');
    const news = page.locator('.chart-tune__news');

    await page.getByLabel('Zodiaque').selectOption('lahiri');
    await expect
      .poll(() => news.textContent())
      .toMatch(/^Sidéral, Lahiri.*la Lune .*en Cancer.*Tout recule de 23°4\d′/);
    expect(await page.getByText('Comité indien de réforme du calendrier').count()).toBe(1);
    await page.getByLabel('Nœud lunaire').selectOption('true');
    await expect.poll(() => news.textContent()).toMatch(/^Nœud vrai\s: .* au lieu de /);
    await page.getByLabel('Sesqui-carré').selectOption('2');
    await expect.poll(() => news.textContent()).toMatch(/aspects?\sde\splus/);
    await page.getByRole('checkbox', { name: 'Chiron' }).press('Space');
    await expect.poll(() => news.textContent()).toMatch(/^Chiron\sn’est\splus/);
    expect(birthIn(page.url())).toMatchObject({ zodiac: 'lahiri', node: 'true', hidden: 'chiron' });
    expect(birthIn(page.url()).aspects).toContain('sesqui_square-2');

    // The same chart comes back, and the next birth begins with these settings.
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.locator('h1').textContent()).toBe('Le thème astral de Camille');
    if (size === 'phone') await page.getByText('Régler, garder, imprimer').click();
    await page.getByText('Tous les réglages').click();
    expect(await page.getByLabel('Zodiaque').inputValue()).toBe('lahiri');
    expect(await page.getByRole('checkbox', { name: 'Chiron' }).isChecked()).toBe(false);
    const kept = await page.evaluate(() => localStorage.getItem('chart-settings'));
    expect(kept).toContain('lahiri');
    await page.getByRole('button', { name: 'Revenir aux réglages habituels' }).click();
    await expect.poll(() => birthIn(page.url()).zodiac).toBeUndefined();
    expect(problems).toEqual([]);
  },
);

it.each(['phone', 'desktop'] as const)('the page of the other sites compares one’s own chart (%s)', async (size) => {
  const { page, problems } = await visit(size);
  await page.goto(RESULT);
  await hydrated(page);
  await page.getByRole('link', { name: 'Pourquoi un autre site dit autre chose' }).press('Enter');
  await expect.poll(() => page.locator('h1').textContent()).toBe('Pourquoi un autre site dit autre chose');
  const table = page.getByRole('table', { name: 'Positions de votre thème selon les réglages' });
  expect(await table.getByRole('columnheader').count()).toBe(10);
  const moon = table.getByRole('row', { name: /^Lune / }).first();
  await moon
    .getByRole('cell', { name: /Cancer.*\(diffère\)/ })
    .first()
    .waitFor();
  expect(await accessProblems(page)).toEqual([]);
  expect(problems).toEqual([]);
});

it.each(['phone', 'desktop'] as const)('a chart is shared without its birth (%s)', async (size) => {
  const { page, context, problems } = await visit(size, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(RESULT);
  await hydrated(page);
  if (size === 'phone') await page.getByText('Régler, garder, imprimer').click();
  await page.getByRole('button', { name: 'Partager', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Partager ce ciel' });
  await dialog.getByRole('button', { name: 'Image large' }).click();
  const picture = dialog.getByRole('img', { name: /^Un ciel de naissance/ });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Enregistrer l’image' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('ciel-de-naissance-large.png');
  await dialog.getByRole('button', { name: 'Partager le lien' }).click();
  await dialog.getByRole('button', { name: 'Lien copié' }).waitFor();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toContain(`${NATAL}/ciel/`);

  const stranger = await context.newPage();
  await stranger.goto(new URL(address).pathname);
  await hydrated(stranger);
  await expect.poll(() => stranger.locator('h1').textContent()).toBe('Un ciel de naissance');
  expect(await stranger.getByRole('listbox', { name: 'Roue du ciel partagé' }).getByRole('option').count()).toBe(13);
  expect(await stranger.locator('main').textContent()).not.toMatch(/Camille|1988|Lyon|14 h 25/);
  expect(await accessProblems(stranger)).toEqual([]);
  expect(problems).toEqual([]);
});
