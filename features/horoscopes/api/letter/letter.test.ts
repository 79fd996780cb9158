import { type MemberTestApp, startMemberApp, useClock } from '@solelune/testing/app';
import { eventually } from '@solelune/testing/eventually';
import { type PushService, pushedBrowser, startPushService } from '@solelune/testing/push';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { horoscopeMembers } from './members.ts';
import { tellAll } from './tell.ts';

/** A Monday, 9 h 30 in Paris. */
const clock = useClock('2026-11-16T08:30:00Z');
let app: MemberTestApp;
let makers: PushService;
let camille: string;
beforeAll(async () => {
  makers = await startPushService();
  const environment = { PUSH_SERVICES: makers.origin };
  app = await startMemberApp({ features: ['profile', 'horoscopes'], now: clock.now, environment });
});
afterAll(async () => {
  await app?.close();
  await makers?.close();
});
beforeEach(async () => {
  camille = await app.addMember();
  await confirm(camille);
});

const confirm = (id: string) =>
  app.database.execute('update account_user set email_verified_at = now() where id = $1', [id]);
const EACH_DAY = { mail: '1', push: '0', rhythm: 'day', at_hour: '8', zone: 'Europe/Paris', sign: 'leo' };
const save = (fields: Record<string, string> = {}, who = camille) =>
  app.submit('user/horoscope/letter/save.json', { ...EACH_DAY, ...fields }, who);
const settings = async () => (await app.get('user/horoscope/letter.json', camille)).body;
const tell = () => tellAll(app);
const letters = async (who = camille) =>
  (await app.services.mail.list(200)).filter(({ recipient }) => recipient === `${who}@exemple.fr`);
const at = (text: string) => clock.set(Temporal.Instant.from(text));

describe('what is refused', () => {
  it('a stranger has no letter', async () => {
    expect((await app.get('user/horoscope/letter.json')).status).toBe(401);
    expect((await save({}, '')).status).toBe(401);
  });

  it.each([
    ['mail', ''],
    ['push', 'yes'],
    ['rhythm', 'hour'],
    ['at_hour', '24'],
    ['zone', 'Atlantide'],
    ['sign', 'ophiuchus'],
  ])('%s: %s', async (field, value) => expect((await save({ [field]: value })).status).toBe(422));
});

describe('the letter of the day', () => {
  it('nothing leaves before a yes', async () => {
    expect(await settings()).toMatchObject({ by_mail: false, by_push: false, next_at: null });
    await tell();
    expect(await letters()).toEqual([]);
  });

  it('the first leaves at once, once; then each day at the member’s hour, once', async () => {
    expect((await save()).body).toMatchObject({ by_mail: true, by_push: false, rhythm: 'day', hour: 8, sign: 'leo' });
    await tell();
    await tell();
    expect(await letters()).toHaveLength(1);
    const [first] = await letters();
    expect(first?.subject.replace(/\s/gu, ' ')).toBe('Lion, lundi 16 novembre 2026');
    expect(first?.text).toContain('/lettre-du-ciel/arreter/');
    expect(first?.text).not.toMatch(/Santé|Sexualité/);
    // Another hour on the same day sends nothing more.
    await save({ at_hour: '20' });
    at('2026-11-16T19:05:00Z');
    await tell();
    expect(await letters()).toHaveLength(1);
    at('2026-11-17T18:59:00Z');
    await tell();
    expect(await letters()).toHaveLength(1);
    at('2026-11-17T19:01:00Z');
    await Promise.all([tell(), tell()]);
    expect(await letters()).toHaveLength(2);
  });

  it('follows the clock of its member around a change of the clocks', async () => {
    at('2026-03-28T08:00:00Z');
    await save();
    await tell();
    expect((await settings()).next_at).toBe('2026-03-29T06:00:00.000Z');
  });

  it('waits for the address to be confirmed, and leaves out what is no news any more', async () => {
    const other = await app.addMember();
    await save({}, other);
    await tell();
    expect(await letters(other)).toEqual([]);
    await confirm(other);
    at('2026-11-17T12:00:00Z');
    await tell();
    expect(await letters(other)).toEqual([]);
    at('2026-11-18T07:01:00Z');
    await tell();
    expect(await letters(other)).toHaveLength(1);
  });

  it('one press in the letter stops it, and a key that is nobody’s is answered the same', async () => {
    await save();
    await tell();
    const key = /arreter\/([\w-]+)/.exec((await letters())[0]?.text ?? '')?.[1] as string;
    const stop = (one: string) => app.submit('astrology/horoscope/letter/stop.json', { key: one });
    expect(await stop('nobodys')).toMatchObject({ status: 200, body: { is_stopped: true } });
    expect((await settings()).by_mail).toBe(true);
    expect(await stop(key)).toMatchObject({ status: 200, body: { is_stopped: true } });
    expect(await settings()).toMatchObject({ by_mail: false, by_push: false, next_at: null });
    at('2026-11-17T08:00:00Z');
    await tell();
    expect(await letters()).toHaveLength(1);
  });

  it('stopped and asked for again on one day, it is not told twice', async () => {
    await save();
    await tell();
    await save({ mail: '0' });
    await save();
    await tell();
    expect(await letters()).toHaveLength(1);
  });
});

