import type { Page } from 'playwright-core';
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
    await expect.poll(() => news.textContent()).toMatch(/^\d+\saspects?\sde\splus/);
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

const TODAY = '/astrologie/transits-du-jour';
const LOVE = '/astrologie/compatibilite-amoureuse';
const SKY = '/astrologie/carte-du-ciel-astrologique';
const NOE = { firstname: 'Noé', birthdate: '1985-08-10', birthtime: '07:30', birthcity: '2988507' };
const keptHere = (page: Page) => page.evaluate(() => localStorage.getItem('chart-settings') ?? '');

it.each(['phone', 'desktop'] as const)('today on a chart is set like the chart itself (%s)', async (size) => {
  const { page, problems } = await visit(size);
  await page.goto(`${TODAY}/resultat/${infosOf(CAMILLE)}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Refuser' }).click();
  await page.locator('.time-ribbon__slider:not([aria-disabled])').waitFor();
  const bodies = page.locator('.moving-wheel__sheet:visible [data-part="bodies"] > *');
  const all = await bodies.count();
  const drawn = () =>
    page.locator('.moving-wheel__sheet:visible [data-part="bodies"]').evaluate((part) => part.innerHTML);
  if (size === 'phone') await page.getByText('Régler les deux cercles').click();
  await page.getByText('Tous les réglages').press('Enter');
  const news = page.locator('.chart-tune__news');
  const slider = page.getByRole('slider', { name: 'Moment du ciel' });

  // A moment that was chosen stays chosen while the settings change.
  const now = await slider.getAttribute('aria-valuetext');
  await slider.press('PageUp');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).not.toBe(now);
  const moment = await slider.getAttribute('aria-valuetext');
  const tropical = await drawn();
  await page.getByLabel('Zodiaque').selectOption('lahiri');
  await expect.poll(() => news.textContent()).toMatch(/^Sidéral, Lahiri.*la Lune .*en Cancer.*Tout recule de 23°4\d′/);
  await expect.poll(drawn).not.toBe(tropical);
  expect(await slider.getAttribute('aria-valuetext')).toBe(moment);
  await page.getByLabel('Système de maisons').selectOption('koch');
  await expect.poll(() => news.textContent()).toMatch(/^Koch/);
  await page.getByLabel('Nœud lunaire').selectOption('true');
  await expect.poll(() => news.textContent()).toMatch(/^Nœud vrai/);
  const lists = page.locator('.today-lists');
  expect(await lists.textContent()).not.toMatch(/quinconce/);
  await page.getByLabel('Quinconce').selectOption('2');
  await expect.poll(() => news.textContent()).toMatch(/^Quinconce\s: orbe réglé à 2°/);
  await expect.poll(() => lists.textContent()).toMatch(/quinconce/);
  await page.getByRole('checkbox', { name: 'Chiron' }).press('Space');
  await expect.poll(() => bodies.count()).toBeLessThan(all);
  expect(birthIn(page.url())).toMatchObject({ zodiac: 'lahiri', house_system: 'koch', node: 'true', hidden: 'chiron' });
  expect(birthIn(page.url()).aspects).toContain('quincunx-2');
  expect(await keptHere(page)).toContain('lahiri');

  await page.reload();
  await hydrated(page);
  await page.locator('.time-ribbon__slider:not([aria-disabled])').waitFor();
  if (size === 'phone') await page.getByText('Régler les deux cercles').click();
  await page.getByText('Tous les réglages').click();
  expect(await page.getByLabel('Zodiaque').inputValue()).toBe('lahiri');
  expect(await bodies.count()).toBeLessThan(all);
  expect(await accessProblems(page)).toEqual([]);
  expect(problems).toEqual([]);
});

it.each(['phone', 'desktop'] as const)(
  'two births are set once for both, from the form on, and so is their link without births (%s)',
  async (size) => {
    const { page, problems } = await visit(size);
    await page.goto(`${LOVE}/resultat/${infosOf({ you: CAMILLE, other: NOE })}`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Refuser' }).click();
    const grid = page.getByRole('table', { name: 'Aspects croisés, avec leur orbe' });
    // Ten planets, the Ascendant, Chiron, the node and the Black Moon, under a row of heads.
    expect(await grid.getByRole('row').count()).toBe(15);
    if (size === 'phone') await page.getByText('Régler les deux ciels').click();
    await page.getByText('Tous les réglages').press('Enter');
    const news = page.locator('.chart-tune__news');
    await page.getByLabel('Zodiaque').selectOption('lahiri');
    await expect.poll(() => news.textContent()).toMatch(/^Sidéral, Lahiri\s: \d+\sastres sur 26 changent de signe/);
    await page.getByLabel('Système de maisons').selectOption('equal_a');
    await expect.poll(() => news.textContent()).toMatch(/^Maisons égales \(Ascendant\)/);
    await page.getByRole('combobox', { name: 'Lune noire' }).selectOption('true');
    await expect.poll(() => news.textContent()).toMatch(/^Lune noire vraie\s: \d+°\d\d′ .* et \d+°\d\d′ /);
    await page.getByLabel('Quinconce').selectOption('3');
    await expect.poll(() => news.textContent()).toMatch(/aspects\ssont tracés, contre \d+/);
    // The sentence before may have told of aspects too: the grid is what counts.
    await expect.poll(() => grid.getByRole('cell', { name: /^quinconce, orbe \d+°\d\d′/ }).count()).toBeGreaterThan(0);
    await page.getByRole('checkbox', { name: 'Pluton' }).press('Space');
    await expect.poll(() => news.textContent()).toMatch(/^Pluton\sn’est plus sur la roue/);
    expect(await grid.getByRole('row').count()).toBe(14);
    expect(await page.locator('#lecture').textContent()).not.toContain('Pluton');
    const infos = birthIn(page.url());
    expect(infos).toMatchObject({ zodiac: 'lahiri', house_system: 'equal_a', lilith: 'true', hidden: 'pluto' });
    expect(infos.aspects).toContain('quincunx-3');
    expect(infos.you.birthdate).toBe('1988-06-17');

    await page.reload();
    await hydrated(page);
    expect(await grid.getByRole('row').count()).toBe(14);
    // The next two births begin with these settings.
    await page.goto(LOVE);
    await hydrated(page);
    for (const [legend, birthdate] of [
      ['Vous', '1988-06-17'],
      ['L’autre', '1985-08-10'],
    ] as const)
      await page.getByRole('group', { name: legend, exact: true }).getByLabel('Date de naissance').fill(birthdate);
    await page.getByRole('button', { name: 'Rapprocher les deux ciels' }).press('Enter');
    await page.waitForURL(`**${LOVE}/resultat/**`);
    expect(birthIn(page.url())).toMatchObject({ zodiac: 'lahiri', hidden: 'pluto' });
    await expect.poll(() => grid.getByRole('row').count()).toBeGreaterThan(10);
    if (size === 'phone') await page.getByText('Régler les deux ciels').click();
    await page.getByText('Tous les réglages').click();
    await page.getByRole('button', { name: 'Revenir aux réglages habituels' }).click();
    await expect.poll(() => birthIn(page.url()).zodiac).toBeUndefined();
    expect(birthIn(page.url()).aspects).toBeUndefined();
    expect(await keptHere(page)).toBe('');
    expect(await accessProblems(page)).toEqual([]);
    expect(problems).toEqual([]);
  },
);

it.each(['phone', 'desktop'] as const)('the sky of now is set behind its button (%s)', async (size) => {
  const { page, problems } = await visit(size);
  await page.goto(SKY);
  await hydrated(page);
  await page.getByRole('button', { name: 'Refuser' }).click();
  expect(await page.getByLabel('Système de maisons').count()).toBe(0);
  await page.getByRole('button', { name: 'Régler la carte' }).press('Enter');
  const system = page.getByLabel('Système de maisons');
  await system.waitFor();
  // The button is gone with the focus: the first choice has it.
  await expect.poll(() => system.evaluate((choice) => choice === document.activeElement)).toBe(true);
  const wheel = page.getByRole('listbox', { name: /^Roue du ciel/ });
  const before = await wheel.innerHTML();
  await system.selectOption('equal_a');
  const news = page.locator('.chart-tune__news');
  await expect.poll(() => news.textContent()).toMatch(/^Maisons égales \(Ascendant\)\s: /);
  await expect.poll(() => wheel.innerHTML()).not.toBe(before);
  expect(await keptHere(page)).toContain('equal_a');
  await page.getByText('Tous les réglages').press('Enter');
  await page.getByLabel('Zodiaque').selectOption('fagan_bradley');
  await expect.poll(() => news.textContent()).toMatch(/^Sidéral, Fagan et Bradley\s: /);
  await page.getByText('dans le zodiaque sidéral de Fagan et Bradley').waitFor();
  await page.getByText('Maisons égales (Ascendant), sidéral de Fagan et Bradley').waitFor();
  // The head of the site stays in view: from the top it covers nothing.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await accessProblems(page)).toEqual([]);
  expect(problems).toEqual([]);
});

it.each(['phone', 'desktop'] as const)('the sky of a moment has every setting, in its address (%s)', async (size) => {
  const { page, problems } = await visit(size);
  const moment = { birthdate: '1988-06-17', birthtime: '14:25', birthcity: '2996944' };
  await page.goto(`${SKY}/resultat/${infosOf(moment)}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Refuser' }).click();
  const moon = page.locator('.sky-map-facts__moon');
  expect(await moon.textContent()).toMatch(/Éclairée à \d+\s%, en Lion/);
  await page.getByText('Tous les réglages').press('Enter');
  const news = page.locator('.chart-tune__news');
  await page.getByLabel('Zodiaque').selectOption('lahiri');
  await expect
    .poll(() => news.textContent())
    .toMatch(/^Sidéral, Lahiri\s: .*la Lune .*en Cancer.*Tout recule de 23°4\d′/);
  await expect.poll(() => moon.textContent()).toMatch(/Éclairée à \d+\s%, en Cancer/);
  await page.getByLabel('Nœud lunaire').selectOption('true');
  await expect.poll(() => news.textContent()).toMatch(/^Nœud vrai\s: .* au lieu de /);
  await page.getByRole('combobox', { name: 'Lune noire' }).selectOption('true');
  await expect.poll(() => news.textContent()).toMatch(/^Lune noire vraie\s: /);
  // The nearest to a quincunx, the Moon and Saturn, are 3.3 degrees from one.
  await page.getByLabel('Quinconce').selectOption('3');
  await expect.poll(() => news.textContent()).toMatch(/^Avec ce réglage, rien ne bouge/);
  await page.getByLabel('Quinconce').selectOption('4');
  await expect.poll(() => news.textContent()).toMatch(/^\d+\saspects?\sde\splus/);
  const back = page.locator('.sky-map-facts__back');
  expect(await back.textContent()).toContain('Pluton');
  await page.getByRole('checkbox', { name: 'Pluton' }).press('Space');
  await expect.poll(() => news.textContent()).toMatch(/^Pluton\sn’est\splus/);
  expect(await back.textContent()).not.toContain('Pluton');
  const infos = birthIn(page.url());
  expect(infos).toMatchObject({ ...moment, zodiac: 'lahiri', node: 'true', lilith: 'true', hidden: 'pluto' });
  expect(infos.aspects).toContain('quincunx-4');
  // A reload shows the same, and the next moment begins with these settings.
  await page.reload();
  await hydrated(page);
  expect(await moon.textContent()).toMatch(/en Cancer/);
  await page.getByText('Nœud et Lune noire en position vraie').waitFor();
  await page
    .locator('.moment-form')
    .getByLabel(/^Heure/)
    .fill('16:00');
  await page.getByRole('button', { name: 'Voir ce ciel' }).press('Enter');
  await expect.poll(() => birthIn(page.url()).birthtime).toBe('16:00');
  expect(birthIn(page.url())).toMatchObject({ zodiac: 'lahiri', hidden: 'pluto' });
  await page.evaluate(() => scrollTo(0, 0));
  expect(await accessProblems(page)).toEqual([]);
  expect(problems).toEqual([]);
});
