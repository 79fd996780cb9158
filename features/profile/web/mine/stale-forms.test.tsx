// @vitest-environment happy-dom
import { CallError } from '@solelune/contract/client';
import { StillPage } from '@solelune/screen/app';
import { doing, draw } from '@solelune/testing/draw';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { Profile } from '../../contract/profile.ts';
import { sampleProfile } from '../sample-data.ts';
import { IdentityForm } from './identity-form.tsx';

const shown = sampleProfile.profile;
const stored: Profile = {
  ...shown,
  fixed_phone: { country: 'FR', number: '02 40 12 34 56' },
  revisions: { identity: 'identity-2', birth: 'birth-1' },
};

/** The form on a page whose profile was saved in another tab since. */
function Page() {
  const [profile, setProfile] = useState(shown);
  const reload = async () => {
    setProfile(stored);
    return stored;
  };
  return <IdentityForm profile={profile} onChange={setProfile} reload={reload} />;
}

it('a stale form is reloaded without losing what was typed, and may then be saved', async () => {
  const saves: Record<string, unknown>[] = [];
  const call = async ({ name }: { name: string }, input: Record<string, unknown>) => {
    if (name === 'profile.phone-countries') return { countries: {} };
    saves.push(input);
    if (input['revision'] !== stored.revisions.identity) throw new CallError('conflict', { sentence: 'Déjà changé.' });
    return { profile: stored, success_message: 'Votre profil est à jour.' };
  };
  const { box } = await draw(
    <StillPage app={{ call: call as never, refreshUser: () => {} }}>
      <Page />
    </StillPage>,
  );
  const field = (name: string) => box.querySelector(`[name=${name}]`) as HTMLInputElement;
  const button = (words: string) =>
    [...box.querySelectorAll('button')].find(({ textContent }) => textContent === words);
  const type = (name: string, value: string) =>
    doing(() => {
      // As a browser does it: React watches the property of the element itself.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), value);
      field(name).dispatchEvent(new Event('input', { bubbles: true }));
    });
  const save = () => doing(() => box.querySelector('form')?.requestSubmit());

  await type('lastname', 'Rivière');
  await save();
  expect(box.textContent).toContain('Déjà changé.');
  await doing(() => button('Recharger en gardant ma saisie')?.click());
  expect([field('lastname').value, field('fixed_phone').value]).toEqual(['Rivière', '02 40 12 34 56']);
  expect(box.textContent).toContain('avec votre saisie');
  expect(button('Recharger en gardant ma saisie')).toBeUndefined();
  await save();
  expect(saves.map(({ lastname, fixed_phone, revision }) => [lastname, fixed_phone, revision])).toEqual([
    ['Rivière', '', 'identity-1'],
    ['Rivière', '02 40 12 34 56', 'identity-2'],
  ]);
  expect(box.textContent).toContain('Votre profil est à jour.');
});
