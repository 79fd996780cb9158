import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './ask.ts';
import type { Place } from './site.ts';

const PATIENCE_MS = 15_000;

/** Where the newest letter of a kind to somebody can be read. */
async function newestLetter(site: Place, email: string, kind: string): Promise<string | undefined> {
  const row = new RegExp(`href="(/dev/mail/[0-9a-f-]{36})">[^<]*</a><td>${RegExp.escape(email)}<td>account-${kind}\\b`);
  return row.exec((await ask(`${site.address}/dev/mail`)).text)?.[1];
}

/** What it says, as soon as it is written; and another than that one, where one was there before. */
export async function letterTo(site: Place, email: string, kind: string, before?: string): Promise<string> {
  const startedAt = Date.now();
  for (;;) {
    const path = await newestLetter(site, email, kind);
    if (path && path !== before) return /<pre>([^<]*)<\/pre>/.exec((await ask(site.address + path)).text)?.[1] ?? '';
    if (Date.now() - startedAt > PATIENCE_MS) throw new Error(`no letter "${kind}" was written`);
    await pause(50);
  }
}

/** The secret that the address of a page of ours carries in a letter: after `#`, or as a part of its path. */
export function secretIn(letter: string, page: string): string {
  const found = new RegExp(`/${page}[#/]([a-z0-9]{32})\\b`).exec(letter)?.[1];
  if (!found) throw new Error(`the letter leads to no /${page}`);
  return found;
}

export const verificationCode = async (site: Place, email: string, kind = 'welcome'): Promise<string> =>
  secretIn(await letterTo(site, email, kind), 'verification-email');

/** The key of the link that the welcome carries: it opens a session. */
export const linkKey = async (site: Place, email: string): Promise<string> =>
  secretIn(await letterTo(site, email, 'welcome'), 'profil/mon-profil');

export const recoveryCode = async (site: Place, email: string): Promise<string> => {
  const before = await newestLetter(site, email, 'recovery');
  await site.visitor().post('user/account/recovery/request', { email });
  return secretIn(await letterTo(site, email, 'recovery', before), 'recuperation-mot-de-passe');
};
