import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { publicPageTag } from '../../public-page-tag.ts';
import { type ProfileTestApp, startProfileApp } from '../testing.ts';

const GREEN = { width: 80, height: 80, channels: 3, background: '#2e7d5b' } as const;
const SAVE = 'user/profile/public/save.json';
let app: ProfileTestApp;
beforeAll(async () => {
  app = await startProfileApp();
});
afterAll(() => app?.close());

const visit = async (slug: string) => {
  const answer = await app.app.inject(`/api/user/profile/public/index/${encodeURIComponent(slug)}.json`);
  return { status: answer.statusCode, body: answer.json() };
};

describe('a public profile', () => {
  it('does not exist until it is published, not even at its own address', async () => {
    const member = await app.member();
    const { body } = await member.post(SAVE, { published: '0', slug: 'camille', shown: ['firstname'] });
    expect(body.public.published).toBe(false);
    expect(body.public.slug).toMatch(/^membre-[0-9a-f]{20}$/);
    expect((await visit('camille')).status).toBe(404);
    expect((await visit(body.public.slug)).status).toBe(404);
    expect((await visit('../../etc')).status).toBe(404);
  });

  it('refuses an address that is taken or that is none', async () => {
    const first = await app.member();
    const second = await app.member();
    expect((await first.post(SAVE, { published: '1', slug: 'lune-rousse' })).status).toBe(200);
    expect((await second.post(SAVE, { published: '1', slug: 'lune-rousse' })).body.fields).toEqual({
      slug: 'Cette adresse est déjà prise',
    });
    for (const slug of ['a', 'Été', 'a--b', '-a-', 'a/b', '<script>'])
      expect((await second.post(SAVE, { published: '1', slug })).status, slug).toBe(422);
    expect((await second.post(SAVE, { published: '1', shown: ['email'] })).status).toBe(422);
  });

  it('shows nothing but what was chosen', async () => {
    const member = await app.member('Camille');
    await member.post('user/profile/profile/save.json', {
      firstname: 'Camille',
      lastname: 'Roy',
      mobile_phone: '06 12 34 56 78',
      current_city: '2988507',
    });
    await member.post('user/profile/infos/save_infos.json', { birthdate: '1988-06-17', birthcity: '2988507' });
    await member.post(SAVE, { published: '1', slug: 'camille-r' });
    const nothing = await visit('camille-r');
    expect(nothing.body.member).toEqual({
      slug: 'camille-r',
      firstname: null,
      lastname: null,
      photo: null,
      sun_sign: null,
      current_city: null,
      birth_city: null,
      member_since: null,
    });

    await member.post(SAVE, { published: '1', slug: 'camille-r', shown: ['firstname', 'sun_sign', 'member_since'] });
    const some = await visit('camille-r');
    expect(some.body.member).toMatchObject({
      firstname: 'Camille',
      sun_sign: 'gemini',
      member_since: '2026-06',
      lastname: null,
      current_city: null,
    });
    expect(JSON.stringify(some.body)).not.toMatch(/Roy|@|1988|Paris|\+33/);
    expect(some.body['__META__'].noindex).toBe(true);

    await member.post(SAVE, { published: '0' });
    expect((await visit('camille-r')).status).toBe(404);
  });
});

describe('a page that is rendered for everyone', () => {
  const published = async (slug: string) => {
    const member = await app.member();
    await member.post(SAVE, { published: '1', slug, shown: ['firstname', 'photo'] });
    const changed = vi.spyOn(app.services.pages, 'changed').mockClear();
    return { member, tagsOf: (change: Promise<unknown>) => change.then(() => changed.mock.calls.splice(0).flat()) };
  };

  it('is let go of by everything that changes what it shows', async () => {
    const { member, tagsOf } = await published('etoile');
    const tag = publicPageTag('etoile');
    const profile = 'user/profile/profile/save.json';
    expect(await tagsOf(member.post(profile, { firstname: 'Sacha' }))).toEqual([tag]);
    expect(await tagsOf(member.post('user/profile/infos/save_infos.json', { birthdate: '1988-06-17' }))).toEqual([tag]);
    const upload = member.upload(await sharp({ create: GREEN }).jpeg().toBuffer());
    expect(await tagsOf(upload)).toEqual([tag]);
    const { id } = (await upload).body.photos[0];
    expect(await tagsOf(member.post('user/profile/photos/choose.json', { id }))).toEqual([tag]);
    expect(await tagsOf(member.post('user/profile/photos/delete.json', { id }))).toEqual([tag]);
    expect(await tagsOf(member.post(SAVE, { published: '1', slug: 'comete' }))).toEqual([tag]);
    expect(await tagsOf(member.post(SAVE, { published: '0' }))).toEqual([publicPageTag('comete')]);
    expect(await tagsOf(member.post(profile, { firstname: 'Camille' }))).toEqual([]);
  });

  it('goes with the account', async () => {
    const { member, tagsOf } = await published('etoile-filante');
    const deletion = app.transaction((tx) =>
      Promise.all(app.services.members.map((hooks) => hooks.onAccountDeletion?.(tx, member.userId, app.services))),
    );
    expect(await tagsOf(deletion)).toEqual([publicPageTag('etoile-filante')]);
  });
});
