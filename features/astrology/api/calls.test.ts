import { decodeInfos, encodeInfos } from '@solelune/screen';
import { useReadingCalls } from '@solelune/testing/app';
import { describe, expect, it } from 'vitest';
import { SIGN_SLUGS } from '../engine/index.ts';

const { get, post } = useReadingCalls('astrology', 'astrology');

const PARIS = '2988507';
const camille = { firstname: 'Camille', birthdate: '1988-06-17', birthtime: '14:25', birthcity: '2996944' };
const infosOf = (more: Record<string, unknown> = {}) => ({ infos: encodeInfos({ ...camille, ...more }) });
const plain = (words: string) => words.replaceAll(/[\u00A0\u202F]/g, ' ');

const RESULTS = [
  'ascendant/result.json',
  'descendant/result.json',
  'moon/sign/result.json',
  'natalchart/calcul.json',
  'natalchart/result.json',
  'solar/revolution/calcul.json',
  'solar/revolution/result.json',
];

describe('what is refused', () => {
  it.each(['sign/sign.json', 'sign/child/sign.json', 'moon/sign/detail.json'])(
    '%s: no sign, or none such',
    async (path) => {
      expect(await post(path, {})).toMatchObject({ status: 422, body: { fields: { sign: 'Ce champ est requis' } } });
      expect(await post(path, { sign: 'ophiuchus' })).toMatchObject({
        status: 404,
        body: { error: 'Page introuvable' },
      });
    },
  );

  it('a compatibility of one sign, or of a sign that is none', async () => {
    const missing = { sign_from: 'Choisissez deux signes', sign_to: 'Choisissez deux signes' };
    expect(await post('sign/compatibility/result.json', {})).toMatchObject({ status: 422, body: { fields: missing } });
    expect((await post('sign/compatibility/result.json', { sign_from: 'aries', sign_to: 'bélier' })).status).toBe(404);
    expect((await post('moon/compatibility/result.json', { moon_sign_from: 'aries', moon_sign_to: 'x' })).status).toBe(
      404,
    );
  });

  it.each(['belier', 'belier-ascendant', 'belier-ascendant-lune', '-', 'a'.repeat(50)])(
    'ascendant %s',
    async (signs) => {
      expect((await post('ascendant/detail.json', { signs })).status).toBe(404);
    },
  );

  it.each(RESULTS)('%s: missing fields, each with its sentence', async (path) => {
    expect(await post(path, {})).toMatchObject({
      status: 422,
      body: { fields: { birthdate: 'Ce champ est requis', birthcity: 'Ce champ est requis' } },
    });
  });

  it.each(RESULTS)('%s: a damaged address is a form, filled with what could be read', async (path) => {
    expect(await post(path, { infos: 'abîmé' })).toMatchObject({
      status: 200,
      body: { status: 'incomplete', problems: { infos: expect.stringMatching(/abîmée/) } },
    });
    expect(await post(path, infosOf({ birthcity: 'ici' }))).toMatchObject({
      status: 200,
      body: {
        status: 'incomplete',
        given: { firstname: 'Camille', birthdate: '1988-06-17', birthtime: '14:25', birthcity: null },
        problems: { birthcity: 'Choisissez un lieu dans la liste proposée' },
      },
    });
  });

  it('a return before the birth, or after the last year of the ephemeris', async () => {
    for (const year of ['1988', '2300']) {
      expect(await post('solar/revolution/result.json', infosOf({ year }))).toMatchObject({
        body: { status: 'incomplete', given: { year }, problems: { year: 'Cette année n’est pas valide' } },
      });
    }
  });
});

