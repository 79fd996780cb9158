import { encodeInfos } from '@solelune/screen';
import { useReadingCalls } from '@solelune/testing/app';
import { describe, expect, it } from 'vitest';
import facts from '../engine/facts/angels72.json' with { type: 'json' };
import { ANGELS, FEELINGS, heartOf } from '../engine/index.ts';

const { app, get, post } = useReadingCalls('angels', 'angel');

const infos = (birth: Record<string, unknown>) => encodeInfos(birth);
const numberOf = (card: { number: number }) => card.number;

describe('what is refused', () => {
  it.each(['info/detail/gabriel-le-grand.json', 'ritual/custom/personne.json'])('%s does not exist', async (path) => {
    expect(await post(path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('an angel that is none, or none at all', async () => {
    expect(await post('test/result.json', { angel: 'lucifer' })).toMatchObject({ status: 404 });
    expect(await post('test/result.json')).toMatchObject({ body: { fields: { angel: 'Ce champ est requis' } } });
  });

  it.each([
    ['six words', 'paix force joie nature amour courage', 'Vous pouvez choisir 5 ressentis au plus'],
    ['a feeling twice', 'paix paix', 'Ce ressenti est déjà choisi'],
    ['a feeling twice under two words', 'courage courageux', 'Ce ressenti est déjà choisi'],
    ['a word that is none', 'paix xylophone', 'Aucun ange ne répond à ce mot'],
  ])('count_angels_matched with %s', async (_, feelings, sentence) => {
    expect(await post('test/count_angels_matched.json', { feelings })).toMatchObject({
      status: 422,
      body: { fields: { feelings: sentence } },
    });
  });

  it.each([
    [{ month: '13' }, 'month'],
    [{ month: 'mars' }, 'month'],
    [{ year: '2301' }, 'year'],
    [{ timezone: 'Europe/Atlantide' }, 'timezone'],
  ])('regency with %j', async (fields, field) => {
    const { status, body } = await post('regency.json', fields as Record<string, string>);
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });

  it.each(['0', '1000', '-1', '7,5', 'sept'])('synchronicity %s', async (number) => {
    expect(await post('synchronicity/result.json', { number })).toMatchObject({ status: 422 });
  });

  it('a saved result without a member', async () => {
    expect(await get('birthchart/saved/1.json')).toMatchObject({ status: 401 });
  });
});

describe('births', () => {
  it.each([
    ['damaged', '%%%', { birthdate: '', birthtime: '' }],
    ['without a day', infos({ firstname: 'Zoé', birthtime: '10:10' }), { firstname: 'Zoé', birthtime: '10:10' }],
    ['a day that is none', infos({ birthdate: '1988-06-31' }), { birthdate: '1988-06-31' }],
    ['a day to come', infos({ birthdate: '2027-01-01' }), { birthdate: '2027-01-01' }],
    ['an hour that is none', infos({ birthdate: '1988-06-17', birthtime: '25:00' }), { birthtime: '25:00' }],
    ['no text', infos({ birthdate: ['1988-06-17'] }), { birthdate: '' }],
    ['a place that is none', infos({ birthdate: '1988-06-17', birthcity: '1' }), { birthcity: null }],
  ])('%s give back what could be read', async (_, given, birth) => {
    for (const path of ['birthchart/calcul.json', 'birthchart/result.json'])
      expect(await post(path, { infos: given })).toMatchObject({ status: 200, body: { readable: false, birth } });
  });

  it('infos in brackets, as a form nests them, are read like those of an address', async () => {
    const birth = { firstname: 'Camille', birthdate: '1988-06-17', birthtime: '14:25', birthcity: '2988507' };
    const nested = Object.fromEntries(Object.entries(birth).map(([name, value]) => [`infos[${name}]`, value]));
    for (const path of ['birthchart/calcul.json', 'birthchart/result.json']) {
      const byAddress = await post(path, { infos: infos(birth) });
      expect(byAddress.body.readable).toBe(true);
      expect(await post(path, nested)).toEqual(byAddress);
    }
  });

  it('an address without infos is the form', async () => {
    expect((await post('birthchart/result.json')).body).toMatchObject({ readable: false, birth: { birthdate: '' } });
  });

  it('three angels, their texts, and what other counts give', async () => {
    const given = infos({
      firstname: 'Camille',
      birthdate: '1988-06-17',
      birthtime: '14:25',
      birthcity: '2988507',
      more: 1,
    });
    const { body } = await post('birthchart/result.json', { infos: given, display: '1' });
    expect(body).toMatchObject({
      readable: true,
      birth: { firstname: 'Camille', birthcity: { id: '2988507' } },
      guardian: { angel: { name: 'Caliel' }, role: { slug: 'guardian' } },
      heart: { angel: { number: 15 } },
      spiritual: { angel: { number: 44 } },
      // Sun at 26° of Gemini: 86.4°, the eighteenth angel and, once around, the fifteenth degree.
      traditions: { degree_guardian: 18, degree_heart: 15, is_approximate: false },
      heart_source: 'named',
      clock_note: null,
    });
    expect(body.traditions.sun_longitude_deg).toBeCloseTo(86.4, 0);
    expect(body.guardian.portrait.sections.map(({ key }: { key: string }) => key)).toEqual([
      'essence',
      'gifts',
      'shadow',
      'work',
    ]);
  });

  it('noon where the hour is not known, and it says so', async () => {
    const { body } = await post('birthchart/result.json', { infos: infos({ birthdate: '2000-02-29' }) });
    expect(body).toMatchObject({
      guardian: { angel: { number: 68 } },
      heart: { angel: { number: 52 } },
      spiritual: { angel: { number: 37 } },
      traditions: { lenain_heart: 58, is_approximate: true },
      heart_source: 'filled',
    });
  });

  it('an hour that the clocks skipped keeps its angel, and says so', async () => {
    const given = infos({ birthdate: '2026-03-29', birthtime: '02:30', birthcity: '2988507' });
    const { body } = await post('birthchart/result.json', { infos: given });
    expect(body.spiritual.angel.number).toBe(8);
    expect(body.clock_note).toMatch(/2\u00a0h\u00a030|n’a pas existé|avanc/);
  });
});

describe('the facts, through the calls', () => {
  it('366 days: one guardian and one heart angel each, each angel its number of days', async () => {
    const guardians = new Map<number, number>();
    for (let month = 1; month <= 12; month += 1) {
      const { body } = await post('regency.json', { month: String(month), year: '2028' });
      expect(body.calendar.guardian).toHaveLength(body.calendar.heart.length);
      for (const [index, { date, angel }] of body.calendar.guardian.entries()) {
        const day = date.slice(5);
        const fact = facts.find(({ guardian: { start, end } }) => day >= start && day <= end);
        expect(angel, date).toBe(fact?.number);
        guardians.set(angel, (guardians.get(angel) ?? 0) + 1);
        const heart = body.calendar.heart[index];
        expect(heart).toEqual({ date, angel: heartOf({ month, day: index + 1 }).number });
        const named = facts.filter(({ heartDays }) => heartDays.includes(day)).map(({ number }) => number);
        if (named.length > 0) expect(named).toContain(heart.angel);
      }
    }
    expect([...guardians.values()].reduce((sum, count) => sum + count)).toBe(366);
    for (const { number, name } of ANGELS)
      expect(guardians.get(number), name).toBe(
        [6, 14, 18, 24, 28, 31, 36].includes(number) ? 6 : number === 53 ? 4 : 5,
      );
  });

  it('1,440 minutes: the spiritual angel of each birth', async () => {
    for (let minute = 0; minute < 1440; minute += 1) {
      const birthtime = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      const { body } = await post('birthchart/calcul.json', { infos: infos({ birthdate: '1988-06-17', birthtime }) });
      const fact = facts.find(({ spiritual: { start, end } }) => birthtime >= start && birthtime < end);
      expect(body.angels.spiritual, birthtime).toBe(fact?.number);
    }
  });
});

describe('regency', () => {
  it('is that of the present month, with who reigns now in the zone asked', async () => {
    const { body } = await post('regency.json', {
      include_current_regency: '1',
      include_spiritual: '1',
      timezone: 'Asia/Tokyo',
    });
    expect(body).toMatchObject({
      year: 2026,
      month: 11,
      today: '2026-11-15',
      timezone: 'Asia/Tokyo',
      current_regencies: {
        date: '2026-11-15',
        guardian: 47,
        spiritual: { angel: 64, next: 65, starts_at: '2026-11-15T12:00:00.000Z', ends_at: '2026-11-15T12:20:00.000Z' },
      },
    });
    expect(body.calendar.spiritual).toHaveLength(72);
    expect(body.regency_role_content.map(({ slug }: { slug: string }) => slug)).toEqual([
      'guardian',
      'heart',
      'spiritual',
    ]);
  });

  it.each([
    ['Europe/Paris', '2026-03'],
    ['Europe/Paris', '2026-10'],
    ['Australia/Sydney', '2026-04'],
    ['Australia/Sydney', '2026-10'],
  ])('%s, %s: a month with a change of clocks has all its days', async (timezone, month) => {
    const [year = '', number = ''] = month.split('-');
    const { body } = await post('regency.json', { year, month: number, timezone });
    const days = body.calendar.guardian.map(({ date }: { date: string }) => date);
    expect(days).toHaveLength(Temporal.PlainYearMonth.from(month).daysInMonth);
    expect(new Set(days).size).toBe(days.length);
  });

  it('a year alone begins with its first month', async () => {
    expect((await post('regency.json', { year: '2030' })).body).toMatchObject({
      year: 2030,
      month: 1,
      current_regencies: null,
    });
  });

  it('is a file for calendars, under an address that can be kept', async () => {
    const answer = await app().inject('/fichiers/regence-anges/2026-03.ics');
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.body).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
    for (const file of ['2026-13.ics', '2026-3.ics', 'x', '0000-01.ics', '2301-01.ics'])
      expect((await app().inject(`/fichiers/regence-anges/${file}`)).statusCode, file).toBe(404);
  });
});

describe('portraits', () => {
  it.each(ANGELS.map(({ slug, number }) => [slug, number] as const))('%s', async (slug, number) => {
    const { status, body } = await post(`info/detail/${slug}.json`, { display: '1' });
    expect(status).toBe(200);
    expect(body.angel).toMatchObject({ number, slug, doreen_number: number });
    expect(body.portrait.sections).toHaveLength(9);
    expect(body.invocation.length).toBeGreaterThan(30);
    expect(body.__META__.title).toBe(body.portrait.title);
    expect(body.choir_angels).toHaveLength(8);
    expect([body.before.number, body.after.number]).toEqual([((number + 70) % 72) + 1, (number % 72) + 1]);
    const ritual = await post(`ritual/custom/${slug}.json`);
    expect(ritual.body).toMatchObject({ angel: { slug }, timezone: 'Europe/Paris' });
    expect(ritual.body.__META__.description.length).toBeGreaterThanOrEqual(110);
    expect(ritual.body.__META__.description.length).toBeLessThanOrEqual(160);
  });
});

describe('feelings', () => {
  it('the list has all angels and all feelings; words narrow it, the fullest answer first', async () => {
    const all = (await post('info.json')).body;
    expect(all.angels.map(numberOf)).toEqual(ANGELS.map(numberOf));
    expect(all.feelings).toHaveLength(FEELINGS.length);
    const some = (await post('info.json', { 'feelings[]': 'paix', display: '1' })).body;
    expect(some.angels.map(numberOf)).toEqual([2, 5, 25, 43]);
    const search = (await post('info.json', { feelings: 'paix,sagesse,xylophone' })).body;
    expect(search.angels.slice(0, 2).map(numberOf)).toEqual([2, 25]);
    expect(search.searched.at(-1)).toEqual({ word: 'xylophone', feeling: null });
  });

  it('a search is titled by what was searched, and the list by itself', async () => {
    const titleOf = async (feelings: string) => (await post('info.json', { feelings })).body.__META__.title;
    expect(await titleOf('paix,sagesse')).toBe('Paix, sagesse\u00A0: leurs anges');
    expect(await titleOf('paix,xylophone')).toBe('Paix\u00A0: ses anges');
    expect(await titleOf('xylophone')).toBe('Recherche par ressentis');
    expect((await post('info.json')).body.__META__.title).toContain('72 anges');
  });

  it('a search that is refused is answered, with the sentence of the limit', async () => {
    const { status, body } = await post('info.json', { feelings: 'paix force joie nature amour courage' });
    expect([status, body.problem, body.angels]).toEqual([200, 'Vous pouvez choisir 5 ressentis au plus', []]);
  });

  it('thirty open the test, and the counts follow what is chosen', async () => {
    const { body } = await get('test/most_wanted_feelings.json');
    expect(body.feelings).toHaveLength(30);
    expect((await post('test/count_angels_matched.json', { feelings: 'paix,sagesse' })).body).toEqual({
      count: 2,
      count_any: 7,
    });
  });

  it('a result has its portrait, its message and angels near it', async () => {
    const { body } = await post('test/result.json', { angel: 'sitael' });
    expect(body).toMatchObject({ angel: { number: 3 }, role: { slug: 'personal' } });
    expect(body.neighbours.map(numberOf)).not.toContain(3);
    expect(body.neighbours).toHaveLength(4);
  });
});

describe('introductions and numbers', () => {
  it.each(['home/index.json', 'birthchart.json', 'ritual.json', 'test.json', 'synchronicity.json'])(
    '%s',
    async (path) => {
      const { status, body } = await get(path);
      expect(status).toBe(200);
      expect(body.introduction.sections.map(({ key }: { key: string }) => key)).toEqual(['what', 'how', 'tradition']);
      expect(body.__META__.jsonLd.itemListElement[0].item).toBe('https://exemple.fr/angeologie');
    },
  );

  it.each([
    [7, ['essence'], null],
    [47, ['opening', 'closing'], 2],
    [444, ['essence', 'tripled'], 3],
    [999, ['essence', 'tripled'], null],
  ])('%i is read by its digits, then by its sum', async (number, places, sum) => {
    const { body } = await post('synchronicity/result.json', { number: String(number) });
    expect(body.paragraphs.map(({ place }: { place: string }) => place)).toEqual(places);
    expect(body.closing?.digit ?? null).toBe(sum);
    for (const { html } of body.paragraphs) expect(html.length).toBeGreaterThan(60);
  });
});
