import type { Role } from '@solelune/contract';
import { type MemberTestApp, startMemberApp, useClock } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleKind } from '../../corpus.ts';
import { editorialJobs } from './jobs.ts';
import { readAgain } from './shelf.ts';
import { placeOf, readWords, wordsOf } from './source.ts';

/** 12 h in Paris. */
const clock = useClock('2026-11-16T11:00:00Z');
const roles = new Map<string, Role[]>();
let app: MemberTestApp;
let [editor, support, member] = ['', '', ''];
beforeAll(async () => {
  app = await startMemberApp({
    features: ['editorial', 'search', 'lithotherapy'],
    now: clock.now,
    identify: async (token) => ({ userId: token, sessionId: 's', roles: roles.get(token) ?? [] }),
  });
  [editor, support, member] = [await app.addMember(), await app.addMember(), await app.addMember()];
  roles.set(editor, ['editor']);
  roles.set(support, ['support']);
});
afterAll(() => app?.close());

const ARTICLE = {
  ...{ kind: 'article', is_new: '1', base: '0', category: 'coulisses', title: 'Une nuit de quolibets', role: 'editor' },
  description:
    'Une description assez longue pour tenir dans la fourchette demandée, soit entre cent dix et cent soixante signes en tout.',
  ...{ cover: 'moon 2026-12-24', signs: 'belier', related: '/tarot', sources: 'Un livre | https://exemple.fr/livre' },
  body: 'Un début.\n\n## Le milieu\nDu texte sur les zorglubs.\n\n::moon 2026-12-24\n\n## La fin {#fin}\nFin.',
};
const post = (path: string, fields: Record<string, string>, token = editor) =>
  app.submit(`administration/texts/${path}.json`, fields, token);
const save = (change: Record<string, string> = {}, token = editor) => post('save', { ...ARTICLE, ...change }, token);
const open = async (slug: string, kind = 'article') =>
  (await app.get(`administration/texts/open/${kind}/${slug}.json`, editor)).body.text;
const publish = (slug: string, number: number, more: Record<string, string> = {}) =>
  post('publish', { kind: 'article', slug, number: String(number), ...more });
const onSite = async (slug: string) => (await app.get(`blog/post/${slug}.json`)).body.post?.title;
const hour = () =>
  editorialJobs(app)
    .find(({ name }) => name === 'editorial-publish')!
    .run({}, {} as never);

describe('the desk', () => {
  it('is nobody’s but editors’ and administrators’', async () => {
    for (const token of [undefined, member, support]) {
      expect((await app.get('administration/texts.json', token)).status).toBe(404);
      expect((await app.get('administration/texts/open/article/effet-barnum.json', token)).status).toBe(404);
      expect((await app.get('administration/texts/preview/article/effet-barnum/0.json', token)).status).toBe(404);
      expect((await app.get('administration/texts/version/article/effet-barnum/0.json', token)).status).toBe(404);
      const paths = ['save', 'publish', 'unschedule', 'withdraw', 'restore'];
      for (const path of paths) expect((await post(path, ARTICLE, token ?? 'x')).status, path).toBe(404);
    }
    expect((await app.get('administration/texts/open/article/inconnu.json', editor)).status).toBe(404);
    expect((await app.get('administration/texts/open/page/inconnue.json', editor)).status).toBe(404);
  });

  it('refuses what cannot be kept, with a sentence beside the field', async () => {
    for (const [change, field] of [
      [{ title: '' }, 'title'],
      [{ title: 'x'.repeat(61) }, 'title'],
      [{ category: '' }, 'category'],
      [{ category: 'ailleurs' }, 'category'],
      [{ slug: 'Avec Majuscule' }, 'slug'],
      [{ slug: 'effet-barnum' }, 'slug'],
      [{ title: '???' }, 'slug'],
      [{ role: 'president' }, 'role'],
      [{ kind: 'page' }, 'title'],
      [{ body: 'x'.repeat(60_001) }, 'body'],
    ] as const)
      expect(await save(change)).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } });
    expect((await save({ is_new: '', slug: 'jamais-ecrit' })).status).toBe(404);
  });

  it('says what keeps a draft from being published, in French, and shows it to nobody', async () => {
    const { body } = await save({
      ...{ title: 'Un brouillon bancal', description: 'Courte', cover: 'moon 2026-02-30', signs: 'belier, licorne' },
      ...{ sources: '', related: 'tarot', body: '# Titre\n::photo x\n\n## Vide {#Vide}\n' },
    });
    expect(body.text).toMatchObject({ state: 'draft', latest: 1, slug: 'un-brouillon-bancal' });
    const said = body.text.problems as { field: string; words: string }[];
    expect([...new Set(said.map(({ field }) => field))].toSorted()).toEqual(
      ['body', 'cover', 'description', 'related', 'signs', 'sources'].toSorted(),
    );
    expect(said.map(({ words }) => words).join(' ')).not.toMatch(/must|there is|wants|expected/i);
    expect(said.find(({ field }) => field === 'cover')?.words).toContain('::moon 2026-12-24');
    expect(said.some(({ words }) => words.includes('« photo x » n’est pas une figure'))).toBe(true);
    expect(await publish('un-brouillon-bancal', 1)).toMatchObject({ status: 422 });
    expect((await app.get('administration/texts/preview/article/un-brouillon-bancal/1.json', editor)).status).toBe(409);
    expect(await onSite('un-brouillon-bancal')).toBeUndefined();
  });
});