describe('introductions', () => {
  it.each([
    'sign.json',
    'sign/child.json',
    'sign/compatibility/index.json',
    'moon/compatibility/index.json',
    'love/compatibility/index.json',
    'ascendant/index.json',
    'descendant/index.json',
    'moon/sign/index.json',
  ])('%s: a text and the twelve signs', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(body.introduction.sections.map(({ key }: { key: string }) => key)).toEqual(['what', 'how', 'tradition']);
    expect(body.signs.map(({ slug }: { slug: string }) => slug)).toEqual(SIGN_SLUGS);
    expect(body.signs[0]).toMatchObject({ name: 'Bélier', epithet: expect.any(String), dates: { from: { day: 21 } } });
    expect(body.__META__.description.length).toBeGreaterThanOrEqual(110);
  });

  it.each(['natalchart.json', 'solar/revolution.json'])('%s', async (path) => {
    expect((await get(path)).body.introduction.title).toEqual(expect.any(String));
  });

  it('the whole: tools, signs, and the signs of this moment', async () => {
    const { body } = await get('index.json');
    expect(body.tools.map(({ slug }: { slug: string }) => slug)).toHaveLength(12);
    expect(body.now).toEqual({ sun_sign: 'scorpio', moon_sign: 'aquarius' });
    expect(body.__META__.jsonLd.itemListElement[0].item).toBe('https://exemple.fr/astrologie-et-horoscope');
  });

  it('the sky map begins with the sky of Paris at this minute', async () => {
    const { sky } = (await get('skymap/index.json')).body;
    expect(sky.proof.place).toMatchObject({ id: PARIS, timezone: 'Europe/Paris' });
    expect(sky.moment.utc).toBe('2026-11-15T12:00:00Z');
  });
});

describe('texts of signs', () => {
  it.each(SIGN_SLUGS)('%s: portrait, child, Moon', async (sign) => {
    const [portrait, child, moon] = await Promise.all(
      ['sign/sign.json', 'sign/child/sign.json', 'moon/sign/detail.json'].map((path) =>
        post(path, { sign, display: '1' }),
      ),
    );
    for (const answer of [portrait, child, moon]) {
      expect(answer?.body.sign.slug).toBe(sign);
      expect(answer?.body.reading.keywords).toHaveLength(3);
      expect(answer?.body.__META__.title.length).toBeGreaterThan(5);
    }
    expect(portrait?.body.reading.sections).toHaveLength(10);
  });

  it('a sign by its English key, with its neighbours', async () => {
    const { body } = await post('sign/sign.json', { sign: 'pisces' });
    expect([body.previous.slug, body.sign.slug, body.next.slug]).toEqual(['verseau', 'poissons', 'belier']);
  });

  it('a sign with an ascendant: the pair, and the ascendant for anyone', async () => {
    const { body } = await post('ascendant/detail.json', { signs: 'belier-ascendant-lion' });
    expect(body).toMatchObject({ sign: { key: 'aries' }, ascendant: { key: 'leo' } });
    expect(body.reading.sections.map(({ key }: { key: string }) => key)).toEqual([
      'alliance',
      'love',
      'ascendant',
      'path',
    ]);
    expect((await post('ascendant/detail.json', { signs: 'aries-leo' })).body.reading).toEqual(body.reading);
  });

  it('two signs: five scores with their reasons, and the text of both orders', async () => {
    const [there, back] = await Promise.all([
      post('sign/compatibility/result.json', { sign_from: 'belier', sign_to: 'leo' }),
      post('sign/compatibility/result.json', { sign_from: 'lion', sign_to: 'belier' }),
    ]);
    expect(there.body).toMatchObject({ from: { key: 'aries' }, to: { key: 'leo' }, aspect: 'trine', distance: 4 });
    const numbers = (body: typeof there.body) => body.scores.map(({ score }: { score: number }) => score);
    expect(numbers(there.body)).toEqual(numbers(back.body));
    expect(there.body.scores[0].reason).not.toBe(back.body.scores[0].reason);
    expect(there.body.reading.sections[0].blocks.map(({ about }: { about: string }) => about)).toEqual([
      'pair',
      'from',
      'to',
    ]);
    expect(there.body.reading.sections[0].blocks[0]).toEqual(back.body.reading.sections[0].blocks[0]);
  });

  it('two Moons', async () => {
    const { body } = await post('moon/compatibility/result.json', {
      moon_sign_from: 'cancer',
      moon_sign_to: 'capricorn',
    });
    expect(body.aspect).toBe('opposition');
    expect(body.reading.sections.map(({ key }: { key: string }) => key)).toContain('from');
  });
});

