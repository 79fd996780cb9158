import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { auditLedger } from '@solelune/ledger';
import { startSandbox, typeCard } from '@solelune/payments/testing';
import { createLogger, newId, openDatabase } from '@solelune/platform';
import { testConfig } from '@solelune/testing';
import { eventually } from '@solelune/testing/eventually';
import { startPostgres, startRedis } from '@solelune/testing/servers';
import { describe, expect, it } from 'vitest';
import type { ReceiptData } from '../../contract/room.ts';
import { FREE_SECONDS } from '../../engine/index.ts';
import type { FastClock } from '../testing/fast-clock.ts';
import { readKept } from '../testing/kept-rooms.ts';
import { provenSeconds } from '../testing/proven-time.ts';
import { ask, type Pair, RoomPlayer } from '../testing/room-player.ts';
import { type RoomsSite, startRoomsSite } from '../testing/rooms-site.ts';

const ROOMS = 20;
const SPEED = 4;
const CENTS_PER_MINUTE = 280;
const TEN_MINUTES_MS = 600_000;
const SECRET = 'whsec_of_rooms_that_are_killed';
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Open {
  id: string;
  pair: Pair;
  member: RoomPlayer;
  advisor: RoomPlayer;
}

/** By the site's own calls: chosen, paid by card, accepted. */
async function openRoom(site: RoomsSite, pair: Pair): Promise<Open> {
  const post = async (token: string, call: string, fields: Record<string, string>) =>
    (await eventually(async () => {
      const answer = await ask<Record<string, string>>(site, token, call, fields);
      expect(answer).not.toBeNull();
      return answer;
    })) as Record<string, string>;
  const token = `member.${pair.member}`;
  const chosen = { slug: pair.slug, way: 'chat', minutes: '20' };
  const { id = '', order = '' } = await post(token, 'consultation/new.json', chosen);
  const paying = { id: order, way: 'checkout', consents: 'terms,start_now', use_suns: '' };
  await typeCard((await post(token, 'payment/order/pay.json', paying))['address'] ?? '');
  await post(token, 'payment/order/look.json', { id: order });
  await post(`advisor.${pair.advisor}`, 'consultation/answer.json', { id, answer: 'accept' });
  const player = (side: 'member' | 'advisor') => new RoomPlayer(site, id, side, pair[side]);
  return { id, pair, member: player('member'), advisor: player('advisor') };
}

const receiptOf = (site: RoomsSite, { id, pair }: Open) =>
  ask<ReceiptData>(site, `member.${pair.member}`, `consultation/receipt/${id}.json`, null);

async function isCounting(site: RoomsSite, rooms: readonly Open[]): Promise<void> {
  const phases = await Promise.all(rooms.map(async (room) => (await receiptOf(site, room))?.phase));
  expect(phases).toEqual(rooms.map(() => 'running'));
}

interface Case {
  title: string;
  environment: Record<string, string>;
  processes: number;
}