describe('a hostile text', () => {
  it('is shown as the words it is, leads to nothing that runs, and its figures are read, never run', async () => {
    const hostile = '<script>alert(1)</script> [ici](javascript:alert(1)) <img src=x onerror=alert(1)>';
    const { slug } = (await save({ title: 'Hostile <b>', body: `${hostile}\n\n## <i>Titre</i> {#t}\n${hostile}` })).body
      .text;
    const { post: seen } = (await app.get(`administration/texts/preview/article/${slug}/1.json`, editor)).body;
    const html = JSON.stringify([seen.lead, seen.sections.map(({ parts }: { parts: unknown }) => parts)]);
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<script|<img|href=[^>]*javascript/i);
    for (const sources of ['Un livre | javascript:alert(1)', 'Un livre | data:text/html,x']) {
      const { body } = await save({ title: `Source ${sources.length}`, sources });
      expect(body.text.problems).toMatchObject([{ field: 'sources' }]);
    }
  });
});

describe('an article', () => {
  it('is drafted, seen as it will be, published at once wherever articles are, and taken off again', async () => {
    const { body } = await save();
    const { slug } = body.text;
    expect(body.text).toMatchObject({ slug: 'une-nuit-de-quolibets', problems: [], state: 'draft' });
    expect(body.text.body).toContain('## Le milieu {#le-milieu}');
    const search = async () => JSON.stringify((await app.get('search/index.json?q=zorglubs')).body);
    expect(await onSite(slug)).toBeUndefined();
    expect(await search()).not.toContain(slug);
    const { post: seen } = (await app.get(`administration/texts/preview/article/${slug}/1.json`, editor)).body;
    expect(seen).toMatchObject({
      title: ARTICLE.title,
      cover: expect.stringMatching(/^data:image\/webp/),
      date: '2026-11-16',
    });
    expect((await publish(slug, 1)).body.text).toMatchObject({ state: 'published', published: { number: 1 } });
    expect(await onSite(slug)).toBe(ARTICLE.title);
    expect((await app.get('blog/index/0/12.json')).body.posts[0]).toMatchObject({ id: slug, date: '2026-11-16' });
    expect((await app.get('blog/about/signs/belier.json')).body.posts[0].id).toBe(slug);
    expect((await app.app.inject('/actu/rss.xml')).body).toContain(slug);
    expect(await search()).toContain(slug);
    // A later version is a revision.
    clock.set(Temporal.Instant.from('2026-11-18T11:00:00Z'));
    await save({ is_new: '', base: '1', slug, title: 'Une nuit sans quolibets' });
    expect(await onSite(slug)).toBe(ARTICLE.title);
    expect((await open(slug)).state).toBe('changed');
    expect((await publish(slug, 1)).body).toMatchObject({
      code: 'conflict',
      error: expect.stringContaining('plus récente'),
    });
    await publish(slug, 2);
    expect((await app.get(`blog/post/${slug}.json`)).body.post).toMatchObject({
      ...{ title: 'Une nuit sans quolibets', date: '2026-11-16', updated: '2026-11-18' },
    });
    expect((await post('withdraw', { kind: 'article', slug, reason: '' })).status).toBe(422);
    expect((await post('withdraw', { kind: 'article', slug, reason: 'Une erreur' })).body.text.state).toBe('withdrawn');
    expect(await onSite(slug)).toBeUndefined();
    expect(await search()).not.toContain(slug);
  });

  it('of two editors, the second is told who came first, and nothing is lost', async () => {
    const { slug } = (await save({ title: 'À deux mains' })).body.text;
    const change = { is_new: '', base: '1', slug };
    expect((await save({ ...change, title: 'La première main' })).status).toBe(200);
    const late = await save({ ...change, title: 'La seconde main' });
    expect(late).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/^Camille a enregistré .*12\u00A0h\u00A000/) },
    });
    expect(await open(slug)).toMatchObject({ latest: 2, fields: { title: 'La première main' } });
    // Two at the very same moment.
    const both = await Promise.all(['Trois', 'Quatre'].map((title) => save({ ...change, base: '2', title })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await open(slug)).latest).toBe(3);
  });

  it('goes back to an earlier version, the file’s own too, without losing the later ones', async () => {
    const own = await open('effet-barnum');
    expect(own).toMatchObject({ state: 'file', latest: 0, problems: [], has_file: true, versions: [] });
    const fields = { ...own.fields, kind: 'article', slug: 'effet-barnum', body: own.body };
    expect((await post('save', { ...fields, base: '0', title: 'Barnum revu' })).body.text.state).toBe('changed');
    await publish('effet-barnum', 1);
    expect(await onSite('effet-barnum')).toBe('Barnum revu');
    expect((await post('restore', { kind: 'article', slug: 'effet-barnum', number: '9', base: '1' })).status).toBe(404);
    expect((await post('restore', { kind: 'article', slug: 'effet-barnum', number: '0', base: '0' })).status).toBe(409);
    const back = await post('restore', { kind: 'article', slug: 'effet-barnum', number: '0', base: '1' });
    expect(back.body.text).toMatchObject({ latest: 2, state: 'changed', fields: { title: own.title } });
    expect(back.body.text.versions).toMatchObject([
      { number: 2, restored: 0, by: 'Camille' },
      { number: 1, restored: null },
    ]);
    await publish('effet-barnum', 2);
    expect(await onSite('effet-barnum')).toBe(own.title);
    const { body } = await app.get('administration/texts/version/article/effet-barnum/1.json', editor);
    expect(body.fields.title).toBe('Barnum revu');
  });

  it('comes at its hour in Paris, without anybody, and not before; the hour may be given up', async () => {
    const { slug } = (await save({ title: 'À l’heure dite' })).body.text;
    const at = { day: '2026-11-16', hour: '12:30' };
    expect((await publish(slug, 1, { day: '2026-11-16', hour: '11:59' })).body.fields.hour).toBe(
      'Cette heure est passée.',
    );
    expect((await publish(slug, 1, { day: '2026-11-16' })).body.fields).toHaveProperty('hour');
    expect((await publish(slug, 1, { day: '2026-11-31', hour: '12:00' })).body.fields).toHaveProperty('day');
    expect((await publish(slug, 1, at)).body.text).toMatchObject({
      ...{ state: 'scheduled', scheduled: { number: 1, at: '2026-11-16T11:30:00.000Z' } },
    });
    await hour();
    expect(await onSite(slug)).toBeUndefined();
    expect((await post('unschedule', { kind: 'article', slug })).body.text.state).toBe('draft');
    expect((await post('unschedule', { kind: 'article', slug })).status).toBe(409);
    clock.set(Temporal.Instant.from('2026-11-16T11:31:00Z'));
    await hour();
    expect(await onSite(slug)).toBeUndefined();
    await publish(slug, 1, { day: '2026-11-16', hour: '12:40' });
    clock.set(Temporal.Instant.from('2026-11-16T11:40:00Z'));
    await Promise.all([hour(), hour()]);
    expect(await onSite(slug)).toBe('À l’heure dite');
    expect(await open(slug)).toMatchObject({ state: 'published', published: { at: '2026-11-16T11:40:00.000Z' } });
  });

  it('that another process published is found by reading again', async () => {
    const { slug } = (await save({ title: 'Venu d’ailleurs' })).body.text;
    await app.transaction((tx) =>
      tx
        .updateTable('editorial_text')
        .set({ published: 1, published_at: new Date(), first_published_at: new Date(0) })
        .where('slug', '=', slug)
        .execute(),
    );
    expect(await onSite(slug)).toBeUndefined();
    await readAgain(app.services);
    expect(await onSite(slug)).toBe('Venu d’ailleurs');
  });
});