describe('by push', () => {
  const browserAt = (path: string) => pushedBrowser(`${makers.origin}/${path}`);
  const broughtTo = (path: string) => makers.brought.filter((one) => one.path === `/${path}`);

  it('a yes without a browser, a browser without a yes and a stranger’s server are refused', async () => {
    const { subscription } = browserAt('nobody');
    const refused: Record<string, string>[] = [
      { push: '1' },
      { push: '0', subscription },
      { push: '1', subscription: pushedBrowser('https://example.org/inside').subscription },
      { push: '1', subscription: '{"endpoint":' },
    ];
    for (const fields of refused) {
      const { status, body } = await save({ mail: '0', ...fields });
      expect([status, body.fields.push]).toEqual([422, expect.stringContaining('navigateur')]);
    }
    await tell();
    expect(await settings()).toMatchObject({ by_push: false, push_devices: 0, next_at: null });
    expect(makers.brought).toEqual([]);
  });

  it('the opening of the day arrives once, readable by that browser alone, and its button stops it', async () => {
    // No confirmed address is needed: nothing is mailed.
    const maud = await app.addMember();
    const browser = browserAt('maud');
    const { body } = await save({ mail: '0', push: '1', subscription: browser.subscription }, maud);
    expect(body).toMatchObject({ by_mail: false, by_push: true, push_devices: 1 });
    await tell();
    await tell();
    await eventually(() => expect(broughtTo('maud')).toHaveLength(1));
    const [first] = broughtTo('maud');
    expect(first?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    expect(first?.headers['authorization']).toMatch(/^vapid t=/);
    const said = browser.read(first?.body as Buffer) as Record<string, string> & { action: { url: string } };
    expect(said['title']?.replace(/\s/gu, ' ')).toBe('Lion, lundi 16 novembre 2026');
    expect(said['url']).toBe('/horoscope/horoscope-du-jour?signe=lion');
    expect(said['body']).toMatch(/[.!?…]$/);
    expect(await letters(maud)).toEqual([]);
    const key = said.action.url.split('/').at(-1) as string;
    await app.submit('astrology/horoscope/letter/stop.json', { key });
    at('2026-11-17T08:00:00Z');
    await tell();
    expect((await app.get('user/horoscope/letter.json', maud)).body).toMatchObject({ by_push: false, next_at: null });
    expect(broughtTo('maud')).toHaveLength(1);
  });

  it('by both ways at once; a browser that took its permission back is forgotten', async () => {
    makers.answerWith(410);
    await save({ push: '1', subscription: browserAt('gone').subscription });
    await tell();
    expect(await letters()).toHaveLength(1);
    await eventually(async () => expect((await settings()).push_devices).toBe(0));
    makers.answerWith(201);
    at('2026-11-17T08:00:00Z');
    await tell();
    expect(await letters()).toHaveLength(2);
    expect(broughtTo('gone')).toHaveLength(1);
  });

  it('the week, too', async () => {
    const browser = browserAt('week');
    await save({ mail: '0', push: '1', rhythm: 'week', subscription: browser.subscription });
    await tell();
    await eventually(() => expect(broughtTo('week')).toHaveLength(1));
    const said = browser.read(broughtTo('week')[0]?.body as Buffer) as Record<string, string>;
    expect(said['title']?.replace(/\s/gu, ' ')).toBe('Lion, du 17 au 23 novembre 2026');
    expect(said['body']?.replace(/\s/gu, ' ')).toMatch(/^Mardi 17 novembre : La Lune /);
  });
});

describe('the letter of the week', () => {
  it('tells the seven days to come, each with its Moon and its house', async () => {
    await save({ rhythm: 'week' });
    await tell();
    const [letter] = await letters();
    expect(letter?.subject.replace(/\s/gu, ' ')).toBe('Lion, la semaine du 17 au 23 novembre 2026');
    expect(letter?.text?.match(/La Lune en /g)?.length).toBeGreaterThanOrEqual(7);
    expect((await settings()).next_at).toBe('2026-11-22T07:00:00.000Z');
  });

  it('a yes on the profile alone is the week, on Sunday at eight', async () => {
    await app.database.execute(
      `insert into profile_member (user_id, slug, email_topics) values ($1, $2, '{horoscope}')
       on conflict (user_id) do update set email_topics = '{horoscope}'`,
      [camille, `m-${camille}`],
    );
    await tell();
    expect(await letters()).toEqual([]);
    expect(await settings()).toMatchObject({ rhythm: 'week', hour: 8, next_at: '2026-11-22T07:00:00.000Z' });
  });
});

it('what is known of it is in the member’s export', async () => {
  await save();
  expect(await horoscopeMembers.exportOf?.(app.database.query, camille, app.services)).toMatchObject({
    lettre_du_ciel: { rythme: 'chaque jour', heure: 8, signe: 'leo' },
  });
});
