import type { Case } from '../case.ts';
import { linkKey, verificationCode } from '../site/letters.ts';
import { PASSWORD, someone } from '../site/visitor.ts';

/** A member changes their address; whoever reads the former mailbox then tries all that was ever sent there. */
export const formerAddress: Case = {
  name: 'former-address',
  severity: 'medium',
  loss: 'the account, to whoever reads a mailbox that its member has left',
  async try(site) {
    const [former, next] = [someone(), someone('nouvelle')];
    const member = site.visitor();
    await member.signup(former);
    await member.post('user/account/email/verify', { code: await verificationCode(site, former) });
    const hash = await linkKey(site, former);
    const byLink = site.visitor();
    await byLink.post('user/account/autologin', { hash });
    await member.post('user/account/email/change', { email: next, password: PASSWORD });
    await member.post('user/account/email/verify', { code: await verificationCode(site, next, 'change-email') });
    const { status } = await site.visitor().post('user/account/autologin', { hash });
    const isStillIn = (await byLink.get('user/fetch')).body['user'] !== null;
    const figure = `the former link: ${status}, a session that it had opened: ${isStillIn ? 'open' : 'closed'}`;
    return { held: status === 401 && !isStillIn, figure };
  },
};
