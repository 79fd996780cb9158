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

describe('the settings of a sky map', () => {
  const sky = async (more: object = {}): Promise<Body> =>
    (await post('skymap/result.json', { infos: encodeInfos({ ...CAMILLE, ...more }) })).body;
  const MORE = {
    zodiac: 'krishnamurti',
    node: 'true',
    lilith: 'true',
    house_system: 'koch',
    aspects: 'trine-7,quincunx-2',
    hidden: 'chiron.pluto',
  };

  it('are all those of a natal chart, in the address, and draw the same', async () => {
    const [map, chart] = [await sky(MORE), await natal(MORE)];
    expect(decodeInfos(map['infos'])).toMatchObject(MORE);
    expect(map['chart']).toEqual(chart['chart']);
    expect(map['chart'].view).toMatchObject({ zodiac: 'krishnamurti', hidden: ['pluto', 'chiron'] });
    expect((await sky())['chart'].view).toMatchObject({ zodiac: 'tropical', node: 'mean', hidden: [] });
  });
  it('hold without an hour too: the map is that of noon', async () => {
    const { birthtime: _, ...day } = CAMILLE;
    const { body } = await post('skymap/result.json', { infos: encodeInfos({ ...day, ...MORE }) });
    expect(body.chart.bodies).toEqual((await sky({ ...MORE, birthtime: '12:00' }))['chart'].bodies);
  });
  it('tell the Moon and her coming phases in the zodiac that was asked for', async () => {
    const [tropical, sidereal] = [await sky(), await sky({ zodiac: 'lahiri' })];
    expect([tropical['moon'].sign, sidereal['moon'].sign]).toEqual(['leo', 'cancer']);
    const signsOf = ({ moon }: Body) => moon.next_phases.map((phase: Body) => phase['sign']);
    // Four phases of June and July 1988: first quarter, full, last quarter, new.
    expect(signsOf(tropical)).toEqual(['libra', 'capricorn', 'aries', 'cancer']);
    expect(signsOf(sidereal)).toEqual(['virgo', 'sagittarius', 'pisces', 'gemini']);
  });
  it('what is left out is not told among what goes backwards', async () => {
    const back = ({ retrogrades }: Body) => retrogrades.map((one: Body) => one['key']);
    expect(back(await sky())).toContain('pluto');
    expect(back(await sky(MORE))).not.toContain('pluto');
  });
  it('another zodiac does not turn the Earth: the sidereal time of the proof stays', async () => {
    const time = ({ proof }: Body) => proof.local_sidereal_time_hours;
    expect(time(await sky({ zodiac: 'lahiri' }))).toBeCloseTo(time(await sky()), 4);
    expect(time(await natal({ zodiac: 'lahiri' }))).toBeCloseTo(time(await natal()), 4);
  });
});

