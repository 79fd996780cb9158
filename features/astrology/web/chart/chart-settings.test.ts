// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { ChartAnswer } from '../../answers/reading.ts';
import { rememberedSettings, rememberSettings } from './chart-settings.ts';
import { movedHouses } from './moved-houses.ts';
import { whatMoved } from './what-moved.ts';

beforeEach(() => localStorage.clear());

describe('the settings of a chart', () => {
  it('come back as an address carries them, and what is usual is not said', () => {
    rememberSettings({ house_system: 'koch', orb_deg: 7.5 });
    expect(rememberedSettings()).toEqual({ house_system: 'koch', orb: '7.5' });
    rememberSettings({ house_system: 'placidus', orb_deg: 5 });
    expect(rememberedSettings()).toEqual({});
  });
  it('of a natal chart come back whole, and a page without them leaves them alone', () => {
    const view = {
      zodiac: 'lahiri',
      node: 'true',
      lilith: 'mean',
      aspects: [
        { kind: 'conjunction', orb_deg: 8 },
        { kind: 'quincunx', orb_deg: 2 },
      ],
      hidden: ['chiron'],
    } as const;
    rememberSettings({
      house_system: 'placidus',
      orb_deg: 5,
      view: { ...view, aspects: [...view.aspects], hidden: ['chiron'] },
    });
    const kept = { zodiac: 'lahiri', node: 'true', aspects: 'conjunction-8,quincunx-2', hidden: 'chiron' };
    expect(rememberedSettings()).toEqual(kept);
    rememberSettings({ house_system: 'koch', orb_deg: 5 });
    expect(rememberedSettings()).toEqual({ ...kept, house_system: 'koch' });
  });
  it.each([
    '[',
    '7',
    '{"house_system":"whole","orb_deg":90}',
    '{"house_system":"__proto__"}',
    '{"zodiac":"moon","hidden":"sun","aspects":"x"}',
  ])('read nothing from %s', (kept) => {
    localStorage.setItem('chart-settings', kept);
    expect(rememberedSettings()).toEqual({});
  });
});

describe('another house system', () => {
  const chart = (system_used: string, houses: Record<string, number>) =>
    ({
      houses: { system_used },
      bodies: Object.entries(houses).map(([key, house]) => ({ key, house })),
    }) as unknown as ChartAnswer;
  const plain = (words: string) => words.replaceAll('\u00A0', ' ');

  it('is told by the bodies that it moves, those of the wheel alone', () => {
    const before = chart('placidus', { sun: 9, moon: 10, mars: 3, true_node: 1 });
    const after = chart('koch', { sun: 8, moon: 10, mars: 2, true_node: 2 });
    expect(plain(movedHouses(before, after))).toBe('Koch : le Soleil passe en maison VIII, Mars en maison II.');
    expect(movedHouses(before, { ...before, houses: after.houses })).toBe('Koch : aucun astre ne change de maison.');
    expect(movedHouses(before, before)).toBe('');
  });
});

describe('another zodiac, another node, other aspects', () => {
  const body = (key: string, sign: string, degree_in_sign: number, house = 1) => ({ key, sign, degree_in_sign, house });
  const view = { zodiac: 'tropical', node: 'mean', lilith: 'mean', aspects: [], hidden: [] };
  const chart = (over: object) =>
    ({ houses: { system_used: 'placidus' }, bodies: [], aspects: [], view, ...over }) as unknown as ChartAnswer;
  const plain = (words: string) => words.replaceAll('\u00A0', ' ');

  it('are told by what they moved', () => {
    const before = chart({ bodies: [body('sun', 'gemini', 26.5), body('mean_node', 'pisces', 18)] });
    const sidereal = chart({
      view: { ...view, zodiac: 'lahiri', shift_deg: 23.7 },
      bodies: [body('sun', 'taurus', 2.8), body('mean_node', 'pisces', 18)],
    });
    expect(plain(whatMoved(before, sidereal))).toBe(
      'Sidéral, Lahiri : le Soleil passe en Taureau. Tout recule de 23°42′.',
    );
    const node = chart({
      view: { ...view, node: 'true' },
      bodies: [body('sun', 'gemini', 26.5), body('mean_node', 'pisces', 19.5)],
    });
    expect(plain(whatMoved(before, node))).toBe(
      'Nœud vrai : 19°30′ Poissons, maison I, au lieu de 18°00′ Poissons, maison I.',
    );
    const wider = chart({ ...before, aspects: [{ from: 'sun', to: 'mean_node', kind: 'square', orb_deg: 8 }] });
    expect(plain(whatMoved(before, wider))).toBe('1 aspect de plus : 1 aspect est tracé.');
    expect(plain(whatMoved(before, { ...before, view: { ...view, hidden: ['chiron'] } } as ChartAnswer))).toBe(
      'Chiron n’est plus sur la carte.',
    );
    expect(whatMoved(before, before)).toBe('Avec ce réglage, rien ne bouge sur la carte.');
  });
});
