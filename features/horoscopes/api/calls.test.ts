import { SIGN_FACTS } from '@solelune/astrology/engine/signs';
import { useReadingCalls } from '@solelune/testing/app';
import { describe, expect, it } from 'vitest';

const { get, post, app } = useReadingCalls('horoscopes', 'astrology/horoscope', 'account', 'profile');

describe('what is refused', () => {
  it.each(['2024-12-31', '2028-01-01', '2026-02-30', '2026-13-01', 'hier', '__proto__', '2026-1-1'])(
    'the day %s does not exist',
    async (day) => {
      expect(await get(`daily.json?day=${encodeURIComponent(day)}`)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    },
  );

  it('a zone that is none is said beside the field', async () => {
    expect(await get('daily.json?zone=Europe/Atlantide')).toMatchObject({
      status: 422,
      body: { fields: { zone: 'Ce fuseau horaire est inconnu' } },
    });
  });

  it.each(['yearly/index/2024', 'yearly/index/2026x'])('%s does not exist', async (path) =>
    expect((await get(`${path}.json`)).status).toBe(404),
  );

  it.each(['yearly/detail/2026/licorne', 'yearly/detail/2024/lion'])('%s does not exist', async (path) =>
    expect((await post(`${path}.json`)).status).toBe(404),
  );

  it('a place that is none of the list', async () => {
    expect((await get('daily.json?place=atlantide')).status).toBe(404);
    expect((await get('fullmoon.json?place=0')).status).toBe(404);
  });

  it.each(['2026-08-29', '2026-02-30', 'demain'])('there is no full Moon on %s', async (day) => {
    expect((await get(`fullmoon.json?day=${day}`)).status).toBe(404);
  });
});

describe('a day', () => {
  it('is told for the twelve signs, nine themes each, every one with its witness and its proof', async () => {
    const { status, body } = await get('daily.json?day=2026-11-15');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      day: '2026-11-15',
      date_words: 'dimanche 15 novembre 2026'.replace('15 n', '15\u00A0n'),
    });
    expect(body.signs.map(({ slug }: { slug: string }) => slug)).toEqual(SIGN_FACTS.map(({ slug }) => slug));
    for (const { themes, opening, question } of body.signs) {
      expect(themes).toHaveLength(9);
      expect(opening).toMatch(/^<p>/);
      expect(question).toMatch(/^<p>/);
      for (const { html, witness, reasons } of themes) {
        expect(html).toMatch(/^<p>.*<\/p>$/s);
        expect(witness.proof.length).toBeGreaterThan(0);
        expect(reasons).not.toBe('');
      }
    }
  });

  it('has the hours of its own zone: the Moon enters Aquarius at 10 h 24 in Paris, at 5 h 24 in Fort-de-France', async () => {
    const entry = async (zone: string) => {
      const { body } = await get(`daily.json?day=2026-11-15&zone=${zone}`);
      return body.hours.find(({ kind }: { kind: string }) => kind === 'moon-ingress')?.hour_words.replace(/\s/gu, ' ');
    };
    expect(await entry('Europe/Paris')).toBe('10 h 24');
    expect(await entry('America/Martinique')).toBe('5 h 24');
    // In Auckland it is already night, and the day still has it.
    expect(await entry('Pacific/Auckland')).toBe('22 h 24');
  });

  it('without a date is the day of the zone that asks', async () => {
    // Noon of the 15th in Greenwich, as these calls are told (`useReadingCalls`), is one in the morning of the 16th there.
    const { body } = await get('daily.json?zone=Pacific/Auckland');
    expect(body.day).toBe('2026-11-16');
  });
});

describe('a year', () => {
  it('has its text, its ribbon and its great dates, eclipses among them', async () => {
    const { body } = await get('yearly/index/2026.json');
    expect(body.ribbon.lunations).toHaveLength(25);
    expect(body.dates.map(({ key }: { key: string }) => key)).toEqual(
      expect.arrayContaining(['eclipse:2026-08-12', 'ingress:neptune:aries:2026-01-26']),
    );
  });

  it('of a sign has dates in its own houses', async () => {
    const { status, body } = await post('yearly/detail/2026/lion.json');
    expect(status).toBe(200);
    expect(body.sign).toEqual({ key: 'leo', slug: 'lion', name: 'Lion' });
    expect(body.dates.length).toBeGreaterThan(4);
    for (const { house_words } of body.dates) expect(house_words).toMatch(/^maison/);
  });
});