describe('a content page', () => {
  it('is changed like an article, keeps the sections that the site completes, and cannot go away', async () => {
    const own = await open('mentions-legales', 'page');
    const fields = { ...own.fields, kind: 'page', slug: 'mentions-legales', base: '0' };
    const cut = await post('save', { ...fields, body: own.body.replace('{#editeur}', '{#qui}') });
    expect(cut.body.text.problems).toMatchObject([{ field: 'body', words: expect.stringContaining('{#editeur}') }]);
    const changed = await post('save', {
      ...fields,
      base: '1',
      body: own.body.replace('qui répond', 'qui répond toujours'),
    });
    expect(changed.body.text).toMatchObject({ problems: [], fields: { numbered: '1' } });
    const { page } = (await app.get('administration/texts/preview/page/mentions-legales/2.json', editor)).body;
    expect(page.lead).toContain('qui répond toujours');
    expect((await app.get('page/get/mentions-legales.json')).body.page.lead).not.toContain('toujours');
    await post('publish', { kind: 'page', slug: 'mentions-legales', number: '2' });
    expect((await app.get('page/get/mentions-legales.json')).body.page).toMatchObject({
      ...{ lead: expect.stringContaining('toujours'), updated: '2026-11-16', numbered: true },
    });
    expect((await post('withdraw', { kind: 'page', slug: 'mentions-legales', reason: 'Non' })).status).toBe(409);
    for (const slug of ['a-propos', 'contact']) expect((await open(slug, 'page')).problems).toEqual([]);
  });
});

