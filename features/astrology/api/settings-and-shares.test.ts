import { decodeInfos, encodeInfos } from '@solelune/screen';
import { useReadingCalls } from '@solelune/testing/app';
import { describe, expect, it } from 'vitest';

const { post } = useReadingCalls('astrology', 'astrology');

const CAMILLE = { firstname: 'Camille', birthdate: '1988-06-17', birthtime: '14:25', birthcity: '2996944' };
const NOE = { firstname: 'Noé', birthdate: '1985-08-10', birthtime: '07:30', birthcity: '2988507' };
/** Where every other century, half of the Earth and some settings are. */
const BIRTHS = Array.from({ length: 24 }, (_, index) => ({
  ...CAMILLE,
  birthdate: `${1590 + index * 17}-0${(index % 9) + 1}-1${index % 9}`,
  birthtime: `${String((index * 5) % 24).padStart(2, '0')}:${10 + index}`,
  ...(index % 3 === 1 && { zodiac: 'fagan_bradley', node: 'true' }),
  ...(index % 4 === 2 && { lilith: 'true', hidden: 'chiron.uranus', aspects: 'conjunction-8,trine-7,quincunx-2.5' }),
}));
const TOLD = /Camille|Noé|1988-|1985-|2996944|2988507|Lyon|Paris|14:25|07:30/;
// oxlint-disable-next-line typescript/no-explicit-any
type Body = Record<string, any>;
const natal = async (more: object = {}): Promise<Body> =>
  (await post('natalchart/result.json', { infos: encodeInfos({ ...CAMILLE, ...more }) })).body;
const bodyOf = ({ chart }: Body, key: string) => chart.bodies.find((body: Body) => body['key'] === key);

describe('the settings of a natal chart', () => {
  it('are in its address, and said again', async () => {
    const more = {
      zodiac: 'lahiri',
      node: 'true',
      lilith: 'true',
      aspects: 'conjunction-8,quincunx-2',
      hidden: 'chiron',
    };
    const { chart, infos } = await natal(more);
    expect(decodeInfos(infos)).toMatchObject(more);
    expect(chart.view).toMatchObject({
      zodiac: 'lahiri',
      node: 'true',
      lilith: 'true',
      aspects: [
        { kind: 'conjunction', orb_deg: 8 },
        { kind: 'quincunx', orb_deg: 2 },
      ],
      hidden: ['chiron'],
    });
    expect(chart.view.shift_deg).toBeCloseTo(23.7, 1);
  });
  it('move signs by the zodiac, and the reading with them', async () => {
    const [tropical, sidereal] = [await natal(), await natal({ zodiac: 'lahiri' })];
    expect(bodyOf(tropical, 'moon').sign).toBe('leo');
    expect(bodyOf(sidereal, 'moon').sign).toBe('cancer');
    expect(sidereal['reading'].parts.find((part: Body) => part['key'] === 'moon').title).toContain('Cancer');
    expect(bodyOf(sidereal, 'moon').house).toBe(bodyOf(tropical, 'moon').house);
    // The minutes at which a sign changes are the tropical ones: they are not told.
    expect(JSON.stringify(sidereal['certainty'])).not.toContain('"sign"');
  });
  it('draw the true node and the true Black Moon', async () => {
    const [mean, both] = [await natal(), await natal({ node: 'true', lilith: 'true' })];
    expect(bodyOf(both, 'mean_node').longitude_deg).toBe(bodyOf(mean, 'true_node').longitude_deg);
    expect(bodyOf(both, 'mean_lilith').longitude_deg).not.toBe(bodyOf(mean, 'mean_lilith').longitude_deg);
  });
  it('leave bodies out of the chart, its aspects and its reading', async () => {
    const answer = await natal({ hidden: 'pluto' });
    expect(bodyOf(answer, 'pluto')).toBeUndefined();
    expect(JSON.stringify(answer['chart'].aspects)).not.toContain('pluto');
    expect(answer['reading'].parts.map((part: Body) => part['key'])).not.toContain('pluto');
  });
  it('trace minor aspects each within its orb', async () => {
    const { chart } = await natal({ aspects: 'semi_square-2,sesqui_square-1' });
    expect(new Set(chart.aspects.map((one: Body) => one['kind']))).toEqual(new Set(['semi_square', 'sesqui_square']));
    for (const { kind, orb_deg } of chart.aspects) expect(orb_deg).toBeLessThanOrEqual(kind === 'semi_square' ? 2 : 1);
  });
  it.each([
    ['zodiac', 'chinese'],
    ['node', 'both'],
    ['lilith', '1'],
    ['aspects', 'septile-2'],
    ['hidden', 'sun'],
  ])('are refused with a sentence: %s %s', async (field, value) => {
    expect((await post('natalchart/result.json', { ...CAMILLE, [field]: value })).body).toMatchObject({
      fields: { [field]: expect.any(String) },
    });
  });
});