describe('the place of the visitor', () => {
  // Dakar, and Auckland: the ids of the list of places.
  const [DAKAR, AUCKLAND] = ['2253354', '2193733'];

  it('has its own horizon on the day’s curve, on the visitor’s clock', async () => {
    const paris = await get('daily.json?day=2026-11-15');
    const dakar = await get(`daily.json?day=2026-11-15&zone=Africa/Dakar&place=${DAKAR}`);
    expect(paris.body.seen_from).toBeNull();
    expect(dakar.body).toMatchObject({ seen_from: 'Dakar' });
    // The Sun climbs to 57° at noon there, to 23° in Paris.
    expect(Math.max(...dakar.body.heights.sun)).toBe(57);
    expect(Math.max(...paris.body.heights.sun)).toBe(23);
    expect(dakar.body.moon.disc_words).toContain('de Dakar');
    // Without a place another zone has no horizon of its own.
    expect((await get('daily.json?day=2026-11-15&zone=Africa/Dakar')).body.heights).toBeNull();
  });

  it('shows the full Moon as she hangs there: her head turned by the latitude, her date by the clock', async () => {
    const disc = async (place = '') => (await get(`fullmoon.json?day=2026-11-24${place}`)).body;
    const [paris, auckland] = [await disc(), await disc(`&place=${AUCKLAND}`)];
    expect(paris.seen_from).toBeNull();
    expect(auckland.seen_from.words.replace(/\s/gu, ' ')).toBe(
      'Pleine à Auckland le mercredi 25 novembre 2026 à 3 h 53',
    );
    // From the other hemisphere she stands on her head.
    const turn = Math.abs(paris.disc.north_pole_deg - auckland.disc.north_pole_deg) % 360;
    expect(Math.min(turn, 360 - turn)).toBeGreaterThan(90);
  });
});

describe('a full Moon', () => {
  it('is the one of its day, with its eclipse, its twelve houses and the new Moon that it answers', async () => {
    const { body } = await get('fullmoon.json?day=2026-08-28');
    expect(body).toMatchObject({ sign: 'pisces', eclipse_words: 'Éclipse de la Lune partielle' });
    expect(body.signs).toHaveLength(12);
    expect(body.opened.words).toBe('Nouvelle Lune en Poissons');
  });

  it('without a day is one that has not passed', async () => {
    const { body } = await get('fullmoon.json');
    expect(body.is_past).toBe(false);
  });
});

