import type { RunningServer } from '@solelune/server/compose';
import { browserOverHttp } from './over-http.ts';
import type { Sizes } from './plant.ts';

export interface Ask {
  name: string;
  send(round: number): Promise<number>;
}

/** Every call that a page of the administration makes: at its beginning, deep inside, and looking for something. */
export async function asks(server: RunningServer, sizes: Sizes): Promise<Ask[]> {
  const boss = await browserOverHttp(server);
  await boss.signup('chef@exemple.fr');
  const { rows } = await server.database.execute(
    `update account_user set roles = array['administrator'] where email = 'chef@exemple.fr' returning id`,
  );
  if (rows.length !== 1) throw new Error('no administrator');
  const some = async (table: string) => {
    const { rows: found } = await server.database.execute(
      `select id from ${table} order by id offset (select count(*) / 2 from ${table}) limit 200`,
    );
    return (round: number) => String(found[round % found.length]?.['id']);
  };
  const [member, entry] = [await some('account_user'), await some('ledger_entry')];
  const [review, code] = [await some('advisors_review'), await some('loyalty_coupon')];
  const deep = (round: number) => Math.floor(((round + 1) / 201) * sizes.auditEntries);
  const get = (name: string, path: string, query: (round: number) => Record<string, string> = () => ({})): Ask => ({
    name,
    send: async (round) => (await boss.get(`${path}?${new URLSearchParams(query(round))}`)).status,
  });
  const post = (name: string, path: string, body: (round: number) => object): Ask => ({
    name,
    send: async (round) => (await boss.post(path, body(round))).status,
  });
  const number = (round: number) => Math.floor(((round + 1) / 201) * sizes.members);
  return [
    get('overview, by hour', 'administration/overview.json', () => ({ by: 'hour' })),
    get('overview, by day', 'administration/overview.json'),
    get('overview, by month', 'administration/overview.json', () => ({ by: 'month' })),
    get('members, the last who came', 'administration/members.json'),
    get('members, deep inside', 'administration/members.json', (n) => ({ after: member(n) })),
    get('members, by address', 'administration/members.json', (n) => ({ by: 'email', q: `membre.${number(n)}` })),
    get('members, by an address of many', 'administration/members.json', () => ({ by: 'email', q: 'm' })),
    get('members, by a first name of many', 'administration/members.json', () => ({ by: 'firstname', q: 'cam' })),
    get('members, of that name, deep inside', 'administration/members.json', (n) => ({
      ...{ by: 'firstname', q: 'c', after: member(n) },
    })),
    get('members, nobody’s name', 'administration/members.json', () => ({ by: 'firstname', q: 'zzz' })),
    post('a member’s record', 'administration/member/open.json', (n) => ({ id: member(n), reason: 'Mesure' })),
    get('ledger, the last entries', 'administration/ledger.json'),
    get('ledger, deep inside', 'administration/ledger.json', (n) => ({ after: entry(n) })),
    get('trial balance', 'administration/trial.json'),
    get('log, the last lines', 'administration/audit.json'),
    get('log, deep inside', 'administration/audit.json', (n) => ({ after: String(deep(n)) })),
    get('log, of one member', 'administration/audit.json', (n) => ({ by: 'about', q: member(n) })),
    get('log, of one deed, deep inside', 'administration/audit.json', (n) => ({
      ...{ by: 'deed', q: 'payments.refund', after: String(deep(n)) },
    })),
    get('log, of one of the staff', 'administration/audit.json', (n) => ({ by: 'actor', q: member(n) })),
    get('who works here', 'staff/list.json'),
    get('advisors', 'administration/advisors.json'),
    get('reviews reported', 'administration/reviews.json'),
    get('reviews reported, deep inside', 'administration/reviews.json', (n) => ({ after: review(n) })),
    {
      name: 'payouts',
      send: async () => {
        const { status, body } = await boss.get('administration/payouts.json');
        if (body['due'].length < 100) throw new Error('nobody is owed anything: the planting is wrong');
        return status;
      },
    },
    get('codes', 'administration/coupons.json'),
    get('codes, deep inside', 'administration/coupons.json', (n) => ({ after: code(n) })),
    get('cards', 'administration/cards.json'),
  ];
}
