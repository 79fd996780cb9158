// @vitest-environment happy-dom
import { CallError } from '@solelune/contract/client';
import { StillPage } from '@solelune/screen/app';
import { doing, draw } from '@solelune/testing/draw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginForm } from './login-form.tsx';

const ADDRESS = 'camille@exemple-courrier.fr';
const user = { infos: { firstname: 'Camille' } };

/** The form before a server that answers as the test says; no other way of signing in is configured. */
async function shown(answer: () => Promise<unknown>) {
  const logins: Record<string, unknown>[] = [];
  const enter = vi.fn();
  const call = (to: { name: string }, input: Record<string, unknown>) => {
    if (to.name !== 'account.login') return Promise.resolve({ google: null, facebook: null });
    logins.push(input);
    return answer();
  };
  const session = { enter, leave: vi.fn(), isOpen: () => false, wantedAddress: () => null };
  const { box } = await draw(
    <StillPage at="/connexion" app={{ call: call as never, session }}>
      <LoginForm />
    </StillPage>,
  );
  const input = (name: string) => box.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
  const submit = (email: string, password: string) =>
    doing(() => {
      input('email').value = email;
      input('password').value = password;
      box.querySelector('form')?.requestSubmit();
    });
  return { box, input, submit, logins, enter, alert: () => box.querySelector('[role=alert]')?.textContent };
}

describe('the login form', () => {
  beforeEach(() => localStorage.clear());

  it('asks for what is missing, there, before anything leaves', async () => {
    const { box, input, submit, logins } = await shown(() => Promise.resolve({ user }));
    await submit('camille', '');
    expect(logins).toEqual([]);
    expect(box.textContent).toContain('Cette adresse e-mail n’est pas valide');
    expect(document.activeElement).toBe(input('email'));
    await submit(ADDRESS, '');
    expect(box.textContent).not.toContain('Cette adresse e-mail n’est pas valide');
    expect(document.activeElement).toBe(input('password'));
  });

  it('tells above the button what no field can say, and keeps what was typed', async () => {
    const { input, submit, enter, alert } = await shown(() => Promise.reject(new CallError('login_failed')));
    await submit(ADDRESS, 'pas-le-bon');
    expect(alert()).toContain('Connexion impossible');
    expect(input('password').value).toBe('pas-le-bon');
    expect(enter).not.toHaveBeenCalled();
  });

  it('opens the session of this device, and remembers whether to', async () => {
    const { input, submit, logins, enter } = await shown(() => Promise.resolve({ user }));
    input('rememberme').checked = false;
    await submit(` ${ADDRESS} `, 'lune-en-verseau-77');
    expect(logins).toEqual([
      expect.objectContaining({ email: ADDRESS, password: 'lune-en-verseau-77', rememberme: false }),
    ]);
    expect(logins[0]?.['device_key']).toMatch(/^[0-9a-f]{32}$/);
    expect(enter).toHaveBeenCalledExactlyOnceWith(user);
    expect((await shown(() => Promise.resolve({ user }))).input('rememberme').checked).toBe(false);
  });
});
