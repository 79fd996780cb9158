import { placesAttribution } from '@solelune/places';
import { PLANTED } from '@solelune/testing';
import { startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactSend } from '../contract.ts';
import { PAGE_SLUGS } from '../page-slugs.ts';

const start = (environment: Record<string, string>) =>
  startTestApp({
    features: ['editorial'],
    environment: { SITE_URL: 'https://exemple.fr', SITE_CONTACT_EMAIL: 'equipe@exemple.fr', ...environment },
    now: () => Temporal.Instant.from('2026-11-15T12:05:00Z'),
  });

let server: TestApp;
beforeAll(async () => {
  server = await start({ SITE_LEGAL_COMPANY: 'Les Éditions du Gnomon', SITE_LEGAL_HOSTING: 'Un hébergeur, Lyon' });
});
afterAll(() => server?.close());

const getPage = (slug: string) => server.get(`page/get/${slug}.json`);

const LETTER = {
  name: PLANTED.firstname,
  email: PLANTED.email,
  subject: 'calculation',
  message: 'Bonjour,\n\nmon chemin de vie me paraît faux. Merci !',
};

/** As the browser sends it: form data. */
async function send(fields: Record<string, string>, to = server, remoteAddress = '127.0.0.1') {
  const answer = await to.app.inject({
    method: 'POST',
    url: '/api/contact/send.json',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
    remoteAddress,
  });
  return { status: answer.statusCode, body: answer.json() };
}

describe('a page that does not exist', () => {
  it.each(['inconnue', 'index', '..%2Fcontact%2Findex', 'a-propos%2Findex', 'Conditions-Generales'])(
    '%s is a 404',
    async (slug) =>
      expect(await getPage(slug)).toEqual({ status: 404, body: { error: 'Page introuvable', code: 'not_found' } }),
  );
});

describe('a letter that cannot be sent', () => {
  it.each([
    ['without anything', {}, ['name', 'email', 'subject', 'message']],
    ['with a short message', { ...LETTER, message: 'Bonjour' }, ['message']],
    ['with a header in the name', { ...LETTER, name: 'Anne\r\nBcc: x@exemple.fr' }, ['name']],
    ['with two addresses', { ...LETTER, email: 'a@exemple.fr,b@exemple.fr' }, ['email']],
    ['on a subject of its own', { ...LETTER, subject: 'argent' }, ['subject']],
  ])('%s is refused beside the field', async (_, fields, expected) => {
    const { status, body } = await send(fields);
    expect(status).toBe(422);
    expect(Object.keys(body.fields)).toEqual(expected);
    expect(await server.services.mail.list()).toEqual([]);
  });

  it('by a machine, is refused with another way to write', async () => {
    const { status, body } = await send({ ...LETTER, website: 'https://exemple.org' });
    expect(status).toBe(403);
    expect(body.error).toContain('equipe@exemple.fr');
    expect(await server.services.mail.list()).toEqual([]);
  });

  it('because five have just been', async () => {
    const limited = await start({ RATE_LIMITS: 'on' });
    try {
      for (let count = 0; count < 5; count++) expect((await send(LETTER, limited, '10.0.0.1')).status).toBe(200);
      expect(await send(LETTER, limited, '10.0.0.1')).toMatchObject({
        status: 429,
        body: { code: 'too_many_requests' },
      });
      expect((await send(LETTER, limited, '10.0.0.2')).status).toBe(200);
      expect(await limited.services.mail.list()).toHaveLength(6);
      expect(contactSend.limit).toEqual({ max: 5, perSeconds: 600 });
    } finally {
      await limited.close();
    }
  });
});

describe('a letter', () => {
  it('waits in the outbox, with the address to answer to', async () => {
    expect(await send({ ...LETTER, website: '' })).toEqual({ status: 200, body: { success: true } });
    const [mail, ...others] = await server.services.mail.list();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'editorial-contact',
      recipient: 'equipe@exemple.fr',
      subject: '[Contact] Un calcul ou un résultat',
      html: null,
    });
    const [head, written] = mail!.text!.split('\n----\n');
    expect(head).toContain(`De : ${PLANTED.firstname}\nReply-To : ${PLANTED.email}\n`);
    expect(head).toContain('15 novembre 2026');
    expect(head).toContain('13:05');
    expect(written?.trim()).toBe(LETTER.message);
  });
});

