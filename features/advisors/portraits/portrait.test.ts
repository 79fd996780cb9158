import { describe, expect, it } from 'vitest';
import { demonstrationKind } from '../corpus.ts';
import { drawPortrait, PORTRAITS } from './portrait.ts';
import { PORTRAITS_VERSION } from './version.gen.ts';
import { portraitsVersion } from './version.ts';

describe('a portrait', () => {
  it.each(PORTRAITS)('of %s is a whole document, and nobody else’s', (name) => {
    const drawn = drawPortrait(name);
    expect(drawn).toMatch(/^<svg .*<\/svg>$/s);
    expect(drawn).not.toMatch(/NaN|undefined|null|,,/);
    expect(PORTRAITS.filter((other) => drawPortrait(other) === drawn)).toEqual([name]);
  });
  it('is there for everyone of the demonstration', () => expect(PORTRAITS).toEqual(demonstrationKind.slugs));
  it('has an address that changes with the drawings: `npm run portraits:version` writes it', () =>
    expect(PORTRAITS_VERSION).toBe(portraitsVersion()));
});
