import { Browser, someone } from '@solelune/account/api/testing';
import { type Call, fillPath, type Permission, ROLES } from '@solelune/contract';
import { fail, handlersOf, openAccessTable, type ServerFeature } from '@solelune/contract/server';
import { startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { features } from '../features.ts';
import { likelyInput } from './insiders.ts';

const isStaffs = ({ access }: Call): boolean => typeof access === 'object';
const staffCalls: Call[] = handlersOf(features)
  .map(({ call }) => call as Call)
  .filter(isStaffs);
const table = openAccessTable(features);

/** The site as it is, but that a call of staff which was let in answers « conflict » and does nothing: what matters here is who gets so far. */
const stopped: ServerFeature[] = features.map((feature) => ({
  ...feature,
  handlers: (feature.handlers ?? []).map((handler) =>
    isStaffs(handler.call) ? { ...handler, run: () => fail('conflict') } : handler,
  ),
}));

const PEOPLE = ['nobody', 'member', ...ROLES] as const;
const tokens = new Map<(typeof PEOPLE)[number], string>();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ features: stopped });
  for (const person of PEOPLE.slice(1)) {
    const browser = new Browser(() => app);
    const email = someone(person);
    await browser.signup(email);
    tokens.set(person, browser.token ?? '');
    const roles = ROLES.filter((role) => role === person);
    await app.transaction((tx) => tx.updateTable('account_user').set({ roles }).where('email', '=', email).execute());
  }
});
afterAll(() => app?.close());

it('there are calls of staff, each with a permission that somebody has', () => {
  expect(staffCalls.length).toBeGreaterThan(5);
  for (const [permission, roles] of table.all) expect(roles.length, permission).toBeGreaterThan(0);
});

it.each(staffCalls.map((call) => [call.name, call] as const))(
  '%s lets in who the table says, and nobody else',
  async (_, call) => {
    const { path, rest } = fillPath(
      call.path,
      likelyInput(call, () => '018f3f2e-7b1a-4c3d-9e2f-1a2b3c4d5e6f'),
    );
    const letIn: string[] = [];
    for (const person of PEOPLE) {
      const token = tokens.get(person);
      const query = call.method === 'GET' ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
      const { statusCode } = await app.app.inject({
        ...{ method: call.method, url: `/api/${path}${query}` },
        headers: token ? { authorization: `Bearer ${token}` } : {},
        ...(call.method === 'POST' ? { payload: rest } : {}),
      });
      expect([404, 409, 422], `${call.name} as ${person}`).toContain(statusCode);
      if (statusCode !== 404) letIn.push(person);
    }
    expect(letIn.toSorted()).toEqual([...(table.all.get((call.access as { can: Permission }).can) ?? [])].toSorted());
  },
);
