import { describe, expect, it } from 'vitest';
import { ANGELS } from '../../engine/index.ts';
import { defsMarkup } from './defs-markup.ts';
import { nameThread, rosettePath, starPath } from './seal-geometry.ts';
import { sealMarkup } from './seal-markup.ts';
import { sealSentence, sealWords } from './seal-words.ts';

/** The figure alone: what is written and where it is turned do not count. */
const figure = (markup: string) => markup.replace(/<text.*$/, '').replace(/rotate\([^)]*\)/g, '');

describe('seals', () => {
  it('seventy-two, no two alike, even without their numbers and unturned', () => {
    expect(new Set(ANGELS.map(sealMarkup)).size).toBe(72);
    expect(new Set(ANGELS.map((angel) => figure(sealMarkup(angel)))).size).toBe(72);
    expect(new Set(ANGELS.map(({ name }) => nameThread(name).path)).size).toBe(72);
  });

  it('a star for each place, a rosette for each choir', () => {
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((place) => starPath(place, 200))).size).toBe(8);
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9].map((choir) => rosettePath(choir))).size).toBe(9);
  });

  it('hold no piece that the page does not have', () => {
    const defs = defsMarkup(ANGELS);
    for (const angel of ANGELS)
      for (const [, id] of sealMarkup(angel).matchAll(/href="#([^"]+)"/g)) expect(defs).toContain(`id="${id}"`);
    expect(defs).not.toMatch(/NaN|undefined/);
    expect(ANGELS.map(sealMarkup).join('')).not.toMatch(/NaN|undefined/);
  });

  it('stay light: a list of seventy-two is under 90 kB before it is packed', () => {
    const bytes = ANGELS.map(sealMarkup).join('').length + defsMarkup(ANGELS).length;
    expect(bytes).toBeLessThan(90_000);
  });

  it('say their words', () => {
    expect(sealWords(ANGELS[2] as (typeof ANGELS)[number])).toEqual([
      'SITAEL',
      'CHŒUR DES SÉRAPHINS',
      'FEU DU BÉLIER',
      'TROISIÈME DES SOIXANTE-DOUZE',
    ]);
  });

  it.each([
    'Sceau de Vehuiah',
    'Sceau d’Aladiah',
    'Sceau d’Elemiah',
    'Sceau de Hariel',
    'Sceau de Yeiayel',
    'Sceau d’Iah-Hel',
  ])('are told: %s', (beginning) => {
    const sentences = ANGELS.map((angel) => sealSentence(angel, 'Feu'));
    expect(sentences.filter((sentence) => sentence.startsWith(`${beginning}\u00A0:`))).toHaveLength(1);
  });
});
