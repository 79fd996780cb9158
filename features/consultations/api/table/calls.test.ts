import { plantAdvisor } from '@solelune/advisors/testing';
import { newId } from '@solelune/platform';
import { cardsOf, fingerprintOf, spreadOf } from '@solelune/tarot/engine';
import { type MemberTestApp, startMemberApp, useClock } from '@solelune/testing/app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isGenuine, pieceOf } from '../../engine/table/index.ts';
import { readTable } from './table.ts';
import { endRoom, plantRunningRoom } from './testing.ts';

const clock = useClock('2026-11-17T20:00:00Z');
const LYON = '2996944';
const CHART = '/astrologie/theme-astral-gratuit/resultat/';
let app: MemberTestApp;
let [camille, rosalba, stranger] = ['', '', ''];
let room = '';

beforeAll(async () => {
  app = await startMemberApp({
    features: [
      'wallet',
      'payments',
      'locations',
      'profile',
      'angels',
      'astrology',
      'tarot',
      'advisors',
      'consultations',
    ],
    now: clock.now,
  });
});
afterAll(() => app?.close());
beforeEach(async () => {
  [camille, rosalba, stranger] = [await app.addMember(), await app.addMember(), await app.addMember()];
  const birth = [camille, `s-${camille}`, '1988-06-17', '14:25', LYON];
  await app.database.execute(
    'insert into profile_member (user_id, slug, birthdate, birthtime, birthcity) values ($1, $2, $3, $4, $5)',
    birth,
  );
  room = await app.transaction(async (tx) => {
    const { id } = await plantAdvisor(tx, { user_id: rosalba, name: 'Rosalba' });
    await plantAdvisor(tx, { user_id: stranger, name: 'Une autre' });
    return plantRunningRoom(tx, app.services, { memberId: camille, advisorId: id, at: clock.now() });
  });
});

type Fields = Record<string, string>;
const post = (path: string, fields: Fields, token: string) =>
  app.submit(`consultation/${path}.json`, { id: room, ...fields }, token);
const lay = (fields: Fields, token = rosalba) => post('table/lay', fields, token);
const gesture = (fields: Fields, token = rosalba) => post('table/gesture', fields, token);
const pick = (item: number, place: number, token = camille) =>
  post('table/pick', { item: String(item), place: String(place), seed: 'the device of Camille' }, token);
const share = (what: string, shared: boolean, token = camille) =>
  post('dossier/share', { what, shared: shared ? '1' : '' }, token);
const shuffled = () =>
  app.database.query.selectFrom('consultations_draw').selectAll().where('consultation_id', '=', room).execute();
const table = () => readTable(app.database.query, room);
const sky = (item: number, token = rosalba) => app.get(`consultation/table/sky/${room}/${item}.json`, token);
const dossier = (token = rosalba) => app.get(`consultation/dossier/get/${room}.json`, token);

/** Something that the member kept before. */
async function keep(category: string, payload: object): Promise<string> {
  const id = newId();
  const row = [id, camille, category, `Gardé : ${category}`, JSON.stringify(payload), Buffer.from(id), new Date()];
  await app.database.execute(
    `insert into profile_activity (id, user_id, category, version, title, payload, digest, created_at)
     values ($1, $2, $3, 1, $4, $5, $6, $7)`,
    row,
  );
  return id;
}

