import { openSocket } from '@solelune/testing/app';
import { describe, expect, it } from 'vitest';
import { useAccountSite } from './testing/account-site.ts';
import { PASSWORD, someone } from './testing/browser.ts';

const site = useAccountSite();
let address: Promise<string> | undefined;

/** A member at home and on the way, whose telephone follows the user. */
async function twoBrowsers() {
  const [home, phone] = [site.browser(), site.browser()];
  const email = someone();
  await home.signup(email);
  await phone.login(email);
  address ??= site.app.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = await openSocket(await address);
  socket.say('identify', { id: 1, token: phone.token });
  await socket.next();
  socket.say('subscribe', { id: 2, channel: 'account.user', input: {} });
  expect(await socket.next()).toMatchObject({ action: 'state', data: { state: { mark: expect.any(String) } } });
  return { email, home, phone, socket };
}

describe('a browser that follows its user', () => {
  it.each([
    ['revoked', 'user/account/session/revoke', { id: 'others' }],
    [
      'closed by a new password',
      'user/account/password',
      { current_password: PASSWORD, password: 'lune-en-verseau-78' },
    ],
  ])('is nobody’s any more at once when its session is %s elsewhere', async (_, path, fields) => {
    const { home, socket } = await twoBrowsers();
    expect((await home.post(path, fields)).status).toBe(200);
    expect(await socket.next()).toEqual({ action: 'identified', data: { id: null, member: false } });
    socket.say('subscribe', { id: 3, channel: 'account.user', input: {} });
    expect(await socket.next()).toMatchObject({ action: 'refused', data: { id: 3, code: 'login_required' } });
    await socket.close();
  });

  it('is nobody’s any more at once when the owner of the address claims the account', async () => {
    const { email, socket } = await twoBrowsers();
    const owner = site.browser();
    const code = await owner.recoveryCode(email);
    await owner.post('user/account/recovery/confirm', { code, password: 'lune-en-verseau-78' });
    expect(await socket.next()).toEqual({ action: 'identified', data: { id: null, member: false } });
    await socket.close();
  });

  it('stays who it is when another session is closed', async () => {
    const { home, phone, socket } = await twoBrowsers();
    await home.post('user/account/logout');
    socket.say('subscribe', { id: 3, channel: 'account.user', input: {} });
    expect(await socket.next()).toMatchObject({ action: 'state', data: { id: 3 } });
    expect((await phone.get('user/fetch')).body.user).not.toBeNull();
    await socket.close();
  });
});
