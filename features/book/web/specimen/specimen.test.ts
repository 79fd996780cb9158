import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import facts from './facts.json' with { type: 'json' };
import { SPECIMEN_COVER, SPECIMEN_PAGES } from './page-numbers.ts';

describe('the specimen', () => {
  it('has a picture of each page that is shown, and of no other', () => {
    const pictures = readdirSync(new URL('./pages/', import.meta.url)).map((file) => Number.parseInt(file, 10));
    expect(pictures.sort((one, other) => one - other)).toEqual([SPECIMEN_COVER, ...SPECIMEN_PAGES]);
  });
  it('is shown in facing pairs', () => {
    for (const [index, page] of SPECIMEN_PAGES.entries())
      expect(page % 2 === 0 ? SPECIMEN_PAGES[index + 1] : SPECIMEN_PAGES[index - 1]).toBe(
        page % 2 ? page - 1 : page + 1,
      );
  });
  it('carries real figures', () => {
    expect(facts.datesInFirstYear).toBeGreaterThan(10);
    expect(facts.curve.stars.length).toBeGreaterThan(0);
  });
});