describe('refusals', () => {
  it('nobody but the two sees or touches a table', async () => {
    const laid = await lay({ what: 'angel', angel: '7' });
    expect(laid.status).toBe(200);
    await share('birth', true);
    await lay({ what: 'wheel' });
    for (const token of [stranger, newId()]) {
      expect((await lay({ what: 'angel', angel: '7' }, token)).status).toBe(404);
      expect((await gesture({ kind: 'cleared' }, token)).status).toBe(404);
      expect((await pick(1, 1, token)).status).toBe(404);
      expect((await share('draws', true, token)).status).toBe(404);
      expect((await sky(2, token)).status).toBe(404);
      expect((await dossier(token)).status).toBe(404);
      expect((await app.get(`consultation/note/get/${room}.json`, token)).status).toBe(404);
      expect((await post('note/save', { body: 'x' }, token)).status).toBe(404);
    }
    expect((await app.submit('consultation/table/lay.json', { id: room, what: 'angel', angel: '7' })).status).toBe(401);
    expect((await table()).pieces).toHaveLength(2);
  });

  it('the member lays nothing, the advisor takes no card and shares nothing', async () => {
    expect((await lay({ what: 'angel', angel: '7' }, camille)).status).toBe(404);
    await lay({ what: 'spread', spread: 'three' });
    expect((await pick(1, 5, rosalba)).status).toBe(404);
    expect((await share('birth', true, rosalba)).status).toBe(404);
    expect((await table()).shared).toEqual([]);
  });

  it('what is not shared is not laid, and what is wrong is said', async () => {
    expect((await lay({ what: 'wheel' })).status).toBe(409);
    expect((await lay({ what: 'transits' })).body.fields).toHaveProperty('on');
    expect((await lay({ what: 'spread' })).body.fields).toHaveProperty('spread');
    expect((await lay({ what: 'spread', spread: 'personal' })).body.fields).toHaveProperty('spread');
    expect((await lay({ what: 'angel', angel: '73' })).body.fields).toHaveProperty('angel');
    expect((await gesture({ kind: 'shown' })).body.fields).toHaveProperty('item');
    expect((await gesture({ kind: 'shown', item: '4' })).status).toBe(409);
    expect((await table()).pieces).toEqual([]);
    expect(await shuffled()).toEqual([]);
  });

  it('somebody else’s chart cannot be laid, even under a share', async () => {
    await share('charts', true);
    const kept = await keep('natal-chart', { address: `${CHART}e30` });
    await app.database.execute('update profile_activity set user_id = $1 where id = $2', [stranger, kept]);
    expect((await lay({ what: 'wheel', kept })).status).toBe(404);
  });

  it('once the talk is over nothing moves, and what was lent is gone from the advisor', async () => {
    await share('birth', true);
    await lay({ what: 'wheel' });
    expect((await dossier()).body.birth).toMatchObject({ date: '1988-06-17' });
    await app.transaction((tx) => endRoom(tx, app.services, room, clock.now()));
    expect((await lay({ what: 'angel', angel: '7' })).status).toBe(409);
    expect((await share('draws', true)).status).toBe(409);
    expect((await sky(1)).status).toBe(404);
    expect((await dossier()).body).toMatchObject({ shared: [], birth: null, charts: null, draws: null });
    expect((await sky(1, camille)).status).toBe(200);
  });
});

describe('the dossier', () => {
  it('shows the advisor what is shared and nothing else, and loses it as soon as it is taken back', async () => {
    const draw = await keep('draw', {
      spread: 'Trois lames',
      question: 'Dois-je partir ?',
      cards: [{ key: 'tarot/le-soleil', name: 'Le Soleil', position: 'Ce qui est là', reversed: true }],
    });
    expect((await dossier()).body).toMatchObject({ shared: [], birth: null, charts: null, draws: null });
    expect((await dossier(camille)).body).toMatchObject({
      shared: [],
      birth: { place: expect.stringContaining('Lyon') },
    });
    expect((await share('draws', true)).body.shared).toEqual(['draws']);
    expect((await share('draws', true)).body.shared).toEqual(['draws']);
    expect((await dossier()).body).toMatchObject({ birth: null, charts: null, draws: [{ id: draw }] });
    await lay({ what: 'kept-draw', kept: draw });
    const laid = () => app.get(`consultation/table/draw/${room}/1.json`, rosalba);
    expect((await laid()).body).toMatchObject({ question: 'Dois-je partir ?', cards: [{ reversed: true }] });
    await share('draws', false);
    expect((await laid()).status).toBe(404);
    expect((await dossier()).body.draws).toBeNull();
    expect((await table()).pieces).toEqual([]);
  });

  it('gives the sky of a birth and the transits of a day over it', async () => {
    await share('birth', true);
    await lay({ what: 'transits', on: '2026-11-17' });
    const { body } = await sky(1);
    expect(body).toMatchObject({ title: 'Le ciel de naissance de Camille', when: expect.stringContaining('Lyon') });
    const sun = (bodies: { key: string; sign: string }[]) => bodies.find(({ key }) => key === 'sun')?.sign;
    expect(sun(body.natal.bodies)).toBe('gemini');
    expect(sun(body.transits.sky.bodies)).toBe('scorpio');
    expect(body.transits.across.length).toBeGreaterThan(0);
    await share('birth', false);
    expect((await sky(1)).status).toBe(404);
    expect((await sky(1, camille)).status).toBe(404);
  });
});

