import type { Case } from '../case.ts';
import { openTeam } from '../site/team.ts';
import { someone } from '../site/visitor.ts';

const AT_ONCE = 5;

/** Writes about an advisor whom one never consulted, alone and many at once, with an hour held and not paid; answers and removes as if one might. */
export const forgedReviews: Case = {
  name: 'forged-reviews',
  severity: 'medium',
  loss: 'what people believe of an advisor: notes that nobody earned, answers nobody gave, reviews that vanish',
  async try(site) {
    await openTeam(site);
    const page = async () => (await site.visitor().get('advisor/detail/maelle.json')).body;
    const before = await page();
    const member = site.visitor();
    await member.signup(someone());
    const review = { advisor: before['advisor'].id, rating: '1', body: 'Fuyez.' };
    const { slots } = (await member.get('appointment/booking/maelle.json')).body;
    const hour = { slug: 'maelle', starts_at: slots[0], minutes: '30', kind: 'phone', zone: 'Europe/Paris' };
    const held = await member.post('appointment/hold.json', hour);
    const written = await Promise.all(
      Array.from({ length: AT_ONCE }, () => member.post('advisor/review/save.json', review)),
    );
    const { id } = before['reviews'][0];
    const answered = await member.post('advisor/review/answer.json', { review: id, answer: 'C’est faux.' });
    const removed = await member.post('advisor/review/remove.json', { review: id, reason: 'Il déplaît.' });
    const after = await page();
    const isSame = JSON.stringify(after['reviews']) === JSON.stringify(before['reviews']);
    const statuses = [...written, answered, removed].map(({ status }) => status);
    return {
      held: held.status === 200 && isSame && statuses.every((status) => status === 403 || status === 404),
      figure: `by who only holds an hour: ${[...new Set(statuses)].join(', ')}; the page ${isSame ? 'says what it said' : 'has changed'}`,
    };
  },
};