describe('pages', () => {
  it.each([...PAGE_SLUGS, 'a-propos', 'contact'])('%s has its text and its own head', async (slug) => {
    const { status, body } = await getPage(slug);
    expect(status).toBe(200);
    expect(body.page).toMatchObject({ slug, contactEmail: 'equipe@exemple.fr', lead: expect.stringMatching(/^<p>/) });
    expect(body.page.sections.length).toBeGreaterThanOrEqual(3);
    const path = slug === 'a-propos' || slug === 'contact' ? `/${slug}` : `/page/${slug}`;
    expect(body.__META__.jsonLd.url).toBe(`https://exemple.fr${path}`);
    expect(body.__META__.title.length).toBeLessThanOrEqual(60);
    expect(body.__META__.description.length).toBeGreaterThanOrEqual(110);
  });

  it('every address that a text points at exists', async () => {
    const known = new Map<string, string[]>();
    const links: string[] = [];
    for (const slug of [...PAGE_SLUGS, 'a-propos', 'contact']) {
      const { page } = (await getPage(slug)).body;
      const path = slug === 'a-propos' || slug === 'contact' ? `/${slug}` : `/page/${slug}`;
      known.set(
        path,
        page.sections.map(({ key }: { key: string }) => key),
      );
      const html = [page.lead, ...page.sections.map((section: { html: string }) => section.html)].join('');
      links.push(
        ...[...html.matchAll(/href="([/#][^"]*)"/g)].map(([, href]) => (href?.startsWith('#') ? path : '') + href),
      );
    }
    expect(links.length).toBeGreaterThan(15);
    const dead = links.filter((link) => {
      const [path = '', key] = link.split('#');
      // Pages of other features: the crawl in the browser follows these.
      if (path.startsWith('/profil/') || ['/sur-cet-appareil', '/renoncer-au-contrat'].includes(path)) return false;
      return !known.has(path) || (key !== undefined && !known.get(path)?.includes(key));
    });
    expect(dead).toEqual([]);
  });

  const supplementOf = async (slug: string, key: string) =>
    (await getPage(slug)).body.page.sections.find((section: { key: string }) => section.key === key)?.supplement;

  it('the legal notice says what the configuration says, and what it does not', async () => {
    const { facts } = await supplementOf('mentions-legales', 'editeur');
    expect(Object.fromEntries(facts.map(({ label, value }: Record<string, string>) => [label, value]))).toEqual({
      Éditeur: 'Les Éditions du Gnomon',
      Adresse: null,
      Immatriculation: null,
      'Direction de la publication': null,
      'Adresse e-mail': 'equipe@exemple.fr',
    });
    expect((await supplementOf('mentions-legales', 'hebergement')).facts).toEqual([
      { label: 'Hébergeur', value: 'Un hébergeur, Lyon' },
    ]);
  });

  it('the legal notice names those whose work is used', async () => {
    const { sources } = await supplementOf('mentions-legales', 'sources');
    expect(sources.slice(0, placesAttribution.length)).toEqual(placesAttribution);
    expect(sources.map(({ source }: { source: string }) => source).slice(placesAttribution.length)).toEqual([
      'IANA Time Zone Database',
      'JPL DE431',
      'ELP/MPP02',
      'Cormorant',
      'Figtree',
    ]);
  });

  it('the laboratory prints the engine’s own figures', async () => {
    const { eras } = await supplementOf('laboratoire', 'ciel');
    expect(eras.map(({ era }: { era: string }) => era)).toEqual(['1800-2300', '1600-1800', '0-1600']);
    expect(eras[2].chironArcsec).toBeUndefined();
  });

  it('every work of the bibliography is printed, once, with French spaces', async () => {
    const { page } = (await getPage('bibliographie')).body;
    const works = page.sections.flatMap(
      (section: { supplement?: { works: object[] } }) => section.supplement?.works ?? [],
    );
    expect(new Set(works.map(({ title }: { title: string }) => title)).size).toBe(works.length);
    expect(works.length).toBeGreaterThan(30);
    for (const { use } of works) expect(use).not.toMatch(/ [:;!?]|'/);
  });
});