describe('the settings of a bond', () => {
  const bond = async (more: object = {}): Promise<Body> =>
    (await post('love/compatibility/result.json', { infos: encodeInfos({ you: CAMILLE, other: NOE, ...more }) })).body;
  const lonOf = ({ skies }: Body, who: string, key: string) =>
    skies[who].bodies.find((body: Body) => body['key'] === key)?.longitude_deg;

  it('are one set for both births, in the address, and said again', async () => {
    const more = { zodiac: 'lahiri', node: 'true', lilith: 'true', house_system: 'koch', hidden: 'pluto.chiron' };
    const [usual, other] = [await bond(), await bond(more)];
    expect(decodeInfos(other['infos'])).toMatchObject({ you: CAMILLE, other: NOE, ...more });
    expect(usual['settings']).toMatchObject({ house_system: 'placidus', view: { zodiac: 'tropical', hidden: [] } });
    expect(other['settings']).toMatchObject({
      house_system: 'koch',
      view: { zodiac: 'lahiri', hidden: ['pluto', 'chiron'] },
    });
    for (const who of ['you', 'other'])
      for (const key of ['sun', 'moon', 'saturn']) {
        const { chart } = (
          await post('natalchart/result.json', { infos: encodeInfos({ ...(who === 'you' ? CAMILLE : NOE), ...more }) })
        ).body;
        expect(lonOf(other, who, key)).toBe(bodyOf({ chart }, key).longitude_deg);
        expect(lonOf(other, who, 'mean_lilith')).toBe(bodyOf({ chart }, 'mean_lilith').longitude_deg);
        expect(other['skies'][who].cusps_deg).toEqual(
          chart.houses.cusps_deg.map((deg: number) => expect.closeTo(deg, 5)),
        );
      }
    expect(lonOf(usual, 'you', 'pluto')).toBeDefined();
    expect(lonOf(other, 'you', 'pluto')).toBeUndefined();
    expect(
      JSON.stringify([other['aspects'], other['lesser_aspects'], other['composite'], other['reading']]),
    ).not.toMatch(/pluto|Pluton/);
  });
  it('an unknown hour stands in the same zodiac', async () => {
    const { birthtime: _, ...unknown } = NOE;
    const [usual, other] = [await bond({ other: unknown }), await bond({ other: unknown, zodiac: 'fagan_bradley' })];
    expect((lonOf(usual, 'other', 'sun') - lonOf(other, 'other', 'sun') + 360) % 360).toBeCloseTo(24.54, 1);
    expect(other['skies'].other.certainty).toBeUndefined();
  });
  it('orbs are those that were asked for; what has no text is drawn apart', async () => {
    const [usual, wide] = [await bond(), await bond({ aspects: 'conjunction-9,trine-2,quincunx-3' })];
    expect(new Set(wide['aspects'].map((one: Body) => one['kind']))).toEqual(new Set(['conjunction', 'trine']));
    for (const { kind, orb_deg } of wide['aspects']) expect(orb_deg).toBeLessThanOrEqual(kind === 'trine' ? 2 : 9);
    expect(wide['lesser_aspects'].some((one: Body) => one['kind'] === 'quincunx')).toBe(true);
    expect(usual['lesser_aspects'].some((one: Body) => one['kind'] === 'quincunx')).toBe(false);
    const faint = ['chiron', 'mean_node', 'mean_lilith'];
    for (const { from, to, orb_deg } of usual['lesser_aspects']) {
      expect(faint.includes(from) || faint.includes(to)).toBe(true);
      expect(orb_deg).toBeLessThanOrEqual(3);
    }
  });
  it('a link without births shows the same bond', async () => {
    for (const more of [
      {},
      { zodiac: 'lahiri', hidden: 'uranus', aspects: 'conjunction-9,square-4,semi_square-2', node: 'true' },
    ]) {
      const own = await bond(more);
      const { body: shared } = await post('love/compatibility/result.json', { infos: own['share_infos'] });
      const named = (answer: Body) =>
        [...answer['aspects'], ...answer['lesser_aspects']]
          .map((one: Body) => `${one['from']} ${one['kind']} ${one['to']}`)
          .toSorted();
      expect(named(shared)).toEqual(named(own));
      expect(shared['settings']).toEqual(own['settings']);
      const keys = (answer: Body) =>
        answer['skies'].you.bodies.map((one: Body) => `${one['key']} ${one['sign']} ${one['retrograde']}`);
      expect(keys(shared)).toEqual(keys(own));
    }
  });
  it.each([
    ['zodiac', 'chinese'],
    ['aspects', 'septile-2'],
    ['hidden', 'sun'],
  ])('that do not exist lead back to the form: %s %s', async (field, value) => {
    expect(await bond({ [field]: value })).toMatchObject({
      status: 'incomplete',
      problems: { [`you[${field}]`]: expect.any(String) },
    });
  });
});

describe('the settings of today', () => {
  const today = async (more: object = {}): Promise<Body> =>
    (await post('transits/result.json', { infos: encodeInfos({ ...CAMILLE, ...more }) })).body;
  const passing = ({ now }: Body, key: string) => now.bodies.find((body: Body) => body['key'] === key)?.longitude_deg;

  it('hold for the birth and for what passes over it', async () => {
    const [usual, other] = [await today(), await today({ zodiac: 'lahiri', hidden: 'chiron', aspects: 'quincunx-2' })];
    const { chart } = await natal({ zodiac: 'lahiri', hidden: 'chiron', aspects: 'quincunx-2' });
    expect(other['chart']).toEqual(chart);
    // In 2026 the equinox stands 24°13′ behind, half a degree more than at the birth.
    expect((passing(usual, 'saturn') - passing(other, 'saturn') + 360) % 360).toBeGreaterThan(24.1);
    expect(passing(other, 'chiron')).toBeUndefined();
    expect(usual['now'].soon.some((one: Body) => one['kind'] === 'quincunx')).toBe(false);
    expect(new Set(other['now'].soon.map((one: Body) => one['kind']))).toEqual(new Set(['quincunx']));
  });
  it('a birth without its hour stays in the tropical zodiac', async () => {
    const { birthtime: _, ...unknown } = CAMILLE;
    const { body } = await post('transits/result.json', { infos: encodeInfos({ ...unknown, zodiac: 'lahiri' }) });
    expect(body['chart'].view).toBeUndefined();
    expect(passing(body, 'saturn')).toBeCloseTo(passing(await today(), 'saturn'), 1);
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
