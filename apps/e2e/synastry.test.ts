import { expect, it } from 'vitest';
import { birthIn, CAMILLE, infosOf } from './astrology-site.ts';
import { accessProblems } from './axe.ts';
import { enter, memberSite } from './member-site.ts';
import { hydrated } from './site.ts';

const site = memberSite();
const LOVE = '/astrologie/compatibilite-amoureuse';
const NOE = { firstname: 'Noé', birthdate: '1985-08-10', birthtime: '07:30', birthcity: '2988507' };
const BOND = `${LOVE}/resultat/${infosOf({ you: CAMILLE, other: NOE })}`;
/** What must not be in a link that names nobody. */
const TOLD = /Camille|Noé|1988|1985|2996944|2988507|14:25|07:30|Lyon|Paris/;

it.each(['phone', 'desktop'] as const)('two births become a bond, from the form (%s)', async (size) => {
  const { page, problems } = await site.visit(size);
  await page.goto(LOVE);
  await hydrated(page);
  for (const [legend, { firstname, birthdate, birthtime }, town] of [
    ['Vous', CAMILLE, 'Lyon'],
    ['L’autre', NOE, 'Paris'],
  ] as const) {
    const one = page.getByRole('group', { name: legend, exact: true });
    await one.getByLabel('Prénom').fill(firstname);
    await one.getByLabel('Date de naissance').fill(birthdate);
    await one.getByLabel('Heure').fill(birthtime);
    const place = one.getByRole('combobox', { name: 'Lieu' });
    await place.fill(town);
    await page
      .getByRole('option', { name: new RegExp(`^${town}`) })
      .first()
      .waitFor();
    await place.press('ArrowDown');
    await place.press('Enter');
  }
  await page.getByRole('button', { name: 'Rapprocher les deux ciels' }).press('Enter');
  await page.waitForURL(`**${LOVE}/resultat/**`);
  await expect.poll(() => page.locator('h1').textContent()).toBe('Camille et Noé');
  expect(birthIn(page.url())).toMatchObject({ you: { birthdate: '1988-06-17' }, other: { birthtime: '07:30' } });

  // Both rings are heard, each body with whose it is; the keyboard travels them.
  const wheel = page.getByRole('listbox', { name: 'Double roue, Camille et Noé' });
  await expect.poll(() => wheel.getByRole('option').count()).toBe(26);
  const first = wheel.getByRole('option').first();
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('option');
  const grid = page.getByRole('table', { name: 'Aspects croisés, avec leur orbe' });
  expect(await grid.getByRole('row').count()).toBe(15);
  expect(await grid.getByRole('cell', { name: /trigone, force \d+ sur 100, orbe \d+°\d\d′/ }).count()).toBeGreaterThan(
    0,
  );
  expect(await page.getByRole('heading', { name: 'Le portrait du lien' }).count()).toBe(1);
  const swap = page.getByRole('button', { name: 'Échanger les anneaux' });
  await swap.press('Enter');
  await page.getByText('Anneau extérieur : Noé').waitFor();

  // Nothing of love and desire before a yes.
  await page.getByRole('heading', { name: 'L’amour et le désir' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Désirer' }).count()).toBe(0);
  await page.getByLabel('J’ai 18 ans ou plus').check();
  await page.getByRole('button', { name: 'Ouvrir l’amour et le désir' }).click();
  await page.getByRole('heading', { name: 'Désirer' }).waitFor();
  expect(problems).toEqual([]);
});

it.each(['phone', 'desktop'] as const)(
  'a link and a picture tell neither a name nor a date nor a place (%s)',
  async (size) => {
    const { page, context, problems } = await site.visit(size, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.goto(BOND);
    await hydrated(page);
    await page.locator('button:visible', { hasText: 'Partager' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Partager ce ciel' });
    expect(await dialog.getByRole('radio', { name: /Sans la naissance/ }).isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Partager le lien' }).click();
    await dialog.getByRole('button', { name: 'Lien copié' }).waitFor();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(JSON.stringify(birthIn(address))).not.toMatch(TOLD);

    for (const [name, width, height] of [
      ['Image large', 1200, 630],
      ['Image haute', 1080, 1920],
    ] as const) {
      const asked: string[] = [];
      page.on('request', (request) => request.method() !== 'GET' && asked.push(request.url()));
      await dialog.getByRole('button', { name }).click();
      const picture = dialog.getByRole('img', { name: /^Deux ciels face à face/ });
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
        .toEqual([width, height]);
      expect(await picture.getAttribute('alt')).not.toMatch(TOLD);
      expect(asked).toEqual([]);
      // Something is drawn on it: the wheel is light where the night is not.
      const shades = await picture.evaluate(async (image: HTMLImageElement) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 60 });
        const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
        pen.drawImage(image, 0, 0, 60, 60);
        const { data } = pen.getImageData(0, 0, 60, 60);
        return new Set(Array.from({ length: 3600 }, (_, at) => (data[at * 4] ?? 0) >> 4)).size;
      });
      expect(shades).toBeGreaterThan(5);
    }
    expect(await accessProblems(page)).toEqual([]);

    const stranger = await context.newPage();
    await stranger.goto(new URL(address).pathname);
    await hydrated(stranger);
    await expect.poll(() => stranger.locator('h1').textContent()).toBe('Deux ciels face à face');
    expect(
      await stranger.getByRole('table', { name: 'Aspects croisés, avec leur orbe' }).getByRole('row').count(),
    ).toBe(15);
    expect(await stranger.locator('main').textContent()).not.toMatch(/Camille|Noé|1988|1985|Lyon/);
    expect(problems).toEqual([]);
  },
);

it.each(['phone', 'desktop'] as const)(
  'a contact’s page leads to the bond with oneself and with another contact, as this device likes its charts (%s)',
  async (size) => {
    const { email, token } = await site.member();
    const keep = (birth: object, more: object) =>
      fetch(`${site.address()}/api/user/profile/infos/save_infos.json`, {
        method: 'POST',
        body: new URLSearchParams({ ...birth, ...more } as Record<string, string>),
        headers: { authorization: `Bearer ${token}` },
      });
    await keep(CAMILLE, {});
    await keep(NOE, { contact_id: 'new' });
    await keep({ ...NOE, firstname: 'Inès', birthdate: '1990-03-02' }, { contact_id: 'new' });
    const { page, problems } = await site.visit(size);
    await enter(page, email, '/profil/contacts');
    await page.goto(`/astrologie/theme-astral-gratuit/resultat/${infosOf(CAMILLE)}`);
    await hydrated(page);
    if (size === 'phone') await page.getByText('Régler, garder, imprimer').click();
    await page.getByText('Tous les réglages').click();
    await page.getByLabel('Zodiaque').selectOption('lahiri');
    await expect.poll(() => birthIn(page.url()).zodiac).toBe('lahiri');
    await page.getByLabel('Système de maisons').selectOption('koch');
    await expect.poll(() => birthIn(page.url()).house_system).toBe('koch');
    await page.goto('/profil/contacts');
    await hydrated(page);
    await page.getByRole('link', { name: /Noé/ }).press('Enter');
    await page.getByRole('heading', { name: 'Lire pour Noé' }).waitFor();
    const LIKED = { zodiac: 'lahiri', house_system: 'koch' };
    await page.getByLabel('Avec quelqu’un d’autre').selectOption({ label: 'Inès' });
    await page.getByRole('link', { name: 'Lire leurs deux ciels' }).press('Enter');
    await expect.poll(() => page.locator('h1').textContent()).toBe('Noé et Inès');
    expect(birthIn(page.url())).toMatchObject(LIKED);
    await page.goBack();
    const readings = page.getByRole('navigation', { name: 'Lire pour Noé' });
    await readings.getByRole('link', { name: 'Thème astral' }).press('Enter');
    await expect.poll(() => page.locator('h1').textContent()).toBe('Le thème astral de Noé');
    expect(birthIn(page.url())).toMatchObject(LIKED);
    await page.goBack();
    await page.getByRole('link', { name: 'Avec moi, nos deux ciels' }).press('Enter');
    await expect.poll(() => page.locator('h1').textContent()).toBe('Camille et Noé');
    expect(birthIn(page.url())).toMatchObject({
      you: { birthdate: '1988-06-17' },
      other: { birthdate: '1985-08-10' },
      ...LIKED,
    });
    // A member's yes is the profile's: it holds on the next bond.
    await hydrated(page);
    await page.getByLabel('J’ai 18 ans ou plus').check();
    await page.getByRole('button', { name: 'Ouvrir l’amour et le désir' }).click();
    await page.getByRole('heading', { name: 'Désirer' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Désirer' }).waitFor();
    expect(problems).toEqual([]);
  },
);

it.each(['phone', 'desktop'] as const)(
  'somebody kept on the device stands in both forms of a bond (%s)',
  async (size) => {
    const { page, problems } = await site.visit(size);
    await page.goto(`/astrologie/theme-astral-gratuit/resultat/${infosOf(NOE)}`);
    await hydrated(page);
    if (size === 'phone') await page.getByText('Régler, garder, imprimer').click();
    await page.getByRole('button', { name: 'Garder la personne' }).click();
    await page.getByRole('button', { name: 'Personne gardée' }).waitFor();
    await page.goto(LOVE);
    await hydrated(page);
    const other = page.getByRole('group', { name: 'L’autre', exact: true });
    await other.getByLabel('Pour qui ?').selectOption({ label: 'Pour Noé' });
    await expect.poll(() => other.getByLabel('Date de naissance').inputValue()).toBe('1985-08-10');
    expect(problems).toEqual([]);
  },
);
