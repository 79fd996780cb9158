import type { Case } from '../case.ts';
import { recoveryCode, verificationCode } from '../site/letters.ts';
import type { Provider } from '../site/provider.ts';
import type { Site } from '../site/site.ts';
import { someone } from '../site/visitor.ts';
import { WAYS_IN } from './ways-in.ts';

const OWN_PASSWORD = 'un-mot-de-passe-a-moi';

type Claim = (email: string, site: Site, provider: Provider) => Promise<void>;

const byLetter: Claim = async (email, site) => {
  const owner = site.visitor();
  const code = await recoveryCode(site, email);
  await owner.post('user/account/recovery/confirm', { code, password: OWN_PASSWORD });
  const { status } = await owner.login(email, OWN_PASSWORD);
  if (status !== 200) throw new Error(`the owner did not get in by a letter: ${status}`);
};

/** How the owner of an address comes to an account that a stranger made on it. */
const CLAIMS: Record<string, Claim> = {
  'a letter': byLetter,
  Google: async (email, site, provider) => {
    const { status } = await site.visitor().post('user/account/google_login_signup', provider.google(email));
    if (status !== 200) throw new Error(`the owner did not get in by Google: ${status}`);
  },
  // No claim: whoever opens it says nothing of who holds the account, which must not become theirs by it.
  'the verification': async (email, site, provider) => {
    const code = await verificationCode(site, email);
    const { status } = await site.visitor().post('user/account/email/verify', { code });
    if (status !== 200) await byLetter(email, site, provider);
  },
};

/** Hashing a password takes a thread; beyond so many, the site would rightly refuse. */
const AT_ONCE = 4;

export const claimedAccount: Case = {
  name: 'claimed-account',
  severity: 'high',
  loss: 'the account of whoever comes after a stranger signed up with their address',
  needsOwnSite: true,
  async try(site, { provider }) {
    const cells = Object.keys(WAYS_IN).flatMap((way) => Object.keys(CLAIMS).map((claim) => ({ way, claim })));
    const played = cells.filter(({ way, claim }) => way !== 'Facebook account' || claim !== 'the verification');
    const open: string[] = [];
    const play = async ({ way, claim }: (typeof played)[number]) => {
      const victim = someone('victime');
      const isOpen = await WAYS_IN[way]?.(victim, site, provider);
      await CLAIMS[claim]?.(victim, site, provider);
      if (await isOpen?.()) open.push(`${way} after ${claim}`);
    };
    for (let first = 0; first < played.length; first += AT_ONCE)
      await Promise.all(played.slice(first, first + AT_ONCE).map(play));
    const figure = `${open.length} of ${played.length} ways in stay open after the owner came`;
    return { held: open.length === 0, figure: open.length > 0 ? `${figure}: ${open.sort().join(', ')}` : figure };
  },
};
