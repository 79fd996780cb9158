// @vitest-environment happy-dom
import { CallError } from '@solelune/contract/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAllHere, forgetHere, keepPersonHere, keepResultHere, keptHere } from './kept.ts';
import { mergeAtLogin } from './merge-at-login.ts';

const chart = (number: number) => ({
  category: 'natal-chart' as const,
  title: `Thème ${number}`,
  address: `/astrologie/theme-astral-gratuit/resultat/${number}`,
});
const zoé = { firstname: 'Zoé', birthdate: '1990-02-04', birthcity: { id: '2990969', label: 'Nantes' } };
const paul = { firstname: 'Paul', birthdate: '1985-08-10', birthtime: '06:10', birthcity: zoé.birthcity };
const titles = () => keptHere().results.map(({ title }) => title);

beforeEach(() => localStorage.clear());

describe('what a visitor keeps', () => {
  it('is several results and several people, each once, until they are taken away', () => {
    for (const number of [1, 2, 1]) expect(keepResultHere(chart(number))).toBe(true);
    for (const person of [zoé, paul, zoé]) expect(keepPersonHere(person)).toBe(true);
    expect(titles()).toEqual(['Thème 1', 'Thème 2']);
    expect(keptHere().people).toEqual([zoé, paul]);

    const [result] = keptHere().results;
    forgetHere({ ...(result ? { result } : {}) });
    expect(titles()).toEqual(['Thème 2']);
    forgetHere({ person: zoé });
    expect(keptHere().people).toEqual([paul]);
    forgetAllHere();
    expect([keptHere(), localStorage.length]).toEqual([{ results: [], people: [] }, 0]);
  });

  it.each([
    ['no JSON', '{'],
    ['another shape', '[3]'],
    [
      'a way out of the site',
      JSON.stringify({ results: [{ ...chart(1), address: '//pirate', keptAt: '2026-11-15' }] }),
    ],
    ['an unknown kind', JSON.stringify({ results: [{ ...chart(1), category: 'secret', keptAt: '2026-11-15' }] })],
    ['somebody without a place', JSON.stringify({ people: [{ ...zoé, birthcity: null }] })],
  ])('is nothing where the memory holds %s', (_, text) => {
    localStorage.setItem('kept-on-device', text);
    expect(keptHere()).toEqual({ results: [], people: [] });
  });

  it('is not promised where the browser refuses its storage', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: () => {} });
    expect(keepResultHere(chart(1))).toBe(false);
    vi.unstubAllGlobals();
  });
});

describe('at the login', () => {
  /** An account as the server keeps it; `cut` says which calls never arrive. */
  function account(cut: (name: string, input: Record<string, string>) => boolean = () => false) {
    const kept = { titles: new Set<string>(), contacts: [{ firstname: 'Jeanne', birthdate: '1956-01-02' }] };
    const call = vi.fn(async ({ name }: { name: string }, input: Record<string, string>) => {
      if (cut(name, input)) throw new CallError('network');
      if (name === 'profile.activity-save') kept.titles.add(String(input['title']));
      if (name === 'profile.save-infos')
        kept.contacts.push({ firstname: String(input['firstname']), birthdate: String(input['birthdate']) });
      return { contacts: kept.contacts, profile: { firstname: 'Camille', birthdate: null } };
    });
    return { kept, call: call as never, toast: vi.fn() };
  }

  it('it joins the account and leaves the device', async () => {
    for (const number of [1, 2]) keepResultHere(chart(number));
    for (const person of [zoé, paul]) keepPersonHere(person);
    const { kept, call, toast } = account();
    await mergeAtLogin({ call, toast });
    expect([...kept.titles]).toEqual(['Thème 1', 'Thème 2']);
    expect(kept.contacts.map(({ firstname }) => firstname)).toEqual(['Jeanne', 'Zoé', 'Paul']);
    expect(toast).toHaveBeenCalledExactlyOnceWith({ variant: 'success', message: expect.stringContaining('(4)') });
    expect(localStorage.getItem('kept-on-device')).toBeNull();
    await mergeAtLogin({ call, toast });
    expect(toast).toHaveBeenCalledOnce();
  });

  it('what was cut is brought the next time, and nobody is added twice', async () => {
    for (const number of [1, 2]) keepResultHere(chart(number));
    for (const person of [zoé, paul]) keepPersonHere(person);
    let isDown = true;
    const { kept, call, toast } = account(
      (name, { firstname }) => isDown && name === 'profile.save-infos' && firstname === 'Paul',
    );
    await mergeAtLogin({ call, toast });
    expect([titles(), keptHere().people]).toEqual([[], [paul]]);
    isDown = false;
    keepPersonHere(zoé);
    await mergeAtLogin({ call, toast });
    expect(kept.contacts.map(({ firstname }) => firstname)).toEqual(['Jeanne', 'Zoé', 'Paul']);
    expect(localStorage.getItem('kept-on-device')).toBeNull();
  });

  it('what the account refuses stays here, and keeps nothing else back', async () => {
    for (const number of [1, 2]) keepResultHere(chart(number));
    const call = vi.fn(async (_: unknown, { title }: { title: string }) => {
      if (title === 'Thème 1') throw new CallError('conflict');
      return {};
    });
    await mergeAtLogin({ call: call as never, toast: vi.fn() });
    expect(titles()).toEqual(['Thème 1']);
  });
});
