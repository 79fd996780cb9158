import type { FeatureParts } from '@solelune/contract/server';
import type { Config, Hashing } from '@solelune/platform';
import { hashPassword } from './passwords/hash.ts';
import { insertUser } from './user.repo.ts';

export interface DemoLogin {
  firstname: string;
  email: string;
  password: string;
}

const DEMO_MEMBERS: DemoLogin[] = [
  { firstname: 'Camille', email: 'camille@demo.solelune.example', password: 'lune-en-verseau' },
  { firstname: 'Sacha', email: 'sacha@demo.solelune.example', password: 'soleil-en-lion' },
];

/** In development only, and only while nobody has an account: two members to try the site with. Gives the logins to print. */
export async function seedDemo(
  config: Pick<Config, 'development'>,
  { db, transaction }: Pick<FeatureParts, 'db' | 'transaction'>,
  hashing: Hashing,
): Promise<DemoLogin[]> {
  if (!config.development) return [];
  const now = Temporal.Now.instant();
  const anyone = await db.selectFrom('account_user').select('email').execute();
  const emails = new Set(anyone.map(({ email }) => email));
  if (emails.size === 0) {
    for (const { firstname, email, password } of DEMO_MEMBERS) {
      const passwordHash = await hashPassword(hashing, password);
      await transaction((tx) =>
        insertUser(tx, { email, firstname, passwordHash, isVerified: true, signupPath: null, now }),
      );
    }
    return DEMO_MEMBERS;
  }
  return DEMO_MEMBERS.filter(({ email }) => emails.has(email));
}