describe('calculators', () => {
  it('ascendant: the sign, the degree, the proof, and the minute at which it would change', async () => {
    const { body } = await post('ascendant/result.json', { ...camille, display: '1' });
    expect(body).toMatchObject({ status: 'ready', sign: { key: 'gemini' }, ascendant: { key: 'libra' } });
    expect(body.chart.angles.ascendant_deg).toBeCloseTo(185.32, 1);
    expect(body.proof).toMatchObject({
      utc: '1988-06-17T12:25:00Z',
      offset: '+02:00',
      calendar: 'gregorian',
      place: { display_name: 'Lyon, Rhône' },
    });
    const [flip] = body.certainty.uncertain.find(({ subject }: { subject: string }) => subject === 'ascendant').flips;
    expect(flip).toMatchObject({ before: 'virgo', after: 'libra', at: { time: '13:57' } });
  });

  it('descendant: the opposite of the ascendant', async () => {
    const { body } = await post('descendant/result.json', infosOf());
    expect(body).toMatchObject({ sign: { key: 'aries' }, ascendant: { key: 'libra' } });
    expect(body.reading.sections).toHaveLength(4);
  });

  it('Moon sign: by city, or by coordinates and zone', async () => {
    const { birthcity: _, ...rest } = camille;
    const byCity = await post('moon/sign/result.json', infosOf());
    const byPoint = await post('moon/sign/result.json', {
      infos: encodeInfos(rest),
      lat: '45.748',
      lng: '4.847',
      timezone: 'Europe/Paris',
    });
    expect(byCity.body).toMatchObject({ sign: { key: 'leo' }, sun_sign: { key: 'gemini' }, waxing: true });
    expect(byPoint.body.moon_point).toEqual(byCity.body.moon_point);
  });

  it.each([
    ['2025-11-04', 'Lune gibbeuse croissante'],
    ['2025-11-05', 'Pleine Lune'],
    ['2025-11-06', 'Lune gibbeuse décroissante'],
  ])('the phase of %s is %s, whichever page names it', async (birthdate, words) => {
    const infos = infosOf({ birthdate, birthtime: '12:00', birthcity: PARIS });
    expect((await post('moon/sign/result.json', infos)).body.phase_words).toBe(words);
    expect((await post('skymap/result.json', infos)).body.moon.phase_words).toBe(words);
  });

  it('Moon sign of a day on which the Moon changes sign, without an hour', async () => {
    const { body } = await post(
      'moon/sign/result.json',
      infosOf({ birthdate: '1990-05-15', birthtime: '', birthcity: PARIS }),
    );
    expect(body.proof).toMatchObject({ time_known: false, local: { time: '12:00' } });
    expect(body.sign.key).toBe('capricorn');
    const doubt = body.certainty.uncertain.find(({ what }: { what: string }) => what === 'sign');
    expect(doubt.flips).toMatchObject([{ before: 'capricorn', after: 'aquarius', at: { time: '19:30' } }]);
  });
});

