import type { Case } from '../case.ts';
import { linkKey } from '../site/letters.ts';
import { PASSWORD, someone } from '../site/visitor.ts';

export const linkOfAnother: Case = {
  name: 'link-of-another',
  severity: 'low',
  loss: 'what a member types, into the account of who sent them a link',
  async try(site) {
    const [member, own, other] = [site.visitor(), someone(), someone()];
    await member.signup(own);
    await site.visitor().signup(other);
    const { status } = await member.post('user/account/autologin', { hash: await linkKey(site, other) });
    const { email } = (await member.get('user/account/security.json')).body;
    return {
      held: status === 409 && email === own,
      figure: `${status}, then logged in as ${email === own ? 'oneself' : 'the other'}`,
    };
  },
};

export const linkClosesSessions: Case = {
  name: 'link-closes-sessions',
  severity: 'low',
  loss: 'the sessions of a member, to whoever a letter was forwarded to',
  async try(site) {
    const [member, email] = [site.visitor(), someone()];
    await member.signup(email);
    const byLink = site.visitor();
    await byLink.post('user/account/autologin', { hash: await linkKey(site, email) });
    const { status } = await byLink.post('user/account/session/revoke', { id: 'others' });
    const isIn = (await member.get('user/fetch')).body['user'] !== null;
    return { held: status === 403 && isIn, figure: `${status}; the member is ${isIn ? 'still in' : 'out'}` };
  },
};

export const strangersGuesses: Case = {
  name: 'strangers-guesses',
  severity: 'low',
  loss: 'the way in of a member, for as long as a stranger types wrong passwords',
  async try(site) {
    const email = someone();
    await site.visitor().signup(email);
    const stranger = site.visitor();
    const guesses: number[] = [];
    for (let time = 0; time < 7; time++) guesses.push((await stranger.login(email, `essai-numero-${time}`)).status);
    const { status } = await site.visitor().login(email, PASSWORD);
    return {
      held: status === 200 && guesses.at(-1) === 429,
      figure: `the owner, on a new device: ${status}; the stranger’s seventh: ${guesses.at(-1)}`,
    };
  },
};

export const takenAddress: Case = {
  name: 'taken-address',
  severity: 'low',
  loss: 'who has an account here, told to any member',
  async try(site) {
    const taken = someone();
    await site.visitor().signup(taken);
    const seen = [];
    for (const wanted of [taken, someone('libre')]) {
      const [member, own] = [site.visitor(), someone()];
      await member.signup(own);
      const answer = await member.post('user/account/email/change', { email: wanted, password: PASSWORD });
      const { pending_email, email_verified } = (await member.get('user/account/security.json')).body;
      seen.push(JSON.stringify([answer, pending_email, email_verified]).replaceAll(wanted, 'wanted'));
    }
    const isSame = seen[0] === seen[1];
    return { held: isSame, figure: `a taken address and a free one are told ${isSame ? 'alike' : 'apart'}` };
  },
};
