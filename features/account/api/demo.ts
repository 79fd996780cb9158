import type { Role } from '@solelune/contract';
import type { FeatureParts } from '@solelune/contract/server';
import { hashPassword } from './passwords/hash.ts';
import { removeAccount } from './privacy/remove-account.ts';
import { roleWords } from './staff/role-words.ts';
import { insertUser } from './user.repo.ts';

interface DemoLogin {
  firstname: string;
  email: string;
  password: string;
  /** Who works here: what stands after the name. */
  roles?: Role[];
}

const DEMO_MEMBERS: DemoLogin[] = [
  { firstname: 'Camille', email: 'camille@demo.solelune.example', password: 'lune-en-verseau' },
  { firstname: 'Sacha', email: 'sacha@demo.solelune.example', password: 'soleil-en-lion' },
  { firstname: 'Maëlle', email: 'maelle@demo.solelune.example', password: 'venus-en-balance', roles: ['advisor'] },
  { firstname: 'Noé', email: 'noe@demo.solelune.example', password: 'mercure-en-vierge', roles: ['support'] },
  { firstname: 'Inès', email: 'ines@demo.solelune.example', password: 'neptune-en-poissons', roles: ['editor'] },
  { firstname: 'Basile', email: 'basile@demo.solelune.example', password: 'jupiter-en-taureau', roles: ['finance'] },
  { firstname: 'Alix', email: 'alix@demo.solelune.example', password: 'saturne-en-verseau', roles: ['administrator'] },
];

/** While nobody has an account: two members and somebody of every role to try the site with. Gives their logins. */
export async function demoMembers({ db, transaction, services }: FeatureParts): Promise<string[]> {
  const now = Temporal.Now.instant();
  const anyone = await db.selectFrom('account_user').select('email').execute();
  const emails = new Set(anyone.map(({ email }) => email));
  if (emails.size > 0) return DEMO_MEMBERS.filter(({ email }) => emails.has(email)).map(line);
  for (const { firstname, email, password, roles = [] } of DEMO_MEMBERS) {
    const passwordHash = await hashPassword(services.hashing, password);
    await transaction(async (tx) => {
      await insertUser(tx, { email, firstname, passwordHash, isVerified: true, signupPath: null, now });
      await tx.updateTable('account_user').set({ roles }).where('email', '=', email).execute();
    });
  }
  return DEMO_MEMBERS.map(line);
}

const line = ({ firstname, email, password, roles = [] }: DemoLogin) =>
  `Démonstration : ${[firstname, roleWords(roles), email, password].filter(Boolean).join(', ')}`;

/** They go as any member who leaves: whoever knows this file knows their passwords. */
export async function forgetDemoMembers({ db, transaction, services, now }: FeatureParts): Promise<number> {
  const emails = DEMO_MEMBERS.map(({ email }) => email);
  const members = await db.selectFrom('account_user').select(['id', 'email']).where('email', 'in', emails).execute();
  for (const member of members) await transaction((tx) => removeAccount(tx, services, member, now()));
  return members.length;
}
