import { join } from 'node:path';
import { loadCorpus } from '@solelune/corpus';
import { beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../../apps/server/features.ts';
import { documentsOf } from './documents.ts';
import { QUERIES } from './queries.ts';
import { SiteIndex } from './site-index.ts';

const TODAY = '2026-11-16';
let index: SiteIndex;
beforeAll(async () => {
  const kinds = features.flatMap(({ texts = [] }) => texts);
  const corpus = await loadCorpus(join(import.meta.dirname, '..', '..', '..', 'content'), kinds);
  index = await SiteIndex.over(documentsOf({ corpus, features }, (address) => !address.includes('/resultat/')));
});

describe('what people type', () => {
  it('is a table of sixty or more', () => expect(QUERIES.length).toBeGreaterThanOrEqual(60));

  it.each(QUERIES)('%s leads first to %s', (query, first) => expect(index.find(query, TODAY).hits[0]?.id).toBe(first));

  it('finds nothing in nothing, and says when no page has all the words', () => {
    expect(index.find('', TODAY).hits).toEqual([]);
    expect(index.find('de la', TODAY).hits).toEqual([]);
    expect(index.find('zzzzqqq', TODAY).hits).toEqual([]);
    expect(index.find('améthyste zzzzqqq', TODAY)).toMatchObject({ near: true });
  });

  it('keeps an article back until its day', () => {
    const found = (today: string) => index.find('mercure rétrograde', today).hits.map(({ id }) => id);
    const article = '/actu/astrologie-pratique/mercure-retrograde';
    expect(found('2000-01-01')).not.toContain(article);
    expect(found('2100-01-01')).toContain(article);
  });
});