describe('a spread drawn together', () => {
  it('is shuffled before anybody takes a card, and proves itself once all are turned', async () => {
    await lay({ what: 'spread', spread: 'three', reversals: '1' });
    expect((await gesture({ kind: 'turned', item: '1', card: '0' })).status).toBe(409);
    for (const place of [7, 30, 78]) expect((await pick(1, place)).status).toBe(200);
    expect((await pick(1, 8)).status).toBe(409);
    const rows = await shuffled();
    for (const card of ['2', '0', '1']) {
      expect(pieceOf(await table(), 1)?.spread?.serverSeed).toBeNull();
      expect((await gesture({ kind: 'turned', item: '1', card }, card === '0' ? camille : rosalba)).status).toBe(200);
    }
    expect((await gesture({ kind: 'turned', item: '1', card: '0' })).status).toBe(409);
    const laid = pieceOf(await table(), 1);
    if (laid?.piece.what !== 'spread' || !laid.spread) throw new Error('a spread lies there');
    expect(isGenuine(laid.piece, laid.spread)).toBe(true);
    const { serverSeed, visitorSeed } = laid.spread;
    expect(visitorSeed).toBe('the device of Camille');
    expect(fingerprintOf(cardsOf(spreadOf('three').pack).length, serverSeed ?? '')).toBe(laid.piece.fingerprint);
    // Nobody who reads the database knew it before.
    expect(JSON.stringify(rows)).not.toContain(serverSeed);
  });
});

describe('a gesture', () => {
  it('of either is the table of both, in one order', async () => {
    await lay({ what: 'angel', angel: '7' });
    await lay({ what: 'angel', angel: '8' });
    await Promise.all([
      gesture({ kind: 'shown', item: '1' }),
      gesture({ kind: 'pointed', item: '2', on: 'angel' }, camille),
      gesture({ kind: 'zoomed', item: '1', to: '3' }),
    ]);
    const { front, pieces } = await table();
    expect([front, pieces[0]?.zoom, pieces[1]?.pointed]).toEqual([1, 3, { by: 'member', on: 'angel' }]);
    await gesture({ kind: 'cleared' }, camille);
    expect((await table()).pieces).toEqual([]);
  });
});

describe('private notes', () => {
  it('are the advisor’s alone, sealed, and empty when emptied', async () => {
    const note = (token: string) => app.get(`consultation/note/get/${room}.json`, token);
    expect((await note(rosalba)).body).toMatchObject({ body: '', saved_at: null });
    await post('note/save', { body: 'Parle peu de son frère.' }, rosalba);
    expect((await note(rosalba)).body.body).toBe('Parle peu de son frère.');
    expect((await note(camille)).status).toBe(404);
    expect((await post('note/save', { body: 'x' }, camille)).status).toBe(404);
    const rows = await app.database.query.selectFrom('consultations_note').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('frère');
    await post('note/save', { body: '' }, rosalba);
    expect(await app.database.query.selectFrom('consultations_note').selectAll().execute()).toEqual([]);
  });
});
