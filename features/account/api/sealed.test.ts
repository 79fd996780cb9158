import { testConfig } from '@solelune/testing';
import { expect, it } from 'vitest';
import { seal, unseal } from './sealed.ts';

const config = testConfig();

it('what is sealed reads again, never looks the same twice, and shows nothing', () => {
  const [one, two] = [seal(config, 'camille@exemple.fr'), seal(config, 'camille@exemple.fr')];
  expect(unseal(config, one)).toBe('camille@exemple.fr');
  expect(one).not.toBe(two);
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('camille');
});

it('what was touched does not', () => {
  const sealed = Buffer.from(seal(config, 'camille@exemple.fr'), 'base64url');
  sealed[14] = (sealed[14] as number) ^ 1;
  expect(() => unseal(config, sealed.toString('base64url'))).toThrow();
});
