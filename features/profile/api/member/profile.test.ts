import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Profile } from '../../contract/profile.ts';
import { type ProfileTestApp, startProfileApp } from '../testing.ts';

const PARIS = '2988507';
const DATA = 'user/profile/profile/data.json';
const SAVE = 'user/profile/profile/save.json';
const INFOS = 'user/profile/infos/save_infos.json';

let app: ProfileTestApp;
beforeAll(async () => {
  app = await startProfileApp();
});
afterAll(() => app?.close());

describe('what is refused', () => {
  it('is everything of the member area, without a token', async () => {
    for (const path of [DATA, 'user/profile/photos/get.json', 'user/profile/activity/index/0/15/all.json'])
      expect((await app.app.inject(`/api/${path}`)).statusCode, path).toBe(401);
    expect((await app.post(SAVE, 'firstname=Eve')).statusCode).toBe(401);
  });

  it('is said beside its field', async () => {
    const member = await app.member();
    const answer = await member.post(SAVE, {
      firstname: '<script>',
      fixed_phone: '12',
      current_city: 'nulle-part',
    });
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { firstname: 'Ce champ ne peut contenir que des lettres, des espaces et des tirets' } },
    });
    const phones = await member.post(SAVE, {
      firstname: 'Ève',
      fixed_phone: '06 12 34 56 78',
      mobile_country: 'BE',
      mobile_phone: '123',
      current_city: 'nulle-part',
    });
    expect(phones.body.fields).toEqual({
      fixed_phone: 'Ce numéro est celui d’un mobile',
      mobile_phone: 'Ce numéro de téléphone n’est pas valide',
      current_city: 'Choisissez l’une des réponses proposées',
    });
  });

  it('is a birth that has not come, and one in no place', async () => {
    const member = await app.member();
    expect(await member.post(INFOS, { birthdate: '2026-11-17', birthcity: '1' })).toMatchObject({
      status: 422,
      body: { fields: { birthdate: 'La date de naissance ne peut pas être dans le futur' } },
    });
    expect((await member.post(INFOS, { birthdate: '1988-02-30' })).body.fields.birthdate).toBe(
      'Cette date n’est pas valide',
    );
  });
});

describe('a profile', () => {
  it('takes and gives a birth under both names that the product document has for it', async () => {
    const member = await app.member();
    const saved = await member.post(INFOS, { birth_date: '1988-06-17', birth_city: PARIS });
    const both = {
      birthdate: '1988-06-17',
      birth_date: '1988-06-17',
      birthcity: { id: PARIS, label: 'Paris, France' },
      birth_city: { id: PARIS, label: 'Paris, France' },
    };
    expect(saved).toMatchObject({ status: 200, body: { self: both } });
    expect((await member.get(DATA)).body.profile).toMatchObject(both);

    const contact = await member.post(INFOS, {
      contact_id: 'new',
      firstname: 'Zoé',
      birth_date: '1990-02-04',
      birth_city: PARIS,
    });
    expect(contact.body.contact).toMatchObject({ birthdate: '1990-02-04', birthcity: { id: PARIS } });
    expect((await member.post(INFOS, { birth_date: '1988-02-30' })).body.fields).toEqual({
      birth_date: 'Cette date n’est pas valide',
    });
    const wrong = await member.post(INFOS, { birthcity: PARIS, birth_city: 'nulle-part', birth_date: '2030-01-01' });
    expect(Object.keys(wrong.body.fields)).toEqual(['birth_city', 'birth_date']);
  });

  it('is empty, then complete but for the photo', async () => {
    const member = await app.member('Camille');
    const before = await member.get(DATA);
    expect(before.body.profile).toMatchObject({ firstname: 'Camille', completion: { percent: 13 }, sky: null });
    expect(before.body.public).toMatchObject({ published: false, shown: [] });
    expect(before.body.email_topics).toEqual([]);
    expect(before.body.consents.map(({ granted }: { granted: boolean }) => granted)).toEqual([false, false]);

    const saved = await member.post(SAVE, {
      firstname: 'Camille',
      lastname: 'D’Aubigné',
      gender: 'F',
      current_city: PARIS,
      fixed_country: 'FR',
      fixed_phone: '01 42 68 53 00',
      mobile_country: 'BE',
      mobile_phone: '0470 12 34 56',
    });
    expect(saved.status).toBe(200);
    expect(saved.body.profile).toMatchObject({
      lastname: 'D’Aubigné',
      gender: 'F',
      current_city: { id: PARIS, label: 'Paris, France' },
      fixed_phone: { country: 'FR', number: '01 42 68 53 00' },
      mobile_phone: { country: 'BE', number: '0470 12 34 56' },
      completion: { percent: 63 },
    });

    const born = await member.post(INFOS, { birthdate: '1988-06-17', birthtime: '14:25', birthcity: PARIS });
    expect(born.body).toMatchObject({
      self: { birthdate: '1988-06-17', birthtime: '14:25', birthcity: { label: 'Paris, France' }, gender: 'F' },
      success_message: 'Votre naissance est enregistrée.',
    });
    const { profile } = (await member.get(DATA)).body;
    expect(profile.completion).toEqual({ percent: 88, missing: [{ item: 'photo', gain: 12 }] });
    expect(profile.sky).toEqual({ sun: 'gemini', moon: expect.any(String), ascendant: 'libra' });
  });

  it('forgets the hour with a new day, and tells no moon without one', async () => {
    const member = await app.member();
    await member.post(INFOS, { birthdate: '1988-06-17', birthtime: '14:25', birthcity: PARIS });
    expect((await member.post(INFOS, { birthdate: '1988-06-18' })).body.self).toMatchObject({ birthtime: null });
    expect((await member.get(DATA)).body.profile.sky).toEqual({ sun: 'gemini', moon: null, ascendant: null });
  });

  it('keeps births of the Julian calendar', async () => {
    const member = await app.member();
    expect((await member.post(INFOS, { birthdate: '1500-02-29', birthcity: PARIS })).body.self.birthdate).toBe(
      '1500-02-29',
    );
    expect((await member.get(DATA)).body.profile.sky.sun).toBe('pisces');
  });

  it('takes back what is emptied', async () => {
    const member = await app.member();
    await member.post(SAVE, { firstname: 'Camille', lastname: 'Roy', gender: 'F', fixed_phone: '01 42 68 53 00' });
    const { profile } = (await member.post(SAVE, { firstname: 'Camille', gender: 'none' })).body;
    expect(profile).toMatchObject({ lastname: null, gender: null, fixed_phone: null });
  });

  it('asks for letters by topic, and only those', async () => {
    const member = await app.member();
    const path = 'user/profile/email_preferences/save.json';
    expect((await member.post(path, { topics: ['tout'] })).status).toBe(422);
    expect((await member.post(path, { topics: ['offers', 'horoscope'] })).body.email_topics).toEqual([
      'horoscope',
      'offers',
    ]);
    expect((await member.post(path, {})).body.email_topics).toEqual([]);
  });
});

