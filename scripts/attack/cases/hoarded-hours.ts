import type { Case } from '../case.ts';
import { openTeam } from '../site/team.ts';
import { someone } from '../site/visitor.ts';

const TRIES = 12;

/** Holds one hour after the other without paying, then many at the same moment. */
export const hoardedHours: Case = {
  name: 'hoarded-hours',
  severity: 'medium',
  loss: 'an advisor’s whole agenda, held by somebody who pays for none of it',
  async try(site) {
    await openTeam(site);
    const free = async (): Promise<string[]> =>
      (await site.visitor().get('appointment/booking/anselme.json')).body['slots'];
    const before = await free();
    const hoarder = site.visitor();
    await hoarder.signup(someone());
    const hold = async (starts_at: string | undefined, more: object = {}) =>
      (
        await hoarder.post('appointment/hold.json', {
          ...{ slug: 'anselme', starts_at, minutes: '30', kind: 'phone', zone: 'Europe/Paris' },
          ...more,
        })
      ).status;
    for (const hour of before.slice(0, TRIES / 2)) await hold(hour);
    const inTurn = before.length - (await free()).length;
    await Promise.all(before.slice(TRIES / 2, TRIES).map((hour) => hold(hour)));
    const after = await free();
    const atOnce = before.filter((hour) => !after.includes(hour)).length;
    const odd = [await hold(before[TRIES], { minutes: '1' }), await hold(before[TRIES], { kind: 'written' })];
    return {
      // The hour itself, and those whose time its rest takes.
      held: inTurn <= 2 && atOnce <= 2 && odd.every((status) => status === 422),
      figure: `hours gone: ${inTurn} after ${TRIES / 2} in turn, ${atOnce} after ${TRIES / 2} at once; a minute, a letter: ${odd.join(', ')}`,
    };
  },
};
