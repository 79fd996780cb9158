import type { ServerFeature } from '@solelune/contract/server';
import { newId } from '@solelune/platform';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

export interface MemberTestApp extends TestApp {
  /** A new member, by their id, which is also their token. */
  addMember(): Promise<string>;
}

/** Members, without the calls by which they come. */
const accounts: ServerFeature = {
  name: 'account',
  migrations: new URL('../../../features/account/api/migrations/', import.meta.url),
};

/** The application for features whose members a test plants: whoever shows an id as their token is that member. */
export async function startMemberApp({ features = [], ...options }: TestAppOptions): Promise<MemberTestApp> {
  const app = await startTestApp({
    features: [accounts, ...features],
    identify: async (token) => ({ userId: token, sessionId: 's', roles: [] }),
    ...options,
  });
  return {
    ...app,
    addMember: async () => {
      const id = newId();
      const row = [id, `${id}@exemple.fr`, 'Camille'];
      await app.database.execute('insert into account_user (id, email, firstname) values ($1, $2, $3)', row);
      return id;
    },
  };
}
