import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTACTS_MAX } from '../../limits.ts';
import { type ProfileTestApp, startProfileApp } from '../testing.ts';

const INFOS = 'user/profile/infos/save_infos.json';
const jeanne = {
  contact_id: 'new',
  firstname: 'Jeanne',
  birthdate: '1990-02-04',
  birthtime: '06:10',
  birthcity: '2988507',
};

let app: ProfileTestApp;
beforeAll(async () => {
  app = await startProfileApp();
});
afterAll(() => app?.close());

describe('what is refused', () => {
  it('is a contact without a name, a place or a day', async () => {
    const member = await app.member();
    expect((await member.post(INFOS, { contact_id: 'new' })).body.fields).toEqual({
      firstname: 'Ce champ est requis',
      birthcity: 'Ce champ est requis',
      birthdate: 'Ce champ est requis',
    });
    expect((await member.post(INFOS, { ...jeanne, firstname: 'a'.repeat(50) })).body.fields.firstname).toMatch(/49/);
    expect((await member.post(INFOS, { ...jeanne, firstname: 'a'.repeat(49) })).status).toBe(200);
  });

  it('is another member’s contact: it is not found, whatever is asked', async () => {
    const owner = await app.member();
    const other = await app.member();
    const id = (await owner.post(INFOS, jeanne)).body.contact.contact_id;
    expect((await other.get(`user/contact/detail/${id}.json`)).status).toBe(404);
    expect((await other.get(`user/contact/delete/${id}.json`)).status).toBe(404);
    expect((await other.post(INFOS, { ...jeanne, contact_id: id, firstname: 'Volée' })).status).toBe(404);
    expect((await other.get('user/profile/profile/data.json')).body.contacts).toEqual([]);
    expect((await owner.get(`user/contact/detail/${id}.json`)).body.contact.firstname).toBe('Jeanne');
  });

  it.each(['1', 'new', '%00', 'x'.repeat(90), '00000000-0000-7000-8000-000000000000'])(
    'is an id that names nothing: %s',
    async (id) => {
      const member = await app.member();
      expect((await member.get(`user/contact/detail/${id}.json`)).status).toBeGreaterThanOrEqual(400);
      expect((await member.get(`user/contact/delete/${id}.json`)).status).toBeLessThan(500);
    },
  );

  it('is one contact too many, also when they come together', async () => {
    const member = await app.member();
    for (let count = 1; count < CONTACTS_MAX; count++) await member.post(INFOS, jeanne);
    const together = await Promise.all([1, 2, 3].map(() => member.post(INFOS, jeanne)));
    expect(together.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('a contact', () => {
  it('is added, read, changed and deleted', async () => {
    const member = await app.member();
    const added = await member.post(INFOS, jeanne);
    expect(added.body).toMatchObject({
      contact: { firstname: 'Jeanne', birthcity: { id: '2988507', label: 'Paris, France' }, sun_sign: 'aquarius' },
      success_message: 'Jeanne est parmi vos proches.',
    });
    const id = added.body.contact.contact_id;
    const changed = await member.post(INFOS, { ...jeanne, contact_id: id, birthtime: '', lastname: 'Le Goff' });
    expect(changed.body.contact).toMatchObject({ contact_id: id, birthtime: null, lastname: 'Le Goff' });
    expect((await member.get('user/profile/profile/data.json')).body.contacts).toHaveLength(1);
    expect((await member.get(`user/contact/delete/${id}.json`)).body).toEqual({ success: true });
    expect((await member.get(`user/contact/detail/${id}.json`)).status).toBe(404);
  });

  it('leaves one’s own birth alone', async () => {
    const member = await app.member('Camille');
    await member.post(INFOS, jeanne);
    expect((await member.get('user/profile/profile/data.json')).body.profile).toMatchObject({
      firstname: 'Camille',
      birthdate: null,
    });
  });
});
