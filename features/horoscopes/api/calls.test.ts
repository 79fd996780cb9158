import { SIGN_FACTS } from '@solelune/astrology/engine/signs';
import { useReadingCalls } from '@solelune/testing/app';
import { describe, expect, it } from 'vitest';

const { get, post } = useReadingCalls('horoscopes', 'astrology/horoscope');

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

  it.each(['yearly/index/2024', 'yearly/index/2026x', 'yearly/detail/2026/licorne', 'yearly/detail/2024/lion'])(
    '%s does not exist',
    async (path) => expect((await get(`${path}.json`)).status).toBe(404),
  );

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
    const today = () => Temporal.Now.plainDateISO('Pacific/Auckland').toString();
    const before = today();
    const { body } = await get('daily.json?zone=Pacific/Auckland');
    expect([before, today()]).toContain(body.day);
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
    const { status, body } = await get('yearly/detail/2026/lion.json');
    expect(status).toBe(200);
    expect(body.sign).toEqual({ key: 'leo', slug: 'lion', name: 'Lion' });
    expect(body.dates.length).toBeGreaterThan(4);
    for (const { house_words } of body.dates) expect(house_words).toMatch(/^maison/);
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
