// @vitest-environment happy-dom
import { StillPage } from '@solelune/screen/app';
import { FrameHead } from '@solelune/screen/frame-head';
import { doing, draw } from '@solelune/testing/draw';
import { describe, expect, it, vi } from 'vitest';
import { type Site, SiteContext } from '../../shell/site.ts';
import MemberFrame from './member-frame.tsx';

const site = { yearlyHoroscopeYear: 2027 } as Site;
const leave = vi.fn(() => Promise.resolve());
const session = { enter: vi.fn(), leave, isOpen: () => true, wantedAddress: () => null };

const page = (at: string, content = <p>La page</p>) => (
  <SiteContext value={site}>
    <StillPage at={at} app={{ session }}>
      <MemberFrame>{content}</MemberFrame>
    </StillPage>
  </SiteContext>
);

describe('the member’s area', () => {
  it('has the places that features put there, in their order', async () => {
    const { box } = await draw(page('/profil/mon-profil'));
    const links = [...box.querySelectorAll('nav a')].map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Mon profil', '/profil/mon-profil'],
      ['Rendez-vous', '/profil/rendez-vous'],
      ['Questions écrites', '/profil/questions'],
      ['Activités', '/profil/activites'],
      ['Livres', '/profil/livres'],
      ['Heures miroirs', '/profil/mon-heure-miroir'],
      ['Lettre du ciel', '/profil/lettre-du-ciel'],
      ['Proches', '/profil/contacts'],
      ['Photos', '/profil/photos'],
      ['Soleils', '/profil/soleils'],
      ['Fidélité', '/profil/fidelite'],
      ['Achats et reçus', '/profil/achats'],
      ['Mes limites', '/profil/limites'],
      ['Mes données', '/profil/mes-donnees'],
    ]);
  });

  it.each([
    ['/profil/mon-profil', 'Mon profil'],
    ['/profil/activites/tirages', 'Activités'],
    ['/profil/contacts/detail/42', 'Proches'],
    ['/profil/contactsailleurs', undefined],
  ])('at %s one is at %s', async (at, title) => {
    const { box } = await draw(page(at));
    const current = [...box.querySelectorAll('[aria-current]')].map((link) => link.textContent);
    expect(current).toEqual(title ? [title] : []);
  });

  it('puts the head of a page above everything of its own, and takes it away with the page', async () => {
    const hero = (
      <FrameHead>
        <h1>Bonjour</h1>
      </FrameHead>
    );
    const { box, again } = await draw(page('/profil/mon-profil', hero));
    expect(box.textContent?.startsWith('Bonjour')).toBe(true);
    expect(box.querySelector('.member-frame h1')).toBeNull();
    await again(page('/profil/contacts'));
    expect(box.textContent).not.toContain('Bonjour');
    expect(box.querySelector('.member-frame__body')?.textContent).toBe('La page');
  });

  it('leaves by the session’s own door', async () => {
    const { box } = await draw(page('/profil/photos'));
    await doing(() => box.querySelector<HTMLButtonElement>('.member-frame__out button')?.click());
    expect(leave).toHaveBeenCalledOnce();
  });
});
