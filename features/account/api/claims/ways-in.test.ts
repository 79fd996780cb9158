import { eventually } from '@solelune/testing/eventually';
import { describe, expect, it } from 'vitest';
import { hashKey } from '../keys.ts';
import { type Browser, PASSWORD, someone } from '../testing/browser.ts';
import { useProviderSite } from '../testing/provider-site.ts';

const site = useProviderSite();
const { browser, idToken, google, facebook, facebookToken } = site;

const OWN_PASSWORD = 'un-mot-de-passe-a-moi';
const accountAt = (email: string) =>
  site.app.database.query.selectFrom('account_user').selectAll().where('email', '=', email).executeTakeFirst();
const verify = (visitor: Browser, code: string) => visitor.post('user/account/email/verify', { code });
const linkKey = async (email: string) =>
  /\/profil\/mon-profil#([0-9a-f]{32})\b/.exec((await browser().mail(email, 'welcome')) ?? '')?.[1] ?? '';

/** Asks for a recovery letter and waits until it is written, or was not to be; gives its code. */
async function recoveryCode(email: string): Promise<string> {
  await browser().post('user/account/recovery/request', { email });
  await eventually(async () => {
    const waiting = "name = 'account-recovery-letter' and state in ('created', 'active', 'retry')";
    const { rows } = await site.app.database.execute(`select 1 from jobs.job where ${waiting}`);
    expect(rows).toEqual([]);
  });
  return browser().code(email, 'recovery');
}

async function signedUp(email: string, more: object = {}) {
  const member = browser();
  await member.signup(email, more);
  return member;
}

/** Leaves a way into the account of an address; gives whether it is still open. */
type WayIn = (victim: string) => Promise<() => Promise<boolean>>;

const opens = async (answer: Promise<{ status: number }>) => (await answer).status === 200;

/** By the account that a stranger made with somebody else's address. */
const WAYS_IN: Record<string, WayIn> = {
  'the password of the one who signed up': async (victim) => {
    await signedUp(victim);
    return () => opens(browser().login(victim, PASSWORD));
  },
  'a live session': async (victim) => {
    const stranger = await signedUp(victim);
    return async () => (await stranger.get('user/fetch')).body.user !== null;
  },
  'a session to be remembered': async (victim) => {
    const stranger = await signedUp(victim, { rememberme: true });
    return async () => (await stranger.get('user/fetch')).body.user !== null;
  },
  'a device that the account knows': async (victim) => {
    const { deviceKey } = await signedUp(victim);
    return async () => {
      const devices = await site.app.database.query
        .selectFrom('account_device')
        .innerJoin('account_user', 'account_user.id', 'account_device.user_id')
        .select('key_hash')
        .where('email', '=', victim)
        .execute();
      return devices.some(({ key_hash }) => key_hash.equals(hashKey(deviceKey)));
    };
  },
  'a Facebook account with that address': async (victim) => {
    const token = facebookToken(`stranger of ${victim}`, { email: victim });
    await facebook(token);
    return () => opens(facebook(token));
  },
  'a Google account with that address, unproved': async (victim) => {
    const claims = { email: victim, email_verified: false, sub: `stranger of ${victim}` };
    await google(await idToken(claims));
    return async () => opens(google(await idToken(claims)));
  },
  'a Facebook account tried after the signup': async (victim) => {
    await signedUp(victim);
    const token = facebookToken(`later stranger of ${victim}`, { email: victim });
    await facebook(token);
    return () => opens(facebook(token));
  },
  'a change to another address under way': async (victim) => {
    const stranger = await signedUp(victim);
    const elsewhere = someone('ailleurs');
    await stranger.post('user/account/email/change', { email: elsewhere, password: PASSWORD });
    const code = await stranger.code(elsewhere, 'change-email');
    return async () => (await opens(verify(browser(), code))) || opens(verify(stranger, code));
  },
  'the link of a letter': async (victim) => {
    await signedUp(victim);
    const hash = await linkKey(victim);
    return () => opens(browser().post('user/account/autologin', { hash }));
  },
  'a session that the link of a letter opened': async (victim) => {
    await signedUp(victim);
    const stranger = browser();
    await stranger.post('user/account/autologin', { hash: await linkKey(victim) });
    return async () => (await stranger.get('user/fetch')).body.user !== null;
  },
  'the verification of the address': async (victim) => {
    const stranger = await signedUp(victim);
    const code = await stranger.code(victim, 'welcome');
    return async () => (await opens(verify(browser(), code))) || opens(verify(stranger, code));
  },
  'a recovery under way': async (victim) => {
    await signedUp(victim);
    const code = await recoveryCode(victim);
    return () => opens(browser().post('user/account/recovery/confirm', { code, password: 'le-mot-d-un-autre' }));
  },
  'a deletion under way': async (victim) => {
    const stranger = await signedUp(victim);
    await stranger.post('user/account/deletion/request', { password: PASSWORD });
    const code = await stranger.code(victim, 'deletion-requested');
    return async () =>
      (await accountAt(victim))?.deletion_due_at !== null ||
      opens(browser().post('user/account/deletion/cancel', { code }));
  },
};

