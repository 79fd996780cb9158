import { ADVISORS, emailOf, firstConsulting, PASSWORD, tokenOf } from '../people.ts';
import { call, Failed } from './ask.ts';
import type { Journey } from './journey.ts';

/** One after the other, by steps: nobody comes twice within a minute. */
export const memberOf = ({ turn, loggedIn }: Pick<Journey, 'turn' | 'loggedIn'>): number =>
  ADVISORS + 1 + ((turn * 7919) % (firstConsulting(loggedIn) - ADVISORS - 1));

export async function logIn(journey: Journey): Promise<void> {
  const { site } = journey;
  const member = memberOf(journey);
  const form = {
    ...{ email: emailOf(member), password: PASSWORD, rememberme: '' },
    ...{ device_key: String(member).padStart(32, '0'), device_label: 'Firefox, Linux' },
  };
  const { jwtoken } = await call<{ jwtoken: string }>(site, 'user/account/login', { visitor: member, form });
  const { user } = await call<{ user: object | null }>(site, 'user/fetch', { visitor: member, token: jwtoken });
  if (!user) throw new Failed('nobody');
}

export async function save(journey: Journey): Promise<void> {
  const { site, turn, acknowledged } = journey;
  const member = memberOf(journey);
  const [visitor, token] = [member, tokenOf(member)];
  const title = `Nombre d’expression, ${process.pid} ${turn}`;
  const payload = JSON.stringify({ address: `/numerologie/expression/resultat/${1 + (turn % 9)}` });
  const form = { category: 'numerology', title, payload };
  await call(site, 'user/profile/activity/save.json', { visitor, token, form });
  acknowledged.saved.push(title);
  await call(site, 'user/profile/activity/index/0/0/all.json', { visitor, token });
}