describe('phone/countries.json', () => {
  it('names every country in French with its code', async () => {
    const { countries } = (await app.app.inject('/api/phone/countries.json')).json();
    expect(countries.FR).toEqual({ name: 'France', dial_code: '33' });
    expect(countries.DE).toEqual({ name: 'Allemagne', dial_code: '49' });
    expect(Object.keys(countries).length).toBeGreaterThan(200);
  });
});

describe('two tabs of one profile', () => {
  const revisionsOf = async (member: { get(path: string): Promise<{ body: { profile: Profile } }> }) =>
    (await member.get(DATA)).body.profile.revisions;

  it('the second to save an identity is told that it is stale, and nothing of the first is lost', async () => {
    const member = await app.member();
    const { identity: revision } = await revisionsOf(member);
    const first = await member.post(SAVE, { firstname: 'Camille', lastname: 'Rivière', revision });
    expect(first.status).toBe(200);
    const second = await member.post(SAVE, { firstname: 'Camille', mobile_phone: '06 12 34 56 78', revision });
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'conflict', error: expect.stringContaining('autre onglet') },
    });
    expect((await member.get(DATA)).body.profile).toMatchObject({ lastname: 'Rivière', mobile_phone: null });
    const fresh = first.body.profile.revisions.identity;
    const both = { firstname: 'Camille', lastname: 'Rivière', mobile_phone: '06 12 34 56 78', revision: fresh };
    expect((await member.post(SAVE, both)).status).toBe(200);
  });

  it('of two at once, one is told', async () => {
    const member = await app.member();
    const { identity: revision } = await revisionsOf(member);
    const answers = await Promise.all(
      ['Rivière', 'Fontaine'].map((lastname) => member.post(SAVE, { firstname: 'Camille', lastname, revision })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('a birth is told by itself: the identity saved meanwhile does not make it stale', async () => {
    const member = await app.member();
    const { birth: revision } = await revisionsOf(member);
    await member.post(SAVE, { firstname: 'Camille', lastname: 'Rivière' });
    const birth = { birthdate: '1990-02-04', birthcity: PARIS, revision };
    expect((await member.post(INFOS, birth)).status).toBe(200);
    expect((await member.post(INFOS, { ...birth, birthdate: '1991-02-04' })).status).toBe(409);
    expect((await member.get(DATA)).body.profile.birthdate).toBe('1990-02-04');
  });
});