/** The owner of the address comes; gives their browser once they are in, or null when they are told to come another way. */
type Claim = (email: string) => Promise<Browser | null>;

const entered = (visitor: Browser) => (visitor.token ? visitor : null);
const CLAIMS: Record<'Google' | 'Facebook' | 'recovery' | 'verification', Claim> = {
  Google: async (email) => {
    const owner = browser();
    await google(await idToken({ email }), owner);
    return entered(owner);
  },
  Facebook: async (email) => {
    const owner = browser();
    await facebook(facebookToken(`owner of ${email}`, { email }), owner);
    return entered(owner);
  },
  recovery: async (email) => {
    const owner = browser();
    const code = await recoveryCode(email);
    await owner.post('user/account/recovery/confirm', { code, password: OWN_PASSWORD });
    await owner.login(email, OWN_PASSWORD);
    return entered(owner);
  },
  verification: async (email) => {
    const owner = browser();
    const code = (await owner.code(email, 'welcome')) || (await owner.code(email, 'change-email'));
    expect(code).not.toBe('');
    const { status, body } = await verify(owner, code);
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'login_required' });
    return entered(owner);
  },
};

const cells = (claims: (keyof typeof CLAIMS)[], ways = Object.keys(WAYS_IN)) =>
  ways.flatMap((way) => claims.map((claim) => [way, claim] as const));

describe('an account that a stranger made with one’s address', () => {
  it.each(cells(['Google', 'recovery']))('by %s, claimed by %s: the way is closed', async (way, claim) => {
    const victim = someone('victime');
    const isOpen = await (WAYS_IN[way] as WayIn)(victim);
    const before = await accountAt(victim);
    const owner = (await CLAIMS[claim](victim)) as Browser;
    expect((await owner.get('user/account/security.json')).body).toMatchObject({
      ...{ email: victim, email_verified: true, pending_email: null, deletion_due_at: null },
      providers: claim === 'Google' ? ['google'] : [],
      has_password: claim === 'recovery',
      sessions: [{ current: true }],
    });
    expect(before?.email_verified_at).toBeNull();
    expect((await accountAt(victim))?.id).not.toBe(before?.id);
    expect(await isOpen()).toBe(false);
  });

  it.each(cells(['Facebook', 'verification']))(
    'by %s, asked for by %s, which proves too little: nobody gets anything, and the letter is still a way',
    async (way, claim) => {
      const victim = someone('victime');
      const isOpen = await (WAYS_IN[way] as WayIn)(victim);
      const before = await accountAt(victim);
      expect(await CLAIMS[claim](victim)).toBeNull();
      expect(await accountAt(victim)).toEqual(before);
      expect(before?.email_verified_at).toBeNull();
      expect(await CLAIMS.recovery(victim)).not.toBeNull();
      expect(await isOpen()).toBe(false);
    },
  );
});

