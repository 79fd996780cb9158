import { decodeInfos, encodeInfos } from '@solelune/screen';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerBirth, type PlacedBirth } from './birth-answer.ts';

const now = Temporal.Instant.from('2026-11-15T12:00:00Z');
const PARIS = '2988507';
const LYON = '2996944';
const camille = { firstname: 'Camille', birthdate: '1988-06-17', birthtime: '14:25', birthcity: LYON };

const shown = ({ moment, timeKnown, span, place }: PlacedBirth) => ({
  at: Temporal.Instant.fromEpochMilliseconds(moment.epochSeconds * 1000).toString(),
  timeKnown,
  hours: span && (span.to - span.from) / 3600,
  place: place.name,
});
// oxlint-disable-next-line typescript/no-explicit-any
const answer = (given: object, asked?: 'moment'): any =>
  answerBirth({ infos: encodeInfos(given as Record<string, unknown>) }, now, shown, asked);
const fields = (given: Record<string, string>) => answerBirth(given, now, shown);

describe('what is refused', () => {
  it('wrong fields, each with its sentence', () => {
    expect(
      fields({ birthdate: '2027-01-01', birthtime: '24:00', birthcity: 'x', firstname: 'C4mille', orb: '90' }),
    ).toMatchObject({
      code: 'invalid_input',
      fields: {
        birthdate: 'La date de naissance ne peut pas être dans le futur',
        birthtime: 'L’heure doit être au format hh:mm',
        birthcity: 'Choisissez un lieu dans la liste proposée',
        firstname: 'Ce champ ne peut contenir que des lettres, des espaces et des tirets',
        orb: 'L’orbe va de 0,5 à 10 degrés',
      },
    });
    expect(fields({})).toMatchObject({
      fields: { birthdate: 'Ce champ est requis', birthcity: 'Ce champ est requis' },
    });
  });

  it('an hour that the clocks jumped over', () => {
    const skipped = { ...camille, birthdate: '2025-03-30', birthtime: '02:30', birthcity: PARIS };
    expect(fields(skipped)).toMatchObject({ fields: { birthtime: expect.stringMatching(/n’a donc pas existé/) } });
    expect(answer(skipped)).toMatchObject({
      status: 'incomplete',
      given: { birthtime: '02:30', birthcity: { id: PARIS } },
      problems: { birthtime: expect.stringMatching(/les horloges ont avancé/) },
    });
  });

  it.each([
    ['a date that never was', { birthdate: '1582-10-10' }, 'birthdate'],
    ['31 April', { birthdate: '2001-04-31' }, 'birthdate'],
    ['a house system of nobody', { house_system: 'whole' }, 'house_system'],
    ['a place that is none', { birthcity: '__proto__' }, 'birthcity'],
    ['a year of letters', { year: 'demain' }, 'year'],
    ['an unknown return place', { returncity: '0' }, 'returncity'],
  ])('%s, and the rest fills the form', (_, wrong, field) => {
    const found = answer({ ...camille, ...wrong });
    expect(found).toMatchObject({ status: 'incomplete', given: { firstname: 'Camille' } });
    expect(Object.keys(found.problems)).toEqual([field]);
  });
});

describe('a damaged address', () => {
  it('is answered with the form: empty for an empty one, with a word for one that is unreadable', () => {
    expect(answerBirth({ infos: '' }, now, shown)).toMatchObject({ status: 'incomplete', problems: {} });
    for (const infos of ['%%%', 'e30', 'x'.repeat(3000), encodeInfos({}), 'W10', 'bnVsbA']) {
      const found = answerBirth({ infos }, now, shown) as { status: string; problems: object };
      expect(found.status, infos).toBe('incomplete');
    }
    expect(answerBirth({ infos: 'pas du base64 !' }, now, shown)).toMatchObject({
      problems: { infos: expect.stringMatching(/abîmée/) },
    });
  });

  it('never throws, whatever it holds', () => {
    const anyValue = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(fc.string()),
      fc.object(),
    );
    const keys = [
      'firstname',
      'birthdate',
      'birthtime',
      'birthcity',
      'lat',
      'lng',
      'timezone',
      'orb',
      'year',
      'occurrence',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), anyValue), fc.boolean(), (given, isMoment) => {
        const found = answer({ ...camille, ...given }, isMoment ? 'moment' : undefined);
        expect(['ready', 'question', 'incomplete']).toContain(found.status);
      }),
    );
  });
});

