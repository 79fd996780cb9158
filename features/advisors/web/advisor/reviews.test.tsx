// @vitest-environment happy-dom
import { StillPage } from '@solelune/screen/app';
import { doing, draw } from '@solelune/testing/draw';
import { describe, expect, it } from 'vitest';
import type { AdvisorPageData, Mine, Review } from '../../contract.ts';
import { scoreOf } from '../../engine/reviews.ts';
import { Reviews } from './reviews.tsx';

const AT = '2026-11-10T10:00:00.000Z';
const review = (id: string, changes: Partial<Review> = {}): Review => ({
  ...{ id, signed: 'Camille', rating: 4, body: `Un avis ${id}`, consultedOn: '2026-11-09', writtenAt: AT },
  ...{ editedAt: null, answer: null, removed: null, isDemo: false },
  ...changes,
});
const page = (reviews: Review[], changes: Partial<AdvisorPageData> = {}): AdvisorPageData => ({
  advisor: { id: 7, name: 'Maëlle', score: scoreOf([4, 1, 0, 0, 0]) } as AdvisorPageData['advisor'],
  ...{ slots: [], removedCount: 0, reviews },
  ...changes,
});

async function shown(data: AdvisorPageData, mine: Partial<Mine> = {}) {
  const sent: [string, unknown][] = [];
  const saved = { review: review('own', { body: 'Très clair', rating: 5 }), score: scoreOf([5, 1, 0, 0, 0]) };
  const call = async ({ name }: { name: string }, input: unknown) => {
    sent.push([name, input]);
    if (name === 'advisors.review-save') return saved;
    return { alert: null, pushKey: null, consultedOn: null, review: null, ...mine };
  };
  const { box } = await draw(
    <StillPage app={{ call: call as never, user: {} as never, toast: () => {} }}>
      <Reviews data={data} />
    </StillPage>,
  );
  return { box, sent };
}

describe('reviews', () => {
  it('are told with their answer, their removal and its reason, the average with its count and its spread', async () => {
    const answered = review('a', { answer: { body: 'Merci', at: AT } });
    const gone = review('b', { body: '', removed: { reason: 'Il nommait une autre personne.', at: AT } });
    const { box } = await shown(page([answered, gone], { removedCount: 1 }));
    expect(box.querySelector('.advisor-score')?.textContent).toContain('4,8');
    expect(box.querySelector('.advisor-score')?.textContent).toContain('5\u00a0avis');
    expect([...box.querySelectorAll('.advisor-spread td:last-child')].map((cell) => cell.textContent)).toEqual([
      ...['4', '1', '0', '0', '0'],
    ]);
    expect(box.querySelector('.advisor-review__answer')?.textContent).toContain('Merci');
    expect(box.querySelector('.advisor-review__removed')?.textContent).toContain('Il nommait une autre personne.');
  });

  it('are asked of who consulted, and of nobody else', async () => {
    expect((await shown(page([]))).box.querySelector('form')).toBeNull();
    const over = { consultedOn: '2026-11-09', review: { rating: 4, body: 'Avant', canEdit: false } };
    expect((await shown(page([]), over)).box.querySelector('form')).toBeNull();
  });

  it('show one’s own as soon as it is written, with the average that it makes', async () => {
    const { box, sent } = await shown(page([review('a')]), { consultedOn: '2026-11-09' });
    const form = box.querySelector('form') as HTMLFormElement;
    await doing(() => {
      (form.querySelector('[name=rating][value="5"]') as HTMLInputElement).checked = true;
      (form.querySelector('[name=body]') as HTMLTextAreaElement).value = 'Très clair';
      form.requestSubmit();
    });
    expect(sent.at(-1)).toEqual(['advisors.review-save', { advisor: 7, rating: '5', body: 'Très clair' }]);
    expect([...box.querySelectorAll('blockquote')].map((quote) => quote.textContent)).toEqual([
      ...['Très clair', 'Un avis a'],
    ]);
    expect(box.querySelector('.advisor-score')?.textContent).toContain('6\u00a0avis');
    expect(box.querySelector('form h3')?.textContent).toBe('Modifier votre avis');
  });
});
