import type { Call } from '@solelune/contract';
import { openSocket, useClock } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as dossier from '../../contract/dossier.ts';
import * as guards from '../../contract/guards.ts';
import * as question from '../../contract/question.ts';
import * as table from '../../contract/table.ts';
import * as transcript from '../../contract/transcript.ts';
import { insertQuestion, sealedQuestion } from '../question/question.repo.ts';
import { plantRoom, type RoomsApp, startRoomsApp } from '../testing/index.ts';

const clock = useClock('2026-11-17T14:00:00Z');
const SECRET = 'Phrase que nul autre ne lit';
const QUESTION = '019a8f6e-2c1b-7f00-8d00-00000000000f';

let app: RoomsApp;
let site: string;
let room: string;
let [member, advisor] = ['', ''];
let strangers: Record<string, string | undefined>;

beforeAll(async () => {
  app = await startRoomsApp({ now: clock.now, features: ['locations', 'angels', 'tarot'] });
  site = await app.app.listen({ port: 0, host: '127.0.0.1' });
  member = await app.addMember();
  const own = await app.addAdvisor();
  advisor = own.userId;
  room = await app.transaction(async (tx) => {
    await insertQuestion(tx, {
      ...{ id: QUESTION, user_id: member, advisor_id: own.id, order_id: null, status: 'answered' },
      ...{ amount_cents: 3900, delay_hours: 48, created_at: new Date(), attachments: [] },
      question: sealedQuestion.question.seal(app.services.sealing, QUESTION, SECRET),
    });
    return (await plantRoom(tx, { services: app.services, at: clock.now() }, { memberId: member, advisorId: own.id }))
      .id;
  });
  for (const [path, fields, token] of [
    ['send', { key: 'a', text: SECRET }, member],
    ['note/save', { body: SECRET }, advisor],
    ['table/lay', { what: 'spread', spread: 'three' }, advisor],
  ] as const)
    expect((await app.submit(`consultation/${path}.json`, { id: room, ...fields }, token)).status).toBe(200);
  strangers = {
    anonymous: undefined,
    'another member': await app.addMember(),
    'another advisor': (await app.addAdvisor()).userId,
    support: await app.addStaff('support'),
    administrator: await app.addStaff('administrator'),
  };
});
afterAll(() => app?.close());

/** Every call that names a room or a question, as the contracts declare them. */
const calls = [dossier, guards, question, table, transcript]
  .flatMap((contract): unknown[] => Object.values(contract))
  .filter((one): one is Call => typeof one === 'object' && one !== null && 'path' in one)
  .filter(({ input }) => 'id' in ((input as { shape?: object }).shape ?? {}));
const FIELDS: Record<string, Record<string, string>> = {
  'consultations.table-lay': { what: 'angel', angel: '7' },
  'consultations.table-gesture': { kind: 'cleared' },
  'consultations.table-pick': { item: '1', place: '3', seed: 'x' },
  'consultations.dossier-share': { what: 'birth', shared: '1' },
  'consultations.note-save': { body: 'Intrus' },
  'consultations.transcript-erase': { confirmed: '1' },
  'consultations.question-erase': { confirmed: '1' },
  'consultations.question-follow': { question: 'Intrus' },
  'consultations.question-draft': { letter: 'Intrus' },
  'consultations.question-answer': { letter: 'Intrus, '.repeat(60) },
};

/** All that the two have, as they read it. */
const all = async () => [
  (await app.get(`consultation/room/${room}.json`, member)).body.messages,
  (await app.get(`consultation/dossier/get/${room}.json`, member)).body,
  (await app.get(`consultation/note/get/${room}.json`, advisor)).body,
  (await app.get(`consultation/question/detail/${QUESTION}.json`, member)).body,
  await app.database.query.selectFrom('channel_log').select('payload').where('key', '=', room).execute(),
];

it('there is something to be kept from others', async () => {
  expect(calls.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['consultations.note', 'consultations.question']),
  );
  expect(calls.length).toBeGreaterThanOrEqual(18);
  expect(JSON.stringify(await all()).split(SECRET).length).toBeGreaterThanOrEqual(4);
});

describe.each(['anonymous', 'another member', 'another advisor', 'support', 'administrator'])(
  'nobody but the two: %s',
  (name) => {
    it.each(calls.map((call) => [call.name, call] as const))('%s', async (_, call) => {
      const before = await all();
      const id = call.path.includes('question') ? QUESTION : room;
      const token = strangers[name];
      const answer =
        call.method === 'GET'
          ? await app.get(call.path.replace('{id}', id).replace('{item}', '1'), token)
          : await app.submit(call.path, { id, ...FIELDS[call.name] }, token);
      expect([401, 403, 404], JSON.stringify(answer.body)).toContain(answer.status);
      expect(JSON.stringify(answer.body)).not.toContain(SECRET);
      expect(await all()).toEqual(before);
    });

    it('follows the table', async () => {
      const socket = await openSocket(site);
      const token = strangers[name];
      if (token) {
        socket.say('identify', { id: 0, token });
        await socket.next();
      }
      socket.say('subscribe', { id: 1, channel: 'consultations.table', input: { id: room } });
      expect((await socket.next()).action).toBe('refused');
      await socket.close();
    });
  },
);