describe('two births', () => {
  const infos = (you: object, other: object) => encodeInfos({ you, other });
  const paul = { birthdate: '1985-08-10' };

  it('have one address: their Suns, their Moons, and what the hour leaves open', async () => {
    const { status, body } = await post('love/compatibility/result.json', { infos: infos(camille, paul) });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'ready',
      skies: {
        you: { firstname: 'Camille', sun_sign: { key: 'gemini' }, moon_sign: { key: 'leo' }, time_known: true },
        other: { firstname: '', sun_sign: { key: 'leo' }, time_known: false },
      },
    });
    expect(decodeInfos(body.infos)).toEqual({ you: camille, other: paul });
    const nested = Object.entries({ ...camille }).map(([name, value]) => [`infos[you][${name}]`, value]);
    const again = await post('love/compatibility/result.json', {
      ...Object.fromEntries(nested),
      'infos[other][birthdate]': paul.birthdate,
    });
    expect(again.body.skies).toEqual(body.skies);
  });

  it('say what they are to one another, and what an unknown hour takes away', async () => {
    const noé = { ...camille, firstname: 'Noé', birthdate: '1985-08-10', birthtime: '06:10' };
    const { body } = await post('love/compatibility/result.json', { infos: infos(camille, noé) });
    expect(body.limits).toEqual([]);
    expect(body.overlays.you).toHaveLength(10);
    expect(body.composite.points).toHaveLength(11);
    expect(body.reading.chapters[0].key).toBe('portrait');
    expect(JSON.stringify(body)).not.toMatch(/intimate-/);
    const blind = await post('love/compatibility/result.json', { infos: infos(camille, paul) });
    expect(plain(blind.body.limits.join())).toContain('ni Ascendant ni maisons');
    expect([blind.body.overlays.you, blind.body.skies.other.ascendant_deg]).toEqual([[], undefined]);
    const told = blind.body.aspects.map(({ to }: { to: string }) => to);
    expect(told).not.toContain('ascendant');
    expect(told).not.toContain('moon');
  });

  it('speak of love and desire after a yes alone', async () => {
    const given = { infos: infos(camille, { ...camille, birthdate: '1985-08-10' }) };
    const closed = await post('love/compatibility/intimate.json', given);
    expect(closed.body).toEqual({ is_closed: true, scores: [], parts: [] });
    const { body } = await post('love/compatibility/intimate.json', { ...given, consent: '1' });
    expect(body.is_closed).toBe(false);
    expect(body.scores.map(({ domain }: { domain: string }) => domain)).toEqual(['love', 'desire']);
  });

  it.each([
    ['', { 'you[birthdate]': 'Ce champ est requis', 'other[birthdate]': 'Ce champ est requis' }],
    [infos(camille, { birthdate: '2030-01-01' }), { 'other[birthdate]': expect.stringContaining('futur') }],
    ['abîmé', { 'you[birthdate]': 'Ce champ est requis', 'other[birthdate]': 'Ce champ est requis' }],
  ])('that cannot be read give the form: %s', async (given, problems) => {
    const { status, body } = await post('love/compatibility/result.json', { infos: given });
    expect([status, body.status, body.problems]).toEqual([200, 'incomplete', problems]);
  });
});

