import { Browser, someone } from '@solelune/account/api/testing';
import { startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declaredCalls } from './declared-fields.ts';

let app: TestApp;
const member = new Browser(() => app);
beforeAll(async () => {
  app = await startTestApp();
  await member.signup(someone());
});
afterAll(() => app?.close());

const pathOf = (path: string) => `/api/${path.replaceAll(/\{\w+\??\}/g, '1')}`;

/** All that a page of another site can make a browser add by itself: cookies, remembered credentials of the address, its own origin. */
const fromElsewhere = () => ({
  origin: 'https://ailleurs.example',
  referer: 'https://ailleurs.example/piege',
  'sec-fetch-site': 'cross-site',
  cookie: ['jwtoken', 'long_jwtoken', 'token', 'authorization'].map((name) => `${name}=${member.token}`).join('; '),
});

/** The three bodies that a form of another site can send without asking first. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'];

const forMembers = declaredCalls.filter(({ access }) => access !== 'public');

describe('a form of another site', () => {
  it('makes no call in a member’s name, whatever the browser sends along', async () => {
    expect(forMembers.length).toBeGreaterThan(20);
    for (const { name, method, path, access } of forMembers) {
      // What needs a permission does not exist for who has none.
      const refused = access === 'member' ? 401 : 404;
      for (const type of method === 'GET' ? [undefined] : FORMS) {
        const answer = await app.app.inject({
          ...{ method, url: `${pathOf(path)}?access_token=${member.token}&jwtoken=${member.token}` },
          headers: { ...fromElsewhere(), ...(type ? { 'content-type': type } : {}) },
          ...(type ? { payload: `id=others&jwtoken=${member.token}` } : {}),
        });
        // A type that only such forms send is not even read.
        expect(type === 'text/plain' ? [refused, 415] : [refused], `${name} ${type}`).toContain(answer.statusCode);
      }
    }
    expect((await member.get('user/account/security.json')).status).toBe(200);
  });

  it('may not ask for more: no call lets another origin send a token or read an answer', async () => {
    for (const { name, method, path } of declaredCalls) {
      const asked = await app.app.inject({
        ...{ method: 'OPTIONS', url: pathOf(path) },
        headers: {
          ...fromElsewhere(),
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization',
        },
      });
      const answered = await app.app.inject({ method, url: pathOf(path), headers: fromElsewhere() });
      for (const { headers } of [asked, answered]) {
        expect(
          Object.keys(headers).filter((key) => key.startsWith('access-control-')),
          name,
        ).toEqual([]);
        expect(headers['set-cookie'], name).toBeUndefined();
      }
    }
  });

  it('cannot log anybody in: a session is given in the answer, which it cannot read, and in no cookie', async () => {
    const email = someone();
    await new Browser(() => app).signup(email);
    const login = await app.app.inject({
      ...{ method: 'POST', url: '/api/user/account/login', headers: fromElsewhere() },
      payload: { email, password: 'mot-de-passe-de-test' },
    });
    expect(login.json()).toMatchObject({ jwtoken: expect.any(String) });
    expect(login.headers['set-cookie']).toBeUndefined();
  });
});
