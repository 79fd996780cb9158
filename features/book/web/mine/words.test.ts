import { describe, expect, it } from 'vitest';
import type { Book } from '../../contract.ts';
import { BOOK_PAGES } from '../../engine/book-plan.ts';
import { pagesWritten, STAGE_STEPS, sizeWords, statusWords, titleOf } from './words.ts';

const BOOK: Book = {
  ...{ id: 'x', firstname: 'Anna', years: '2027 – 2046', for_whom: 'self', status: 'ready', stage: null },
  ...{ gift_day: null, gift_sent: false, taken: false, is_mine: true, bytes: 1, made_at: null, corrections: 0 },
  ...{ can_give_up: false, can_correct: false, order_id: null },
};

describe('where a book is', () => {
  it.each<[Partial<Book>, string]>([
    [{}, 'Prêt'],
    [{ status: 'waiting' }, 'Attend son tour'],
    [{ status: 'waiting', gift_day: '2026-12-24' }, 'À remettre le 24\u00A0décembre 2026'],
    [{ gift_day: '2026-12-24' }, 'Prêt, remis le 24\u00A0décembre 2026'],
    [{ gift_day: '2026-12-24', gift_sent: true }, 'Offert, pas encore rangé'],
    [{ gift_day: '2026-12-24', gift_sent: true, taken: true, is_mine: false }, 'Offert, et rangé dans un autre compte'],
    [{ gift_day: '2026-12-24', gift_sent: true, taken: true }, 'Prêt'],
    [{ status: 'refunded' }, 'Remboursé'],
  ])('%j: %s', (change, words) => expect(statusWords({ ...BOOK, ...change })).toBe(words));

  it('is named after whom it is of', () => {
    expect(titleOf(BOOK)).toBe('Le livre d’Anna');
    expect(sizeWords(7_420_000)).toBe('7,4 Mo');
  });

  it('never loses pages on its way', () => {
    const written = STAGE_STEPS.map(({ stage }) => pagesWritten(stage));
    expect(written).toEqual([...written].sort((one, other) => one - other));
    expect(written.at(-1)).toBe(BOOK_PAGES);
    expect(pagesWritten(null)).toBe(0);
  });
});
