// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { ChartAnswer } from '../../answers/reading.ts';
import { rememberedSettings, rememberSettings } from './chart-settings.ts';
import { movedHouses } from './moved-houses.ts';

beforeEach(() => localStorage.clear());

describe('the settings of a chart', () => {
  it('come back as an address carries them, and what is usual is not said', () => {
    rememberSettings({ house_system: 'koch', orb_deg: 7.5 });
    expect(rememberedSettings()).toEqual({ house_system: 'koch', orb: '7.5' });
    rememberSettings({ house_system: 'placidus', orb_deg: 5 });
    expect(rememberedSettings()).toEqual({});
  });
  it.each(['[', '7', '{"house_system":"whole","orb_deg":90}', '{"house_system":"__proto__"}'])(
    'read nothing from %s',
    (kept) => {
      localStorage.setItem('chart-settings', kept);
      expect(rememberedSettings()).toEqual({});
    },
  );
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
