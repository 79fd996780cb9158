import type { Case } from '../case.ts';
import { blankPng } from '../site/blank-png.ts';
import { someone, type Visitor } from '../site/visitor.ts';

export const staleTab: Case = {
  name: 'stale-tab',
  severity: 'low',
  loss: 'what a member saved in one tab, to the form of another',
  async try(site) {
    const member = site.visitor();
    await member.signup(someone());
    const { profile } = (await member.get('user/profile/profile/data.json')).body;
    const save = async (lastname: string) => {
      const fields = { firstname: 'Camille', lastname, revision: profile.revisions?.identity };
      return (await member.post('user/profile/profile/save.json', fields)).status;
    };
    const statuses = [await save('Premier'), await save('Second')];
    const kept = (await member.get('user/profile/profile/data.json')).body['profile'].lastname;
    return {
      held: statuses.join() === '200,409' && kept === 'Premier',
      figure: `two tabs save: ${statuses.join(', ')}; kept is what the ${kept === 'Premier' ? 'first' : 'second'} said`,
    };
  },
};

/** Everything that a profile has room for: what earns its points. */
async function fillProfile(member: Visitor): Promise<void> {
  const phones = { fixed_phone: '02 40 12 34 56', mobile_phone: '06 12 34 56 78' };
  const identity = { firstname: 'Camille', lastname: 'Rivière', current_city: '2988507' };
  await member.post('user/profile/profile/save.json', { ...identity, ...phones });
  await member.post('user/profile/infos/save_infos.json', { birthdate: '1990-02-04', birthcity: '2990969' });
  await member.upload(blankPng(80, 80));
}

export const unconfirmedPoints: Case = {
  name: 'unconfirmed-points',
  severity: 'low',
  loss: 'Suns, which are money, by accounts on addresses that nobody reads',
  async try(site) {
    const member = site.visitor();
    await member.signup(someone());
    await fillProfile(member);
    const { profile } = (await member.get('user/profile/profile/data.json')).body;
    const { rewardpoint } = (await member.get('user/profile/rewardpoint.json')).body;
    const bought = { offer: 'suns-200', key: 'a-key' };
    const { status } = await member.post('user/profile/rewardpoint/exchange.json', bought);
    return {
      held: profile.completion.percent === 100 && status === 409,
      figure: `unconfirmed, with a profile at ${profile.completion.percent} %: ${rewardpoint} points, the cheapest offer ${status}`,
    };
  },
};

const AWAY = [
  '/astrologie/%2e%2e/profil',
  '/astrologie/.%2E/deconnexion',
  '/astrologie/a\\..\\profil',
  '/astrologie/\t/x',
];

export const dottedAddress: Case = {
  name: 'dotted-address',
  severity: 'low',
  loss: 'a kept result that leads to another page than it says',
  async try(site) {
    const member = site.visitor();
    await member.signup(someone());
    const statuses: number[] = [];
    for (const address of AWAY) {
      const fields = { category: 'sign', title: 'Lion', payload: { address } };
      statuses.push((await member.post('user/profile/activity/save.json', fields)).status);
    }
    const figure = `addresses that lead elsewhere: ${statuses.join(', ')}`;
    return { held: statuses.every((status) => status === 422), figure };
  },
};