describe('charts', () => {
  it('natal chart: numbers, dominants, certainty and a reading made of the texts', async () => {
    const { body } = await post('natalchart/result.json', infosOf({ lastname: 'Durand' }));
    expect(body.chart.bodies).toHaveLength(14);
    expect(body.chart.strengths[0].key).toBe('venus');
    expect(body.reading.parts.length).toBeGreaterThan(15);
    const sun = body.reading.parts.find(({ key }: { key: string }) => key === 'sun');
    expect(plain(sun.title)).toBe('Soleil en Gémeaux en maison IX');
    expect(sun.html.match(/<p>/g).length).toBeGreaterThan(2);
    expect(plain(body.certainty.steady.from.words)).toBe('vendredi 17 juin 1988 à 13 h 57');
    expect(decodeInfos(body.share_infos)).not.toHaveProperty('lastname');
  });

  it('natal chart without an hour: noon, what is certain, and no word about houses', async () => {
    const { body } = await post('natalchart/result.json', infosOf({ birthtime: '' }));
    expect(body.certainty.certain).toContainEqual({ subject: 'sun', what: 'sign', value: 'gemini' });
    expect(body.certainty.uncertain.map(({ subject }: { subject: string }) => subject)).toContain('ascendant');
    expect(body.reading.parts.map(({ title }: { title: string }) => title).join()).not.toMatch(/maison|Ascendant/);
  });

  it.each(['placidus', 'koch', 'equal_mc', 'equal_a', 'campanus', 'porphyry', 'regiomontanus'])(
    'natal chart with the houses of %s and another orb',
    async (house_system) => {
      const [wide, tight] = await Promise.all(
        ['8', '1,5'].map((orb) => post('natalchart/calcul.json', infosOf({ house_system, orb }))),
      );
      expect(wide?.body.chart.houses).toMatchObject({ system_asked: house_system, system_used: house_system });
      expect(wide?.body.chart.aspects.length).toBeGreaterThan(tight?.body.chart.aspects.length);
      for (const { orb_deg } of tight?.body.chart.aspects ?? []) expect(orb_deg).toBeLessThanOrEqual(1.5);
    },
  );

  it('solar revolution: the year under way, then another year elsewhere', async () => {
    const { body } = await post('solar/revolution/result.json', infosOf());
    expect(body.return).toMatchObject({ year: 2026, previous_year: 2025, next_year: 2027 });
    expect(plain(body.return.at.words)).toBe('mercredi 17 juin 2026 à 18 h 54');
    expect(body.reading.parts.map(({ key }: { key: string }) => key).slice(0, 5)).toEqual([
      'year-brief',
      'year-ascendant',
      'year-ascendant-house',
      'year-sun',
      'year-moon',
    ]);
    const words = body.reading.parts.map(({ html }: { html: string }) => html.replaceAll(/<[^>]+>/g, ' ')).join(' ');
    expect(words.split(/\s+/).length).toBeGreaterThan(800);
    // Every date of the year lies between this return and the next.
    const dates = [...plain(words).matchAll(/(?:202[5-8])/g)].map(([year]) => year);
    expect(new Set(dates)).toEqual(new Set(['2026', '2027']));
    const abroad = await post('solar/revolution/result.json', infosOf({ year: '2030', returncity: '5128581' }));
    expect(abroad.body.return).toMatchObject({ year: 2030, place: { id: '5128581', timezone: 'America/New_York' } });
    expect(abroad.body.return.at.offset).toBe('-04:00');
  });

  it('solar revolution: aspects go from the year to the birth', async () => {
    const { body } = await post('solar/revolution/calcul.json', infosOf());
    expect(body.across_aspects.length).toBeGreaterThan(5);
    const lonOf = (chart: 'year_chart' | 'natal_chart', key: string): number =>
      body[chart].bodies.find((one: { key: string }) => one.key === key)?.longitude_deg ??
      body[chart].angles[`${key}_deg`];
    const angles = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 };
    for (const { from, to, kind, orb_deg } of body.across_aspects) {
      const apart = Math.abs(((lonOf('year_chart', from) - lonOf('natal_chart', to) + 540) % 360) - 180);
      expect(Math.abs(apart - angles[kind as 'trine'])).toBeCloseTo(orb_deg, 4);
    }
  });

  it('sky map: now and Paris, or any moment and place', async () => {
    const { body } = await post('skymap/result.json', { infos: '' });
    expect(body).toMatchObject({ status: 'ready', moment: { utc: '2026-11-15T12:00:00Z', time: '13:00' } });
    expect([body.sun.rise.time, body.sun.set.time]).toEqual(['07:59', '17:10']);
    expect(body.retrogrades.map(({ key }: { key: string }) => key)).toEqual(['saturn', 'uranus', 'neptune']);
    expect(body.moon.next_phases.map(({ phase }: { phase: string }) => phase)).toEqual([
      'first_quarter',
      'full',
      'last_quarter',
      'new',
    ]);
    const north = { birthdate: '2027-06-21', birthtime: '12:00', lat: '69.65', lng: '18.96', timezone: 'Europe/Oslo' };
    expect((await post('skymap/result.json', { infos: encodeInfos(north) })).body.sun).toEqual({
      rise: null,
      set: null,
      always: 'above',
    });
  });

  it.each([
    ['the first day', { birthdate: '0000-01-01', birthtime: '00:00' }],
    ['the last day', { birthdate: '2300-12-31', birthtime: '23:59' }],
    ['a Julian leap day', { birthdate: '1500-02-29' }],
  ])('sky map of %s of the calendar', async (_, moment) => {
    const { status, body } = await post('skymap/result.json', { infos: encodeInfos(moment) });
    expect([status, body.status, body.moment.date]).toEqual([200, 'ready', moment.birthdate]);
  });
});