describe('a chart compared with itself', () => {
  it('differs by what each column changes, and by nothing else', async () => {
    const { body } = await post('natalchart/compare.json', { infos: encodeInfos(NOE) });
    const columns: Body[] = body['columns'];
    expect(columns.map(({ key }) => key)).toEqual([
      ...['own', 'koch', 'equal_a', 'porphyry', 'true_points', 'wide_orbs', 'lahiri', 'fagan_bradley', 'krishnamurti'],
    ]);
    const [own] = columns as [Body];
    const equal = columns.find(({ key }) => key === 'equal_a') as Body;
    const lons = ({ points }: Body) => points.map((point: Body) => point['longitude_deg']);
    expect(lons(equal)).toEqual(lons(own));
    expect(equal['points'].map((point: Body) => point['house'])).not.toEqual(
      own['points'].map((point: Body) => point['house']),
    );
    const wide = columns.find(({ key }) => key === 'wide_orbs') as Body;
    expect(wide['aspect_count']).toBeGreaterThan(own['aspect_count']);
    const { body: noHour } = await post('natalchart/compare.json', {
      infos: encodeInfos({ birthdate: '1988-06-17', birthcity: '2996944' }),
    });
    expect(noHour).toMatchObject({ status: 'ready', columns: [] });
  });
});

describe('what is shared without its birth', () => {
  it('a chart: the same positions, aspects and reading, and nothing that tells whose', async () => {
    for (const birth of BIRTHS) {
      const { body } = await post('natalchart/result.json', { infos: encodeInfos(birth) });
      expect(body['status'], JSON.stringify(body).slice(0, 300)).toBe('ready');
      const { status, body: shared } = await post('natalchart/shared.json', { sky: body['shared_sky'] });
      expect(status).toBe(200);
      expect(JSON.stringify(shared)).not.toMatch(TOLD);
      const named = ({ chart }: Body) =>
        chart.aspects.map((one: Body) => `${one['from']} ${one['kind']} ${one['to']}`).toSorted();
      expect(named(shared)).toEqual(named(body));
      const placed = ({ chart }: Body) =>
        chart.bodies.flatMap((one: Body) =>
          one['key'] === 'true_node' ? [] : [`${one['key']} ${one['sign']} ${one['house']} ${one['retrograde']}`],
        );
      expect(placed(shared)).toEqual(placed(body));
      const keys = ({ reading }: Body) => reading.parts.map((part: Body) => part['key']);
      expect(keys(shared)).toEqual(keys(body));
    }
  });
  it('a chart without an hour has no such link', async () => {
    const { body } = await post('natalchart/result.json', {
      infos: encodeInfos({ birthdate: '1988-06-17', birthcity: '2996944' }),
    });
    expect(body['shared_sky']).toBeUndefined();
  });
  it.each(['', 'x', '~~~~~~~~~', '0'.repeat(399)])('no chart stands in %j', async (sky) => {
    expect([404, 422]).toContain((await post('natalchart/shared.json', { sky })).status);
  });
  it('a bond: the same aspects and scores, and nothing that tells whose; love and desire too', async () => {
    const infos = encodeInfos({ you: CAMILLE, other: NOE });
    const { body } = await post('love/compatibility/result.json', { infos });
    const { body: shared } = await post('love/compatibility/result.json', { infos: body['share_infos'] });
    expect(shared).toMatchObject({ status: 'ready', is_shared: true });
    expect(JSON.stringify(decodeInfos(body['share_infos']))).not.toMatch(TOLD);
    expect(JSON.stringify(shared)).not.toMatch(TOLD);
    const scores = (answer: Body) => answer['scores'].map((one: Body) => [one['domain'], one['score']]);
    expect(scores(shared)).toEqual(scores(body));
    expect(shared['reading'].chapters.length).toBe(body['reading'].chapters.length);
    expect(JSON.stringify(shared['reading'])).toContain('du premier ciel');
    const asked = { infos: body['share_infos'], consent: '1' };
    const { body: intimate } = await post('love/compatibility/intimate.json', asked);
    expect(intimate).toMatchObject({ is_closed: false });
    expect((await post('love/compatibility/intimate.json', { infos })).body).toMatchObject({
      is_closed: true,
      parts: [],
    });
  });
});
