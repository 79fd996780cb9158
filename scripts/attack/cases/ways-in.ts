import { letterTo, linkKey, recoveryCode, secretIn, verificationCode } from '../site/letters.ts';
import type { Provider } from '../site/provider.ts';
import type { Site } from '../site/site.ts';
import { PASSWORD, someone, type Visitor } from '../site/visitor.ts';

/** Leaves a way into an account on somebody else's address; gives whether it is still open. */
type WayIn = (victim: string, site: Site, provider: Provider) => Promise<() => Promise<boolean>>;

const opens = async (answer: Promise<{ status: number }>): Promise<boolean> => (await answer).status === 200;
const isIn = async (visitor: Visitor): Promise<boolean> => (await visitor.get('user/fetch')).body['user'] !== null;
const verify = (visitor: Visitor, code: string) => visitor.post('user/account/email/verify', { code });

async function signedUp(site: Site, email: string, more: object = {}): Promise<Visitor> {
  const stranger = site.visitor();
  await stranger.signup(email, more);
  return stranger;
}

/** The same as features/account/api/claims/ways-in.test.ts has them, as far as they can be seen from outside. */
export const WAYS_IN: Record<string, WayIn> = {
  password: async (victim, site) => {
    await signedUp(site, victim);
    return () => opens(site.visitor().login(victim));
  },
  session: async (victim, site) => {
    const stranger = await signedUp(site, victim);
    return () => isIn(stranger);
  },
  'remembered session': async (victim, site) => {
    const stranger = await signedUp(site, victim, { rememberme: true });
    return () => isIn(stranger);
  },
  'Facebook account': async (victim, site, provider) => {
    const enter = () => site.visitor().post('user/account/facebook_login_signup', given);
    const given = provider.facebook(victim);
    await enter();
    return () => opens(enter());
  },
  'change of address': async (victim, site) => {
    const [stranger, elsewhere] = [await signedUp(site, victim), someone('ailleurs')];
    await stranger.post('user/account/email/change', { email: elsewhere, password: PASSWORD });
    const code = await verificationCode(site, elsewhere, 'change-email');
    return async () => (await opens(verify(site.visitor(), code))) || opens(verify(stranger, code));
  },
  'link of a letter': async (victim, site) => {
    await signedUp(site, victim);
    const hash = await linkKey(site, victim);
    return () => opens(site.visitor().post('user/account/autologin', { hash }));
  },
  'session of a link': async (victim, site) => {
    await signedUp(site, victim);
    const stranger = site.visitor();
    await stranger.post('user/account/autologin', { hash: await linkKey(site, victim) });
    return () => isIn(stranger);
  },
  verification: async (victim, site) => {
    const stranger = await signedUp(site, victim);
    const code = await verificationCode(site, victim);
    return async () => (await opens(verify(site.visitor(), code))) || opens(verify(stranger, code));
  },
  recovery: async (victim, site) => {
    await signedUp(site, victim);
    const code = await recoveryCode(site, victim);
    const password = 'le-mot-d-un-autre';
    return () => opens(site.visitor().post('user/account/recovery/confirm', { code, password }));
  },
  'cancelled deletion': async (victim, site) => {
    const stranger = await signedUp(site, victim);
    await stranger.post('user/account/deletion/request', { password: PASSWORD });
    const code = secretIn(await letterTo(site, victim, 'deletion-requested'), 'garder-mon-compte');
    return () => opens(site.visitor().post('user/account/deletion/cancel', { code }));
  },
};
