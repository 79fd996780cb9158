import { encodeInfos } from '@solelune/screen';
import { describe, expect, it } from 'vitest';
import { accessProblems } from './axe.ts';
import { examples } from './example-addresses.ts';
import { addContact } from './member-life-steps.ts';
import { enter, memberSite, PASSWORD } from './member-site.ts';
import { purchases } from './purchases.ts';
import { hydrated } from './site.ts';

const site = memberSite();
const given = encodeInfos({ firstname: 'Camille', birthdate: '1988-06-17', birthtime: '14:25' });
const DRAW = {
  spread: 'Trois cartes',
  question: 'Que laisser derrière moi ?',
  cards: [{ key: 'moon', name: 'La Lune', position: 'Ce qui s’en va', reading: 'Une peur ancienne.' }],
};
/** There is a team on this site alone: the one of the demonstration. */
const TEAM = ['/equipe', '/equipe/maelle', '/equipe/maelle/rendez-vous'];

describe('the member’s pages', () => {
  it('hold no axe violation, at both sizes, light and dark, and lose nothing when zoomed', async () => {
    const { email, token } = await site.member();
    const ask = async (path: string, body?: object) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {};
      return (await fetch(`${site.address()}/api/user/profile/activity/${path}`, { headers, ...sent })).json();
    };
    const keep = async (category: string, title: string, payload: object): Promise<string> =>
      (await ask('save.json', { category, title, payload })).activity.id;
    const draw = await keep('draw', 'Trois cartes', DRAW);
    const angel = await keep('angel', 'Caliel', {
      address: `/angeologie/calcul-ange-gardien-naissance/resultat/${given}`,
    });
    const { book, buy, choose } = purchases(site.address(), token);
    const bought = await buy('3000');
    await book('anselme');
    const { page } = await site.visit('desktop');
    await enter(page, email, '/profil/contacts');
    // Another device comes: the site writes to the member, and keeps the letter for them.
    const elsewhere = new URLSearchParams({ email, password: PASSWORD, device_key: 'ab'.repeat(16) });
    await fetch(`${site.address()}/api/user/account/login`, { method: 'POST', body: elsewhere });
    const [letter] = (await ask('index/0/15/email.json')).activities;
    await addContact(page);
    const contact = new URL(page.url()).pathname.split('/').at(-1);

    const filled: Record<string, string> = {
      'payments.order': `/paiement/commande/${await choose('1000')}`,
      'payments.status': `/paiement/status/${bought.order}`,
      'payments.document': `/paiement/recu/${bought.receipt}`,
      'profile.activity-email': `/profil/activites/email/${letter.id}`,
      'profile.activity-draw': `/profil/activites/tirage/${draw}`,
      'profile.contact-detail': `/profil/contacts/detail/${contact}`,
      'profile.contact-edit': `/profil/contacts/modifier/${contact}`,
      'angels.saved-birth': `/ange/mon-ange-gardien-naissance/resultat/${angel}`,
    };
    // Pages of consultations need two people and a room, those of a book one that is made: they have tests of their own.
    const isTalk = (name: string) => name.startsWith('consultations.') || ['book.book', 'book.gift-on'].includes(name);
    const pages = examples.filter(({ screen }) => screen.access === 'member' && !screen.soon && !isTalk(screen.name));
    expect(pages.map(({ screen }) => screen.name)).toEqual(expect.arrayContaining(Object.keys(filled)));
    const found: string[] = [];
    const addresses = pages.map(({ screen, address }) => filled[screen.name] ?? address);
    for (const path of [...addresses, ...TEAM]) {
      await page.goto(path);
      await hydrated(page);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(new URL(page.url()).pathname, 'nothing led elsewhere').toBe(path);
      found.push(...(await accessProblems(page)).map((problem) => `${path} ${problem}`));
    }
    expect(found).toEqual([]);
  });
});
