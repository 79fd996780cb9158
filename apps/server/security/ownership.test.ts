import { Browser, someone } from '@solelune/account/api/testing';
import type { Call } from '@solelune/contract';
import type { Stranger } from '@solelune/contract/naming';
import { earnForConsultation } from '@solelune/loyalty/api';
import { startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declaredCalls, declaredFields } from './declared-fields.ts';
import { type FullMember, fullMember, idOf, SECRETS } from './full-member.ts';
import { likelyInput } from './insiders.ts';

let app: TestApp;
let victim: FullMember;
let thief: Browser;
let before: string;
const thiefAddress = someone('arsene');
beforeAll(async () => {
  app = await startTestApp();
  victim = await fullMember(app);
  thief = new Browser(() => app);
  await thief.signup(thiefAddress, { firstname: 'Arsène' });
  before = await everythingOf(victim.browser);
});
afterAll(() => app?.close());

/** Like a thing that never was; where a call refuses in another way, what its contract says. */
const ANSWERS: Record<Stranger, object> = {
  'not-found': { status: 404, body: { code: 'not_found' } },
  refused: { status: 422, body: { fields: expect.any(Object) } },
  'nothing-done': { status: 200, body: { revoked: 0 } },
};

const fields = declaredCalls.flatMap(declaredFields);
/** Every field that names something of somebody's, as the contracts declare them. */
const owned = fields.flatMap(({ call, name, naming }) =>
  naming && 'kind' in naming ? [{ call, name, ...naming }] : [],
);

/** Fields that name nothing at all: what they hold is a value, whatever the call. */
const VALUES = new Set([
  ...['offset', 'limit', 'perPage', 'category', 'sort_by_new', 'theme', 'granted', 'topics', 'published', 'shown'],
  ...['firstname', 'lastname', 'gender', 'birthcity', 'birthdate', 'birthtime', 'current_city', 'title', 'payload'],
  ...['birth_city', 'birth_date'],
  ...['mail', 'push', 'rhythm', 'at_hour', 'zone', 'sign'],
  ...['fixed_country', 'fixed_phone', 'mobile_country', 'mobile_phone', 'bytes', 'sensitive_theme', 'email'],
  ...['password', 'current_password', 'offer', 'revision', 'pack', 'question'],
  ...['period', 'cents', 'pause'],
  ...['push', 'mail', 'subscription', 'rating', 'body', 'reason', 'answer', 'to', 'comeback'],
]);
const looksLikeName = (name: string) => /(^|_)(id|key|code|slug|uuid)$|Id$/.test(name);

describe('every field', () => {
  it('of a call for members says whose it names, and of any call when it looks like a name', () => {
    const silent = fields
      .filter(({ call, ownName }) => (call.access === 'public' ? looksLikeName(ownName) : !VALUES.has(ownName)))
      .filter(({ naming }) => !naming)
      .map(({ name }) => name);
    expect(silent, 'say in the contract what it names: ownedBy(kind, …), or nobodys(why, …)').toEqual([]);
  });

  it('names a kind of thing that the victim has', () => {
    expect(
      owned.filter(({ kind }) => !(kind in victim.ids)),
      'give full-member.ts one of that kind',
    ).toEqual([]);
    expect(owned.length).toBeGreaterThan(15);
  });
});

/** Calls for members that read and ask for nothing: what a member sees of their own. */
const readings = declaredCalls.filter(
  ({ access, method, writes, path }) =>
    access === 'member' && method === 'GET' && !writes && !/\{(?:\w*[iI]d|slug)\}/.test(path),
);
const readingPath = (path: string) =>
  path
    .replace('{offset}', '0')
    .replace(/\{(perPage|limit)\}/, '20')
    .replace('{category}', 'all')
    .replace('{advisor}', '1')
    .replace(/\/\{\w+\?\}/, '');

/** Everything that a member can read, but the moment at which it was read. */
async function everythingOf(browser: Browser): Promise<string> {
  const all = [];
  for (const { path } of readings) {
    const { status, body } = await browser.get(readingPath(path));
    expect(status, path).toBe(200);
    all.push(body);
  }
  return JSON.stringify(all).replaceAll(/"made_at":"[^"]*"/g, '');
}

/** What the thief sends: the victim's own id wherever the call asks for one. */
const theirs = (call: Call) =>
  likelyInput(call, ({ naming }) =>
    naming && 'kind' in naming ? victim.ids[naming.kind as keyof FullMember['ids']] : '',
  );

async function send(browser: Browser, { method, path }: Call, input: Record<string, unknown>) {
  const filled = path.replaceAll(/\{(\w+)\??\}/g, (_, key: string) => String(input[key] ?? ''));
  return method === 'GET' ? browser.get(filled) : browser.post(filled, input);
}

describe('somebody else’s', () => {
  it('things are there to be taken', () => {
    for (const secret of SECRETS) expect(before).toContain(secret);
  });

  it.each(owned)('$name is out of reach', async ({ call, stranger }) => {
    const got = await send(thief, call, theirs(call));
    expect(got).toMatchObject(ANSWERS[stranger]);
    for (const secret of SECRETS) expect(JSON.stringify(got.body)).not.toContain(secret);
    expect(await everythingOf(victim.browser)).toBe(before);
  });

  it('things are in no list of mine', async () => {
    const mine = await everythingOf(thief);
    expect(mine).toContain('Arsène');
    for (const known of [...SECRETS, ...Object.values(victim.ids), victim.userId, victim.email])
      expect(mine).not.toContain(known);
  });

  it('request key, used again by another, answers for that other alone', async () => {
    const at = Temporal.Now.instant();
    for (const [userId, euros] of [
      [victim.userId, 300],
      [await idOf(app, thiefAddress), 200],
    ] as const)
      await app.database.transaction((tx) =>
        earnForConsultation(tx, {
          userId,
          at,
          consultationId: userId,
          amountCents: euros * 100,
          detail: 'Avec Maëlle',
        }),
      );
    const exchange = (browser: Browser) =>
      browser.post('user/profile/rewardpoint/exchange.json', { offer: 'suns-200', key: 'the-same-key' });
    // Each pays the hundred points of their own two hundred Suns, once.
    for (const _ of ['once', 'again']) {
      expect((await exchange(victim.browser)).body).toMatchObject({ rewardpoint: 250, suns: 200 });
      expect((await exchange(thief)).body).toMatchObject({ rewardpoint: 150, suns: 200 });
    }
  });
});

describe('without a session', () => {
  it('every call for members asks for a login, whatever is sent', async () => {
    const unchanged = await everythingOf(victim.browser);
    const login = { status: 401, body: { code: 'login_required' } };
    // What needs a permission does not exist for who has none.
    const unknown = { status: 404, body: { code: 'not_found' } };
    for (const call of declaredCalls.filter(({ access }) => access !== 'public'))
      expect(await send(new Browser(() => app), call, theirs(call)), call.name).toMatchObject(
        call.access === 'member' ? login : unknown,
      );
    expect(await everythingOf(victim.browser)).toBe(unchanged);
  });
});
