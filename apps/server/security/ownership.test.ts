import { Browser, someone } from '@solelune/account/api/testing';
import { earnForConsultation } from '@solelune/loyalty/api';
import { startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declaredCalls, declaredFields } from './declared-fields.ts';
import { type FullMember, fullMember, idOf, SECRETS } from './full-member.ts';

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

const birth = { firstname: 'Arsène', birthcity: '2990969', birthdate: '1990-02-04' };

interface Case {
  /** What the thief sends: the victim's own id where the field stands. */
  input: (ids: FullMember['ids']) => Record<string, unknown>;
  /** Like a thing that never was; where a call refuses in another way, what it answers. */
  answer?: { status: number; body?: object };
}

const NOT_FOUND = { status: 404, body: { code: 'not_found' } };

/** Every field by which a call could name something that belongs to somebody. */
const CASES: Record<string, Case> = {
  'account.revoke-session id': {
    input: ({ session }) => ({ id: session }),
    answer: { status: 200, body: { revoked: 0 } },
  },
  'profile.save-infos contact_id': { input: ({ contact }) => ({ ...birth, contact_id: contact }) },
  'profile.contact-detail contactId': { input: ({ contact }) => ({ contactId: contact }) },
  'profile.contact-delete id': { input: ({ contact }) => ({ id: contact }) },
  'profile.photo-delete id': { input: ({ photo }) => ({ id: photo }) },
  'profile.photo-choose id': { input: ({ photo }) => ({ id: photo }) },
  'profile.activity-draw id': { input: ({ draw }) => ({ id: draw }) },
  'profile.activity-email id': { input: ({ email }) => ({ id: email }) },
  'profile.activity-delete id': { input: ({ draw }) => ({ id: draw }) },
  'profile.activity-restore id': { input: ({ removedDraw }) => ({ id: removedDraw }) },
  'profile.message-read id': { input: ({ message }) => ({ id: message }) },
  'angels.birthchart-saved activity_id': { input: ({ angel }) => ({ activity_id: angel }) },
  'mirror-hours.delete record.id': { input: ({ hour }) => ({ record: { id: hour } }) },
  'mirror-hours.set-seen current_mirror_hour': { input: ({ hour }) => ({ current_mirror_hour: hour }) },
  'profile.public slug': { input: ({ slug }) => ({ slug }) },
  'profile.public-save slug': {
    input: ({ slug }) => ({ published: '1', slug }),
    answer: { status: 422, body: { fields: { slug: expect.any(String) } } },
  },
  'loyalty.redeem code': {
    input: ({ coupon }) => ({ code: coupon, key: 'a-key' }),
    answer: { status: 422, body: { fields: { code: expect.stringContaining('n’existe pas') } } },
  },
};

/** Fields that name nothing of anybody's: what they hold is a value, or something that is everybody's. */
const VALUES = new Set([
  ...['offset', 'limit', 'perPage', 'category', 'sort_by_new', 'theme', 'granted', 'topics', 'published', 'shown'],
  ...['firstname', 'lastname', 'gender', 'birthcity', 'birthdate', 'birthtime', 'current_city', 'title', 'payload'],
  ...['fixed_country', 'fixed_phone', 'mobile_country', 'mobile_phone', 'bytes', 'sensitive_theme', 'email'],
  ...['password', 'current_password', 'offer', 'revision'],
]);
const ofChart = (call: string) => `astrology.${call} contact_id`;
const ofDevice = (call: string) => `mirror-hours.${call} uuid`;
/** Secrets that were mailed to one person, places, public texts, and keys of a request, which the server keeps under the member's own id. */
const NOBODYS = new Set([
  ...['account.recovery-check code', 'account.recovery-confirm code', 'account.verify-email code'],
  ...['account.cancel-deletion code', 'locations.detail id', 'editorial.page-get slug'],
  ...['loyalty.exchange key', 'loyalty.redeem key'],
  // A chart's address says for whom it was drawn: the page offers to keep it there, the calculation reads no contact.
  ...['ascendant-result', 'descendant-result', 'moon-sign-result', 'sky-map-result'].map(ofChart),
  ...['natal-chart-calcul', 'natal-chart-result', 'solar-revolution-calcul', 'solar-revolution-result'].map(ofChart),
  // The key of a device: drawn at random for it alone, and all that is noted under it belongs to whoever holds it.
  ...['insert', 'delete', 'check-current', 'sync', 'get', 'stats-infos'].map(ofDevice),
  ...['evolution', 'evolution-of-days', 'repartition', 'repartition-of-days'].map(ofDevice),
]);

const namesSomething = (name: string) => /(^|_)(id|key|code|slug|uuid)$|Id$/.test(name);

describe('every field', () => {
  it('of a call for members is known here, and of any call when it looks like a name', () => {
    const unknown = declaredCalls
      .flatMap(declaredFields)
      .filter(({ call, ownName }) => (call.access === 'public' ? namesSomething(ownName) : !VALUES.has(ownName)))
      // A browser's own key, by which nothing is read.
      .filter(({ name, ownName }) => ownName !== 'device_key' && !NOBODYS.has(name) && !(name in CASES))
      .map(({ name }) => name);
    expect(unknown, 'say in CASES what happens with somebody else’s, or why it is nobody’s').toEqual([]);
  });

  it('that is known here exists', () => {
    const declared = new Set(declaredCalls.flatMap(declaredFields).map(({ name }) => name));
    expect([...Object.keys(CASES), ...NOBODYS].filter((name) => !declared.has(name))).toEqual([]);
  });
});

/** Calls for members that read and ask for nothing: what a member sees of their own. */
const readings = declaredCalls.filter(
  ({ access, method, writes, path }) =>
    access === 'member' && method === 'GET' && !writes && !/\{\w*[iI]d\}/.test(path),
);
const readingPath = (path: string) =>
  path
    .replace('{offset}', '0')
    .replace(/\{(perPage|limit)\}/, '20')
    .replace('{category}', 'all')
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

async function send(browser: Browser, callName: string, input: Record<string, unknown>) {
  const { method, path } = declaredCalls.find(({ name }) => name === callName) as (typeof declaredCalls)[number];
  const filled = path.replaceAll(/\{(\w+)\??\}/g, (_, key: string) => String(input[key] ?? ''));
  return method === 'GET' ? browser.get(filled) : browser.post(filled, input);
}

describe('somebody else’s', () => {
  it('things are there to be taken', () => {
    for (const secret of SECRETS) expect(before).toContain(secret);
  });

  it.each(Object.entries(CASES))('%s is out of reach', async (name, { input, answer = NOT_FOUND }) => {
    const got = await send(thief, name.split(' ')[0] as string, input(victim.ids));
    expect(got).toMatchObject(answer);
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
    for (const { name } of declaredCalls.filter(({ access }) => access !== 'public')) {
      const input =
        Object.entries(CASES)
          .find(([field]) => field.startsWith(`${name} `))?.[1]
          .input(victim.ids) ?? {};
      const refused = { status: 401, body: { code: 'login_required' } };
      expect(await send(new Browser(() => app), name, input), name).toMatchObject(refused);
    }
    expect(await everythingOf(victim.browser)).toBe(unchanged);
  });
});
