import { encodeInfos } from '@solelune/screen';
import { useReadingCalls } from '@solelune/testing/app';
import { describe, expect, it } from 'vitest';
import { NUMBER_RESULTS } from '../engine/index.ts';

const { app, get, post } = useReadingCalls('numerology', 'numerology');

const BY_NUMBER = ['expression', 'affective', 'lifepath'];

describe('what is refused', () => {
  it.each(BY_NUMBER)('%s: a number that is missing or no number is said beside the field', async (tool) => {
    expect(await post(`${tool}/result.json`, {})).toMatchObject({
      status: 422,
      body: { code: 'invalid_input', fields: { number: 'Ce champ est requis' } },
    });
    expect(await post(`${tool}/result.json`, { number: 'quatre' })).toMatchObject({
      status: 422,
      body: { fields: { number: 'Ce champ doit être un nombre entier' } },
    });
  });

  it.each(
    BY_NUMBER.flatMap((tool) =>
      [['0'], ['10'], ['11'], ['3', '11'], ['2', '22'], ['4', '12']].map((pair) => [tool, ...pair] as const),
    ),
  )('%s %s %s does not exist', async (tool, number, master = '') => {
    expect(await post(`${tool}/result.json`, { number: number ?? '', master })).toMatchObject({
      status: 404,
      body: { code: 'not_found', error: 'Page introuvable' },
    });
  });

  it.each(['0', '10', '11', '22'])('universal %s does not exist', async (number) => {
    expect((await post('universal/result.json', { number })).status).toBe(404);
  });

  it('compatibility without infos', async () => {
    expect(await post('compatibility/result.json', {})).toMatchObject({
      status: 422,
      body: { fields: { infos: 'Ce champ est requis' } },
    });
  });

  it.each([
    ['damaged', '%%%', { firstname_from: '', firstname_to: '' }],
    ['one name', encodeInfos({ firstname_from: 'Zoé' }), { firstname_from: 'Zoé', firstname_to: '' }],
    [
      'another script',
      encodeInfos({ firstname_from: 'Zoé', firstname_to: 'Алексей' }),
      { firstname_from: 'Zoé', firstname_to: 'Алексей' },
    ],
    [
      'no text',
      encodeInfos({ firstname_from: ['Zoé'], firstname_to: { a: 1 } }),
      { firstname_from: '', firstname_to: '' },
    ],
  ])('compatibility with %s infos gives back what could be read', async (_, infos, firstnames) => {
    expect(await post('compatibility/result.json', { infos })).toEqual({
      status: 200,
      body: { readable: false, firstnames },
    });
  });
});

describe('introductions', () => {
  it.each([
    ['expression', 12],
    ['affective', 12],
    ['lifepath', 12],
    ['universal', 9],
  ])('%s has its text, its numbers and its own head', async (tool, count) => {
    const { status, body } = await get(`${tool}.json`);
    expect(status).toBe(200);
    expect(body.introduction.sections.map(({ key }: { key: string }) => key)).toEqual(['what', 'how', 'tradition']);
    expect(body.numbers).toHaveLength(count);
    expect(body.__META__.title).toBe(body.introduction.title);
    expect(body.__META__.description.length).toBeGreaterThanOrEqual(110);
    expect(body.__META__.jsonLd.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      'https://exemple.fr/numerologie',
      expect.stringMatching(/^https:\/\/exemple\.fr\/numerologie\/[a-z-]+$/),
    ]);
  });

  it('the index names the five tools and the year', async () => {
    const { body } = await get('index.json');
    expect(body.tools.map(({ slug }: { slug: string }) => slug).sort()).toEqual([
      'chemin-de-vie',
      'compatibilite-prenom',
      'expression',
      'numerologie-universelle',
      'vie-affective',
    ]);
    expect(body.year).toMatchObject({ year: 2026, addends: [2, 0, 2, 6], reduction: { total: 10, number: 1 } });
  });

  it('compatibility counts its example', async () => {
    const { body } = await get('compatibility.json');
    expect(body.example).toMatchObject({ firstnames: { firstname_from: 'Claire' }, compatibility: { pair: '3-6' } });
  });
});

describe('results', () => {
  it.each(
    BY_NUMBER.flatMap((tool) => NUMBER_RESULTS.map(({ number, master }) => [tool, number, master ?? ''] as const)),
  )('%s %i %s is read, with an example that leads to it', async (tool, number, master) => {
    const fields = { number: String(number), master: String(master), display: '1' };
    const { status, body } = await post(`${tool}/result.json`, fields);
    expect(status).toBe(200);
    expect(body.reading.sections).toHaveLength(6);
    expect(body.__META__.title).toContain(String(master || number));
    const { chosen } = body.example.calculation;
    const { reduction } = chosen.count ?? chosen;
    expect([reduction.number, reduction.master ?? '']).toEqual([number, master]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('universal %i, with ratings that lead to it', async (number) => {
    const { body } = await post('universal/result.json', { number: String(number) });
    expect(body).toMatchObject({ number, example: { number }, reading: { keywords: expect.any(Array) } });
    expect(body.example.themes).toHaveLength(8);
  });

  it('two first names: both counts, the pair, the score and its reasons', async () => {
    const infos = encodeInfos({ firstname_from: ' Claire ', firstname_to: 'Hugo', more: 1 });
    const { status, body } = await post('compatibility/result.json', { infos, display: '1' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ readable: true, compatibility: { pair: '3-6', number: 9 } });
    expect(
      body.compatibility.names[0].chosen.count.words[0].letters.map(({ value }: { value: number }) => value),
    ).toEqual([3, 3, 1, 9, 9, 5]);
    expect(body.compatibility.reasons.map(({ key }: { key: string }) => key)).toEqual([
      'expression',
      'affective',
      'family',
      'letters',
    ]);
    expect(body.reading.title).toContain('3 et 6');
    const nested = { 'infos[firstname_from]': 'Claire', 'infos[firstname_to]': 'Hugo' };
    expect(await post('compatibility/result.json', nested)).toEqual({ status, body });
  });

  it('JSON is read like form data', async () => {
    const answer = await app().inject({
      method: 'POST',
      url: '/api/numerology/lifepath/result.json',
      payload: { number: 4, master: 22, display: true },
    });
    expect(answer.json()).toMatchObject({ number: 4, master: 22, year: 2026 });
  });
});