describe('the list', () => {
  it('has files and rows as one, each once, page after page, what is planned first', async () => {
    const { slug } = (await save({ title: 'Prévu' })).body.text;
    await publish(slug, 1, { day: '2026-12-24', hour: '18:00' });
    const rows: { slug: string; state: string }[] = [];
    for (let after: number | null = 0; after !== null; ) {
      const { body } = await app.get(`administration/texts.json?kind=article${after ? `&after=${after}` : ''}`, editor);
      rows.push(...body.rows);
      after = body.next;
    }
    expect(rows[0]).toMatchObject({ slug, state: 'scheduled' });
    expect(rows.length).toBeGreaterThan(45);
    expect(new Set(rows.map((row) => row.slug)).size).toBe(rows.length);
    const { body } = await app.get('administration/texts.json?kind=article&q=BARNUM', editor);
    expect(body.rows.map((row: { slug: string }) => row.slug)).toEqual(['effet-barnum']);
    expect((await app.get('administration/texts.json?kind=page', editor)).body.rows).toHaveLength(7);
  });

  it('every file is shown without a problem, and says the same when it is written back', async () => {
    const { corpus } = app.services;
    for (const path of corpus.slugsOf(articleKind)) {
      const [category = '', slug = ''] = path.split('/');
      expect([slug, (await open(slug)).problems]).toEqual([slug, []]);
      const file = corpus.sourceOf(articleKind, path)!;
      const { date, updated = null } = file.frontMatter as { date: string; updated?: string };
      const { text } = readWords(placeOf('article', slug, category)!, wordsOf(file), { date, updated });
      expect(text).toEqual(file);
    }
  });
});