async function killedInTheMiddle({ title, environment, processes }: Case): Promise<void> {
  const sandbox = await startSandbox({ webhookSecret: SECRET });
  const folder = mkdtempSync(path.join(tmpdir(), 'rooms-'));
  const own = { DATA_DIR: folder, ...environment };
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_of_rooms_that_are_killed',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_URL: sandbox.address,
  };
  const pairs = Array.from({ length: ROOMS }, (_, index) => ({
    ...{ member: newId(), advisor: newId(), slug: `voix-${index}` },
  }));
  const clock: FastClock = { startMs: Date.now(), speed: SPEED, aheadMs: 0 };
  const site = await startRoomsSite({ environment: { ...own, ...stripe }, processes, pairs, clock });
  const rooms: Open[] = [];
  for (const pair of pairs) {
    const room = await openRoom(site, pair);
    rooms.push(room);
    for (const player of [room.member, room.advisor]) player.play();
  }
  await eventually(() => isCounting(site, rooms));
  // Past the minute that nobody pays for.
  await pause((FREE_SECONDS * 1000) / SPEED + 4000);

  await site.kill(0);
  const downMs = Date.now();
  await site.revive(0);
  const upAfterMs = Date.now() - downMs;
  await eventually(() => isCounting(site, rooms));
  await pause(5000);
  const playing = rooms.flatMap(({ member, advisor }) => [member, advisor]);
  const saidBefore = playing.reduce((sum, { said }) => sum + said.length, 0);

  // Half of them take their leave, while the server dies a second time in the middle of it; the others come back ten minutes later, and find it over.
  const leaving = rooms.filter((_, index) => index % 2 === 0);
  const killing = pause(120).then(() => Promise.all(Array.from({ length: processes }, (_, which) => site.kill(which))));
  const ends = leaving.map(async ({ member }) => {
    while (site.address() !== null && !(await member.end().catch(() => true)));
  });
  await killing;
  await Promise.all(ends);
  clock.aheadMs += TEN_MINUTES_MS;
  for (let which = 0; which < processes; which += 1) await site.revive(which);
  await Promise.all(playing.map((player) => player.stop()));

  const receipts = await eventually(async () => {
    const all = await Promise.all(rooms.map((room) => receiptOf(site, room)));
    expect(all.map((receipt) => receipt?.phase)).toEqual(rooms.map(() => 'settled'));
    return all as ReceiptData[];
  });
  await eventually(() => {
    for (const [index, { member, advisor }] of rooms.entries()) {
      const numbers = Array.from({ length: receipts[index]?.message_count ?? 0 }, (_, place) => place + 1);
      for (const player of [member, advisor]) expect(player.told()).toEqual(numbers);
    }
  });
  for (const player of playing) player.leave();
  const intents = () => Object.values(sandbox.bank.data.intents);
  await eventually(() => expect(intents().filter(({ status }) => status === 'requires_capture')).toEqual([]));
  await site.stop();

  const config = testConfig(own);
  const database = await openDatabase(config, createLogger(config));
  const kept = await readKept(
    database,
    rooms.map(({ id }) => id),
  );
  expect(await auditLedger(database.query)).toEqual([]);
  await database.close();

  let doubled = 0;
  let lost = 0;
  for (const { id, member, advisor } of rooms) {
    const messages = kept.get(id) ?? [];
    expect(messages.map(({ number }) => number)).toEqual(messages.map((_, index) => index + 1));
    for (const { said } of [member, advisor]) {
      const keys = messages.map(({ key }) => key);
      lost += said.filter((key) => !keys.includes(key)).length;
      doubled += said.filter((key) => keys.filter((one) => one === key).length > 1).length;
      // In the order in which they were written.
      expect(keys.filter((key) => said.includes(key))).toEqual(said);
    }
  }
  expect([lost, doubled]).toEqual([0, 0]);

  const spans = rooms.map(({ member, advisor }) => provenSeconds(member.attempts, advisor.attempts));
  const counted = receipts.map(({ meter }) => meter.seconds);
  for (const [index, { meter }] of receipts.entries()) {
    const { most, least } = spans[index] as (typeof spans)[number];
    expect(meter.seconds).toBeLessThanOrEqual(Math.ceil(most));
    expect(meter.seconds).toBeGreaterThan(least * 0.8);
    expect(meter.amountCents).toBe(Math.floor((Math.max(0, meter.seconds - FREE_SECONDS) * CENTS_PER_MINUTE) / 60));
  }
  const taken = intents().reduce((sum, { received }) => sum + received, 0);
  const billed = receipts.reduce((sum, { meter }) => sum + meter.amountCents, 0);
  expect(taken).toBe(billed);
  expect(billed).toBeGreaterThan(0);

  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  const said = sum(playing.map(({ said: all }) => all.length));
  console.log(
    [
      `${title}: ${rooms.length} rooms, ${processes} process(es), killed twice, up again after ${upAfterMs} ms`,
      `  ${said} messages acknowledged (${saidBefore} before the second death), ${sum(playing.map(({ again }) => again))} tries again: 0 lost, 0 doubled`,
      `  ${sum(counted)} s counted; both proved between ${sum(spans.map(({ least }) => least)).toFixed(0)} and ${sum(spans.map(({ most }) => most)).toFixed(0)} s`,
      `  ${(billed / 100).toFixed(2)} € billed, ${(taken / 100).toFixed(2)} € taken from cards, all ${rooms.length} settled`,
    ].join('\n'),
  );
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
}

describe('servers killed in the middle of 20 rooms lose no message, bill no second that was not proven, and settle', () => {
  it('on the embedded database', () => killedInTheMiddle({ title: 'embedded', environment: {}, processes: 1 }));

  it('on PostgreSQL', async () => {
    const postgres = await startPostgres();
    await killedInTheMiddle({ title: 'PostgreSQL', environment: { DATABASE_URL: postgres.url }, processes: 1 });
    await postgres.stop();
  });

  it('on two processes over PostgreSQL and Redis', async () => {
    const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    const environment = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
    await killedInTheMiddle({ title: 'PostgreSQL and Redis', environment, processes: 2 });
    await Promise.all([postgres.stop(), redis.stop()]);
  });
});
