import { describe, expect, it } from 'vitest';
import { enter, fillBirth, memberSite } from './member-site.ts';
import { hydrated, SIZES, type Size } from './site.ts';

const site = memberSite();

describe.each(Object.keys(SIZES) as Size[])('the messages of a member, %s', (size) => {
  it('open from the bar, one submenu at a time; back closes them; what was read is no longer new', async () => {
    const { email } = await site.member();
    const { page, problems } = await site.visit(size);
    await enter(page, email, '/profil/contacts');
    const messages = page
      .getByRole('banner')
      .or(page.locator('body'))
      .getByRole('button', { name: /^Messages/ });
    await expect.poll(() => messages.getAttribute('aria-label')).toBe('Messages, 1 non lu');
    await messages.click();
    const panel = page.getByRole('region', { name: 'Vos messages' });
    await panel.getByText('Bienvenue dans votre espace').waitFor();

    // The member's menu takes its place.
    await page.locator('.user-menu__trigger').click();
    await panel.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Se déconnecter' }).first().waitFor();
    await messages.click();
    await panel.waitFor();
    await page.goBack();
    await panel.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/profil/contacts');

    await messages.click();
    await panel.getByText('Bienvenue dans votre espace').click();
    await panel.getByText('se rempliront d’eux-mêmes').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => messages.getAttribute('aria-label')).toBe('Messages');
    await page.reload();
    await hydrated(page);
    await messages.waitFor();
    await expect.poll(() => messages.getAttribute('aria-label')).toBe('Messages');
    expect(problems.filter((problem) => !/status of 4|ERR_ABORTED/.test(problem))).toEqual([]);
  });
});

describe('a member with two browsers', () => {
  it('sees in one at once what was read, and who they are, in the other', async () => {
    const { email } = await site.member();
    const [home, phone] = [await site.visit('desktop'), await site.visit('phone')];
    const sockets: string[] = [];
    home.page.on('websocket', (socket) => sockets.push(socket.url()));
    await enter(home.page, email, '/profil/activites');
    await enter(phone.page, email, '/profil/mon-profil');
    const messages = home.page.getByRole('button', { name: /^Messages/ });
    await messages.waitFor();
    await expect.poll(() => messages.getAttribute('aria-label')).toBe('Messages, 1 non lu');
    // One for all that is followed, and nothing of who it is in its address.
    await expect.poll(() => sockets).toEqual([`${site.address().replace('http', 'ws')}/socket`]);

    await phone.page.getByRole('button', { name: /^Messages/ }).click();
    await phone.page.getByRole('region', { name: 'Vos messages' }).getByText('Bienvenue dans votre espace').click();
    await expect.poll(() => messages.getAttribute('aria-label')).toBe('Messages');

    await phone.page.keyboard.press('Escape');
    const name = phone.page.getByRole('main').getByLabel('Prénom');
    await name.fill('Solange');
    await name.press('Enter');
    await home.page.locator('.user-menu__trigger').filter({ hasText: 'Solange' }).waitFor();
    expect(home.problems).toEqual([]);
  });
});

describe('a form that asks for a birth', () => {
  it('offers a member their own and their contacts’, and a visitor nothing', async () => {
    const { email } = await site.member();
    const { page } = await site.visit('desktop');
    await page.goto('/numerologie/chemin-de-vie');
    await hydrated(page);
    expect(await page.getByLabel('Pour qui').count()).toBe(0);

    await enter(page, email, '/profil/contacts/modifier');
    const solange = { firstname: 'Solange', birthdate: '1988-06-17', birthcity: 'Brest' };
    await fillBirth(page.locator('form.birth-form'), solange, 'Ajouter');
    await page.waitForURL('**/profil/contacts/detail/*');
    await page.goto('/numerologie/chemin-de-vie');
    await page.getByLabel('Pour qui').selectOption({ label: 'Pour Solange' });
    const boxes = ['day', 'month', 'year'].map((name) => page.locator(`.numerology-birth input[name=${name}]`));
    expect(await Promise.all(boxes.map((box) => box.inputValue()))).toEqual(['17', '06', '1988']);
    await page.getByLabel('Pour qui').selectOption({ label: 'Pour quelqu’un d’autre' });
    expect(await Promise.all(boxes.map((box) => box.inputValue()))).toEqual(['', '', '']);
    await page.getByLabel('Pour qui').selectOption({ label: 'Pour Solange' });
    await page.getByRole('button', { name: 'Calculer mon chemin' }).click();
    await page.waitForURL('**/chemin-de-vie/calcul/1988-06-17');
  });
});