describe('a birth', () => {
  it('is read from an address of either alphabet, from nested fields, from flat fields', () => {
    const expected = { status: 'ready', at: '1988-06-17T12:25:00Z', timeKnown: true, place: 'Lyon, Rhône' };
    expect(answer(camille)).toMatchObject(expected);
    const classic = Buffer.from(JSON.stringify({ ...camille, more: '??>>' })).toString('base64');
    expect(answerBirth({ infos: classic }, now, shown)).toMatchObject(expected);
    expect(answerBirth({ infos: camille }, now, shown)).toMatchObject(expected);
    expect(fields(camille)).toMatchObject(expected);
  });

  it('is written again without what should not be shared', () => {
    const { infos, share_infos } = answer({
      ...camille,
      lastname: 'Durand',
      contact_id: '12',
      saveInfos: true,
      odd: 1,
    });
    expect(decodeInfos(infos)).toEqual({ ...camille, lastname: 'Durand', contact_id: '12', saveInfos: 'true' });
    expect(decodeInfos(share_infos)).toEqual(camille);
  });

  it('is offered to be kept where its address asks, and its result may be kept unless its address says no', () => {
    const flags = (more: object) => {
      const { saveInfos, canSaveActivity } = answer({ ...camille, ...more }).given;
      return { saveInfos, canSaveActivity };
    };
    expect(flags({})).toEqual({ saveInfos: false, canSaveActivity: true });
    expect(flags({ saveInfos: true, canSaveActivity: true })).toEqual({ saveInfos: true, canSaveActivity: true });
    expect(flags({ saveInfos: '0', canSaveActivity: false })).toEqual({ saveInfos: false, canSaveActivity: false });
    expect(flags({ canSaveActivity: '0' })).toEqual({ saveInfos: false, canSaveActivity: false });
  });

  it('without an hour is at noon, with the whole day in doubt', () => {
    const { birthtime: _, ...unknown } = camille;
    expect(answer(unknown)).toMatchObject({ at: '1988-06-17T10:00:00Z', timeKnown: false, hours: 24 });
  });

  it.each([
    ['2025-03-30', 23],
    ['2025-10-26', 25],
  ])('without an hour on %s, has %d hours in doubt', (birthdate, hours) => {
    const { birthtime: _, ...unknown } = camille;
    expect(answer({ ...unknown, birthdate })).toMatchObject({ timeKnown: false, hours });
  });

  it('between two hours is at the middle, with these alone in doubt', () => {
    const { birthtime: _, ...unknown } = camille;
    const between = { ...unknown, birthtime_from: '06:00', birthtime_to: '09:00' };
    const found = answer(between);
    expect(found).toMatchObject({ at: '1988-06-17T05:30:00Z', timeKnown: false, hours: 3 });
    expect(decodeInfos(found.share_infos)).toEqual(between);
    expect(answer({ ...between, birthtime_to: '23:59' })).toMatchObject({ hours: 18 });
    expect(answer({ ...between, birthtime: '14:25' })).toMatchObject({ at: '1988-06-17T12:25:00Z', timeKnown: true });
    for (const wrong of [{ birthtime_to: '05:00' }, { birthtime_to: '' }, { birthtime_from: 'matin' }]) {
      expect(Object.keys(answer({ ...between, ...wrong }).problems)).toEqual(['birthtime']);
    }
  });

  it('may be told by coordinates and a zone', () => {
    const { birthcity: _, ...rest } = camille;
    const found = answer({ ...rest, lat: 45.75, lng: '4.85', timezone: 'Europe/Paris' });
    expect(found).toMatchObject({ at: '1988-06-17T12:25:00Z', place: '45,75°\u00A0N, 4,85°\u00A0E' });
    expect(answer({ ...rest, lat: '95', lng: '4', timezone: 'Europe/Paris' }).problems).toHaveProperty('birthcity');
    expect(answer({ ...rest, lat: '45', lng: '4', timezone: 'Europe/Lutèce' }).problems).toHaveProperty('birthcity');
  });
});

describe('an hour that the clocks showed twice', () => {
  const twice = { ...camille, birthdate: '2025-10-26', birthtime: '02:30', birthcity: PARIS };

  it('is a question whose choices say what they change', () => {
    const { status, question } = answer(twice);
    expect(status).toBe('question');
    expect(question).toMatchObject({ kind: 'repeated_hour', sentence: expect.stringMatching(/deux fois/) });
    const [earlier, later] = question.choices;
    expect([earlier.utc, later.utc]).toEqual(['2025-10-26T00:30:00Z', '2025-10-26T01:30:00Z']);
    expect(later.ascendant.longitude_deg).toBeGreaterThan(earlier.ascendant.longitude_deg + 5);
  });

  it('is answered by the address of a choice', () => {
    const { question } = answer(twice);
    const chosen = question.choices.map(({ infos }: { infos: string }) => answerBirth({ infos }, now, shown));
    expect(chosen).toMatchObject([{ at: '2025-10-26T00:30:00Z' }, { at: '2025-10-26T01:30:00Z' }]);
  });

  it('and a line between two armies, too', () => {
    // Moulins (Allier), cut by the demarcation line, in January 1941.
    const { question } = answer({ ...camille, birthdate: '1941-01-15', birthcity: '2991481' });
    expect(question?.kind).toBe('military_zone');
    expect(question.choices.map(({ value }: { value: string }) => value)).toEqual(['occupied', 'unoccupied']);
    const instants = question.choices.map(({ infos }: { infos: string }) => answerBirth({ infos }, now, shown));
    expect(instants[0].at).not.toBe(instants[1].at);
  });
});

describe('any moment', () => {
  it('is now and Paris unless said otherwise', () => {
    expect(answer({}, 'moment')).toMatchObject({ at: '2026-11-15T12:00:00Z', place: 'Paris, France' });
    expect(answer({ birthtime: '20:00' }, 'moment')).toMatchObject({ at: '2026-11-15T19:00:00Z' });
    expect(answer({ birthdate: '2100-01-01', birthtime: '00:00' }, 'moment')).toMatchObject({
      at: '2099-12-31T23:00:00Z',
    });
  });
});
