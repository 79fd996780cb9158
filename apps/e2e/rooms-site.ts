import { plantAdvisor } from '@solelune/advisors/testing';
import { plantRoom, signCharter } from '@solelune/consultations/testing';
import type { Services } from '@solelune/contract/server';
import { createLogger, type Database, openChannels, openDatabase, openEvents } from '@solelune/platform';
import { testConfig } from '@solelune/testing';
import { startPostgres, type TestServer } from '@solelune/testing/servers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type MemberSite, memberSite } from './member-site.ts';
import { hydrated, type Size } from './site.ts';

export interface Couple {
  id: string;
  member: { email: string; token: string };
  advisor: { email: string; token: string; slug: string };
}

interface Planted {
  /** running: both are there, and have been since so long. requested: asked so long ago. */
  phase?: 'requested' | 'running';
  secondsAgo?: number;
  /** When each was last heard; now, unless told. */
  heardSecondsAgo?: number;
  capSeconds?: number;
}

export interface RoomsSite extends MemberSite {
  /** Two people of their own, and a room between them. */
  couple(planted?: Planted): Promise<Couple>;
  /** The room as one of them sees it, in a browser of its own. */
  enter(size: Size, token: string, address: string): Promise<Page>;
  /** Seconds that the log has counted so far, by the receipt. */
  counted(couple: Couple): Promise<number>;
}

/** A site on PostgreSQL, so that a room can be planted beside the server: one that is nearly over, one whose hour has come. */
export function roomsSite(): RoomsSite {
  let postgres: TestServer;
  let database: Database;
  let services: Services;
  // Hooks end in the reverse order of their beginning: the database server goes last.
  afterAll(() => postgres?.stop());
  const site = memberSite(async () => {
    postgres = await startPostgres();
    return { DATABASE_URL: postgres.url };
  });
  beforeAll(async () => {
    const config = testConfig({ DATABASE_URL: postgres.url });
    const log = createLogger(config);
    database = await openDatabase(config, log);
    const channels = openChannels(database, await openEvents(config, log));
    services = { config, log, channels, features: [] } as unknown as Services;
  });
  afterAll(() => database?.close());

  async function couple({ phase = 'running', secondsAgo = 0, heardSecondsAgo = 0, capSeconds = 900 }: Planted = {}) {
    const [member, advisor] = [await site.adult(), await site.member()];
    const now = Temporal.Now.instant();
    const slug = `voix-${advisor.email.replace(/\D/g, '')}`;
    const id = await database.transaction(async (tx) => {
      const idOf = async (email: string) =>
        (await tx.selectFrom('account_user').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
      const [memberId, advisorUser] = [await idOf(member.email), await idOf(advisor.email)];
      await tx
        .updateTable('account_user')
        .set({ roles: ['advisor'] })
        .where('id', '=', advisorUser)
        .execute();
      const { id: advisorId } = await plantAdvisor(tx, { user_id: advisorUser, name: 'Ondine', slug });
      await signCharter(tx, advisorId, now);
      const context = { services, at: now.subtract({ seconds: secondsAgo }) };
      const room = await plantRoom(tx, context, { memberId, advisorId, capSeconds, phase });
      const cents = Math.floor((capSeconds * 280) / 60);
      await tx
        .insertInto('consultations_hold')
        .values({ consultation_id: room.id, number: 0, seconds: capSeconds, cents, state: 'held' })
        .execute();
      if (phase !== 'running') return room.id;
      const heard = now.subtract({ seconds: heardSecondsAgo }).toString();
      await tx
        .updateTable('consultations_consultation')
        .set({ member_seen_at: heard, advisor_seen_at: heard })
        .where('id', '=', room.id)
        .execute();
      return room.id;
    });
    return { id, member, advisor: { ...advisor, slug } };
  }

  return {
    ...site,
    couple,
    enter: async (size, token, address) => {
      const { page, context } = await site.visit(size);
      await context.addInitScript((own) => localStorage.setItem('long_jwtoken', own), token);
      await page.goto(address);
      await hydrated(page);
      return page;
    },
    counted: async ({ id, member }) => {
      const headers = { authorization: `Bearer ${member.token}` };
      const answer = await fetch(`${site.address()}/api/consultation/receipt/${id}.json`, { headers });
      return ((await answer.json()) as { meter: { seconds: number } }).meter.seconds;
    },
  };
}
