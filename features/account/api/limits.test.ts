import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PLANTED } from '@solelune/testing';
import { describe, expect, it } from 'vitest';
import { useAccountSite } from './testing/account-site.ts';
import { PASSWORD, someone } from './testing/browser.ts';

const site = useAccountSite({ environment: { RATE_LIMITS: 'on' } });
/** Each comes from an address of its own: the limit of one visitor is not what is tried here, except where it is. */
const { browser } = site;

const guess = async (email: string, count: number) => {
  const statuses: number[] = [];
  for (let time = 0; time < count; time++) statuses.push((await browser().login(email, `essai-numero-${time}`)).status);
  return statuses;
};

describe('guessing passwords', () => {
  it('is slowed down by address, from wherever it comes, and the right password waits too', async () => {
    const email = someone();
    await browser().signup(email);
    expect(await guess(email, 7)).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect(await browser().login(email, PASSWORD)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    site.clock = site.clock.add({ seconds: 16 });
    expect((await browser().login(email, PASSWORD)).status).toBe(200);
  });

  it('is slowed down just the same for an address without an account', async () => {
    expect(await guess(someone(), 7)).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it('makes wait twice as long each time', async () => {
    const email = someone();
    await guess(email, 5);
    site.clock = site.clock.add({ seconds: 16 });
    expect(await guess(email, 2)).toEqual([401, 429]);
    site.clock = site.clock.add({ seconds: 16 });
    expect(await guess(email, 1)).toEqual([429]);
    site.clock = site.clock.add({ seconds: 15 });
    expect(await guess(email, 1)).toEqual([401]);
  });

  it('counts those that come at once', async () => {
    const email = someone();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, time) => browser().login(email, `essai-${time}-ensemble`)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('starts anew after a login that succeeds', async () => {
    const email = someone();
    await browser().signup(email);
    await guess(email, 4);
    expect((await browser().login(email, PASSWORD)).status).toBe(200);
    expect(await guess(email, 5)).toEqual([401, 401, 401, 401, 401]);
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
