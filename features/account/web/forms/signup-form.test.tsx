// @vitest-environment happy-dom
import { StillPage } from '@solelune/screen/app';
import { doing, draw } from '@solelune/testing/draw';
import { expect, it, vi } from 'vitest';
import { SignupForm } from './signup-form.tsx';

const user = { infos: { firstname: 'Camille' } };

it('a new member is told that the account is there and that a message is on its way', async () => {
  const [toast, enter] = [vi.fn(), vi.fn()];
  const call = async ({ name }: { name: string }) =>
    name === 'account.signup' ? { user } : { google: null, facebook: null };
  const session = { enter, leave: vi.fn(), isOpen: () => false, wantedAddress: () => null };
  const { box } = await draw(
    <StillPage at="/inscription-ou-connexion" app={{ call: call as never, session, toast }}>
      <SignupForm />
    </StillPage>,
  );
  const fill = (name: string, value: string) =>
    Object.assign(box.querySelector(`[name=${name}]`) as HTMLInputElement, { value });
  await doing(() => {
    fill('firstname', 'Camille');
    fill('email', 'camille@exemple-courrier.fr');
    fill('password', 'lune-en-verseau-77');
    (box.querySelector('[name=terms]') as HTMLInputElement).checked = true;
    box.querySelector('form')?.requestSubmit();
  });
  expect(enter).toHaveBeenCalledExactlyOnceWith(user);
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    variant: 'success',
    title: 'Bienvenue, Camille',
    message: expect.stringContaining('camille@exemple-courrier.fr'),
  });
});