describe('a personal horoscope', () => {
  const camille = { firstname: 'Camille', birthdate: '1988-06-17', birthtime: '14:25', birthcity: '2996944' };
  const titles = (body: { passages: { title: string }[] }) => body.passages.map(({ title }) => title);

  it('refuses a birth that cannot be, beside its field', async () => {
    expect(await post('custom/result.json', { ...camille, birthdate: '2299-01-01' })).toMatchObject({
      status: 422,
      body: { fields: { birthdate: 'La date de naissance ne peut pas être dans le futur' } },
    });
    expect((await post('custom/result.json', { ...camille, zone: 'Atlantide' })).status).toBe(422);
  });

  it('tells the passages of the month, each with its dates, its curve and its text', async () => {
    const { status, body } = await post('custom/result.json', camille);
    expect(status).toBe(200);
    expect(body.status).toBe('ready');
    expect(body.passages.length).toBeGreaterThan(5);
    for (const { body: planet, html, curve, exact_words, closest_words } of body.passages) {
      expect(html).toMatch(/^<p>/);
      expect(curve).toHaveLength(planet === 'moon' ? 0 : 31);
      expect(exact_words.length > 0 || closest_words !== null).toBe(true);
    }
    expect(body.limits).toEqual([]);
  });

  it('has nine themes, read in its own houses; nothing of the two intimate ones is there', async () => {
    const { body } = await post('custom/result.json', camille);
    expect(body.themes).toHaveLength(9);
    for (const { theme, is_closed, html, from_words, passages } of body.themes) {
      const isIntimate = ['health', 'sexuality'].includes(theme);
      expect(is_closed).toBe(isIntimate);
      expect(html === null).toBe(isIntimate);
      if (isIntimate) expect(passages).toEqual([]);
      else expect(from_words).toMatch(/votre maison/);
      const keys = body.passages.map(({ key }: { key: string }) => key);
      for (const { key } of passages) expect(keys).toContain(key);
    }
  });

  it('an intimate theme is told to who says yes, and to nobody else', async () => {
    const ask = async (consent: Record<string, string>) =>
      (await post('custom/theme.json', { ...camille, theme: 'sexuality', ...consent })).body.reading;
    expect(await ask({})).toMatchObject({ is_closed: true, html: null, passages: [] });
    expect(await ask({ consent: '0' })).toMatchObject({ is_closed: true });
    expect((await ask({ consent: '1' })).html).toMatch(/^<p>/);
    expect((await post('custom/theme.json', { ...camille, theme: 'love', consent: '1' })).status).toBe(422);
  });

  it('goes into a calendar, each pass once, under a name that says no birth', async () => {
    const { body } = await post('custom/result.json', camille);
    const answer = await app().inject({ url: body.calendar });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="passages.ics"',
    });
    const uids = answer.body.match(/^UID:.*$/gm) ?? [];
    expect(uids.length).toBeGreaterThan(3);
    expect(new Set(uids).size).toBe(uids.length);
    expect((await app().inject({ url: '/horoscope/agenda/passages/abc.ics' })).statusCode).toBe(404);
  });

  it('without an hour touches neither the angles nor the Moon, and says so', async () => {
    const { birthtime: _, ...unknown } = camille;
    const { body } = await post('custom/result.json', unknown);
    expect(titles(body).filter((title) => /votre (?:Ascendant|Milieu du Ciel|Lune)$/.test(title))).toEqual([]);
    expect(body.limits.join(' ')).toMatch(/ni Ascendant/);
    expect(body.limits.join(' ')).toMatch(
      /Votre Lune se trouvait entre .* du Lion|Votre Lune se trouvait entre .* du Cancer/,
    );
    expect(body.passages.every(({ house_words }: { house_words: string | null }) => house_words === null)).toBe(true);
  });
});

describe('a thémoscope', () => {
  const camille = { firstname: 'Camille', birthdate: '1988-06-17', birthtime: '14:25', birthcity: '2996944' };

  it.each(['2024-12', '2028-01', '2026-13', '2026', 'novembre'])('there is none from %s', async (from) => {
    expect((await post('yearly/custom/result.json', { ...camille, from })).status).toBe(404);
  });

  it('tells twelve months from the one under way: its periods, its months, every date in one of them', async () => {
    const { status, body } = await post('yearly/custom/result.json', camille);
    expect(status).toBe(200);
    expect(body).toMatchObject({ from: '2026-11', span_words: 'novembre 2026 à octobre 2027', next: '2027-11' });
    expect(body.months).toHaveLength(12);
    expect(body.periods.length).toBeGreaterThan(2);
    expect(body.periods.length).toBeLessThanOrEqual(5);
    expect(body.solar_returns).toMatchObject([{ date_words: expect.stringContaining('juin 2027') }]);
    expect(body.threads.length).toBeGreaterThan(5);
    expect(Math.max(...body.months.map(({ load }: { load: number }) => load))).toBe(1);
    const texts = body.periods.flatMap(({ html }: { html: string | null }) => html ?? []);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('its calendar has the dates that its months list', async () => {
    const { body } = await post('yearly/custom/result.json', { ...camille, from: '2026-01' });
    const file = (await app().inject({ url: body.calendar })).body;
    const listed = body.months.flatMap(({ events }: { events: unknown[] }) => events);
    expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(listed.length);
  });

  it('without an hour has no angle, no Moon, no hour of the Sun’s return', async () => {
    const { birthtime: _, ...unknown } = camille;
    const { body } = await post('yearly/custom/result.json', unknown);
    expect(body.threads.map(({ point }: { point: string }) => point)).not.toContain('moon');
    expect(body.threads.map(({ point }: { point: string }) => point)).not.toContain('ascendant');
    expect(body.solar_returns[0].hour_words).toBeNull();
    expect(body.limits).toHaveLength(3);
  });
});