describe('a stranger’s account that is to change to one’s address', () => {
  async function planted() {
    const [victim, own] = [someone('victime'), someone('inconnu')];
    const stranger = await signedUp(own);
    await verify(stranger, await stranger.code(own, 'welcome'));
    await stranger.post('user/account/email/change', { email: victim, password: PASSWORD });
    return { victim, own, stranger, code: await stranger.code(victim, 'change-email') };
  }

  it.each(['Google', 'Facebook'] as const)('does not, once %s made the owner’s', async (claim) => {
    const { victim, own, stranger, code } = await planted();
    expect(await CLAIMS[claim](victim)).not.toBeNull();
    expect((await verify(stranger, code)).status).toBe(409);
    expect((await stranger.get('user/account/security.json')).body.email).toBe(own);
  });

  it('is not opened by a recovery of that address: no letter is written', async () => {
    const { victim } = await planted();
    expect(await recoveryCode(victim)).toBe('');
  });

  it('does not because the owner opens the letter', async () => {
    const { victim, own, stranger } = await planted();
    expect(await CLAIMS.verification(victim)).toBeNull();
    expect((await stranger.get('user/account/security.json')).body.email).toBe(own);
  });
});

describe('one’s own account, whose address was confirmed', () => {
  /** What may be open when somebody else has got in; none of it was a proof of the address. */
  const OPEN = [
    'a live session',
    'a session to be remembered',
    'the password of the one who signed up',
    'a change to another address under way',
    'the link of a letter',
    'a session that the link of a letter opened',
    'a recovery under way',
    'a deletion under way',
  ];

  async function confirmed(way: string) {
    const email = someone();
    const isOpen = await (WAYS_IN[way] as WayIn)(email);
    const home = browser();
    await home.login(email);
    expect((await verify(home, await home.code(email, 'welcome'))).status).toBe(200);
    return { email, home, isOpen, before: await accountAt(email) };
  }

  it.each(OPEN)('after %s, recovered by a letter: everything ends, and all that is the member’s stays', async (way) => {
    const { email, isOpen, before } = await confirmed(way);
    const owner = (await CLAIMS.recovery(email)) as Browser;
    expect(await isOpen()).toBe(false);
    expect(await accountAt(email)).toMatchObject({ id: before?.id, firstname: 'Camille', deletion_due_at: null });
    expect((await owner.get('user/account/security.json')).body.sessions).toHaveLength(1);
  });

  it('is joined by Google, and stays as it is', async () => {
    const { email, home, before } = await confirmed('a live session');
    expect(await CLAIMS.Google(email)).not.toBeNull();
    expect((await accountAt(email))?.id).toBe(before?.id);
    expect((await home.get('user/fetch')).body.user).not.toBeNull();
  });
});

describe('one’s own account, not confirmed yet', () => {
  it('is kept by who recovers it while logged in: session and letter are of one person', async () => {
    const email = someone();
    const home = await signedUp(email);
    const before = await accountAt(email);
    const code = await recoveryCode(email);
    const check = (visitor: Browser) => visitor.post('user/account/recovery/check', { code });
    expect((await check(home)).body).toEqual({ valid: true, starts_anew: false });
    expect((await check(browser())).body).toEqual({ valid: true, starts_anew: true });
    await home.post('user/account/recovery/confirm', { code, password: OWN_PASSWORD });
    expect(await accountAt(email)).toMatchObject({ id: before?.id, email_verified_at: expect.any(Date) });
  });

  it('is confirmed by its verification in a session of the password, not in one of a link', async () => {
    const email = someone();
    const home = await signedUp(email);
    const code = await home.code(email, 'welcome');
    const byLink = browser();
    await byLink.post('user/account/autologin', { hash: await linkKey(email) });
    expect((await verify(byLink, code)).status).toBe(401);
    expect((await verify(home, code)).body).toEqual({ email, changed: false });
  });
});
