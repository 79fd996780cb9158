import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PLANTED } from '@solelune/testing';
import { describe, expect, it } from 'vitest';
import { useAccountSite } from './testing/account-site.ts';
import { type Browser, PASSWORD, someone } from './testing/browser.ts';

const site = useAccountSite({ environment: { RATE_LIMITS: 'on' } });
/** Each comes from an address of its own: the limit of one visitor is not what is tried here, except where it is. */
const { browser } = site;

/** Each from an address and a device of its own, unless told. */
const guess = async (email: string, count: number, from: () => Browser = browser) => {
  const statuses: number[] = [];
  for (let time = 0; time < count; time++) statuses.push((await from().login(email, `essai-numero-${time}`)).status);
  return statuses;
};
const times = (count: number, status: number) => Array.from({ length: count }, () => status);

describe('guessing passwords', () => {
  it('is slowed down for one visitor, and the right password waits too', async () => {
    const email = someone();
    await browser().signup(email);
    const stranger = browser();
    expect(await guess(email, 7, () => stranger)).toEqual([...times(5, 401), 429, 429]);
    expect(await stranger.login(email, PASSWORD)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    site.clock = site.clock.add({ seconds: 16 });
    expect((await stranger.login(email, PASSWORD)).status).toBe(200);
  });

  it('of one stranger keeps nobody else out, not even on a new device', async () => {
    const email = someone();
    await browser().signup(email);
    const stranger = browser();
    await guess(email, 7, () => stranger);
    expect((await browser().login(email, PASSWORD)).status).toBe(200);
  });

  it('of many strangers is slowed down by address; a device that logged in before, and a letter, get in', async () => {
    const email = someone();
    const home = browser();
    await home.signup(email);
    expect(await guess(email, 21)).toEqual([...times(20, 401), 429]);
    expect((await browser().login(email, PASSWORD)).status).toBe(429);
    expect((await home.login(email, PASSWORD)).status).toBe(200);
    // Somebody else's device is a stranger's here.
    const neighbour = browser();
    await neighbour.signup(someone());
    expect((await neighbour.login(email, PASSWORD)).status).toBe(429);
    const onNewDevice = browser();
    const code = await onNewDevice.recoveryCode(email);
    const device = { device_key: onNewDevice.deviceKey };
    await onNewDevice.post('user/account/recovery/confirm', { code, password: 'un-mot-de-passe-neuf', ...device });
    await guess(email, 21);
    expect((await onNewDevice.login(email, 'un-mot-de-passe-neuf')).status).toBe(200);
  });

  it('on a device that logged in before is slowed down like any other', async () => {
    const email = someone();
    const home = browser();
    await home.signup(email);
    expect(await guess(email, 6, () => home)).toEqual([...times(5, 401), 429]);
  });

  it('is slowed down just the same for an address without an account', async () => {
    const [stranger, nobody] = [browser(), someone()];
    expect(await guess(nobody, 7, () => stranger)).toEqual([...times(5, 401), 429, 429]);
    expect(await guess(nobody, 16)).toEqual([...times(15, 401), 429]);
  });

  it('makes wait twice as long each time', async () => {
    const [stranger, email] = [browser(), someone()];
    const again = (count: number) => guess(email, count, () => stranger);
    await again(5);
    site.clock = site.clock.add({ seconds: 16 });
    expect(await again(2)).toEqual([401, 429]);
    site.clock = site.clock.add({ seconds: 16 });
    expect(await again(1)).toEqual([429]);
    site.clock = site.clock.add({ seconds: 15 });
    expect(await again(1)).toEqual([401]);
  });

  it('counts those that come at once', async () => {
    const [stranger, email] = [browser(), someone()];
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, time) => stranger.login(email, `essai-${time}-ensemble`)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('starts anew after a login that succeeds', async () => {
    const email = someone();
    const home = browser();
    await home.signup(email);
    await guess(email, 4, () => home);
    expect((await home.login(email, PASSWORD)).status).toBe(200);
    expect(await guess(email, 5, () => home)).toEqual(times(5, 401));
  });

  it('is slowed down by visitor, whatever the addresses', async () => {
    const visitor = browser();
    const statuses = [];
    for (let time = 0; time < 11; time++) statuses.push((await visitor.login(someone())).status);
    expect(statuses.slice(0, 10).every((status) => status === 401)).toBe(true);
    expect(statuses[10]).toBe(429);
  });

  it('of a member, inside a session, is slowed down as well', async () => {
    const member = browser();
    await member.signup(someone());
    const statuses = [];
    for (let time = 0; time < 6; time++) {
      const input = { current_password: `essai-${time}`, password: 'un-autre-mot-de-passe' };
      statuses.push((await member.post('user/account/password', input)).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });
});

describe('signing up', () => {
  it('is slowed down by address, whether it has an account or not', async () => {
    const taken = someone();
    await browser().signup(taken);
    for (const [email, password] of [
      [taken, PASSWORD],
      [someone(), 'azertyuiop'],
    ] as const) {
      const statuses = [];
      for (let time = 0; time < 7; time++) statuses.push((await browser().signup(email, { password })).status);
      expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
    }
  });

  it('is slowed down by visitor, and one network of IPv6 is one visitor', async () => {
    const statuses = [];
    for (let time = 0; time < 12; time++) {
      const visitor = browser();
      visitor.ip = `2001:db8:77:1::${time.toString(16)}`;
      statuses.push((await visitor.signup(someone(), { password: 'azertyuiop' })).status);
    }
    expect(statuses.slice(0, 10).every((status) => status === 422)).toBe(true);
    expect(statuses.slice(10)).toEqual([429, 429]);
  });
});

describe('mails', () => {
  it('go to one address a few times, known or not', async () => {
    const known = someone();
    await browser().signup(known);
    for (const email of [known, someone()]) {
      const statuses = [];
      for (let time = 0; time < 4; time++) {
        statuses.push((await browser().post('user/account/recovery/request', { email })).status);
      }
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
  });
});

describe('asking for another address', () => {
  const ask = (member: Browser, email: string) =>
    member.post('user/account/email/change', { email, password: PASSWORD }).then(({ status }) => status);

  it('is slowed down for one member, whatever the addresses are', async () => {
    const taken = someone();
    await browser().signup(taken);
    const member = browser();
    await member.signup(someone());
    const statuses = [];
    for (const email of [someone(), taken, someone(), taken, someone()]) statuses.push(await ask(member, email));
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  it('is slowed down for one address, whoever asks', async () => {
    const wanted = someone();
    const statuses = [];
    for (let time = 0; time < 4; time++) {
      const member = browser();
      await member.signup(someone());
      statuses.push(await ask(member, wanted));
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('logs', () => {
  it('hold neither address, nor password, nor token, nor name', async () => {
    const { email, password, firstname, hash, token } = PLANTED;
    const member = browser();
    await member.signup(email, { password, firstname });
    await browser().login(email, password);
    await browser().login(email, `${password}x`);
    await browser().post('user/account/autologin', { hash });
    await browser().post('user/account/recovery/request', { email });
    const visitor = browser();
    visitor.token = token;
    expect((await visitor.get('user/fetch')).body).toMatchObject({ user: null, should_delete_token: true });
    // Where test-app.ts writes: everything, down to the smallest.
    const lines = readFileSync(
      resolve(import.meta.dirname, `../../../.cache/test-logs/calls-${process.pid}.log`),
      'utf8',
    );
    expect(lines).toContain('/api/user/account/recovery/request');
    for (const [what, value] of Object.entries({ ...PLANTED, own: member.token })) {
      expect(lines.includes(value as string), what).toBe(false);
    }
  });
});
