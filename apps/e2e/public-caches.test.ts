// What a CDN or any other proxy may keep: never anything that was given to somebody, whoever asked first and whatever they carried.
import { type Call, fillPath } from '@solelune/contract';
import { handlersOf } from '@solelune/contract/server';
import { startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../server/features.ts';
import { SECRETS as TOLD_TO_NOBODY } from '../server/security/full-member.ts';
import { type Insider, Insiders } from '../server/security/insiders.ts';
import { examples } from './example-addresses.ts';

type Answer = Awaited<ReturnType<TestApp['post']>>;

/** What an advisor is called, all read on the page of the team. */
const SECRETS = TOLD_TO_NOBODY.filter((secret) => secret !== 'Voyante-secrète');

let app: TestApp;
let insiders: Insiders;
beforeAll(async () => {
  app = await startTestApp({ pages: 'built' });
  insiders = new Insiders(app);
  await insiders.comeBack();
});
afterAll(() => app?.close());

/** Staff and the member come first: were their page kept for everybody, nobody in particular would be given it. */
const PEOPLE: readonly Insider[] = ['staff', 'member', 'nobody'];

/** As somebody would who was logged in by a cookie too, and asks through a proxy. */
const carrying = (who: Insider): Record<string, string> => {
  const headers = insiders.headers(who);
  const token = headers['authorization']?.replace('Bearer ', '');
  return token ? { ...headers, cookie: `token=${token}; session=${token}` } : {};
};

const ask = (url: string, who: Insider): Promise<Answer> =>
  app.app.inject({ url, headers: { ...carrying(who), 'accept-encoding': 'identity' } });

const mayBeKept = ({ headers }: Answer): boolean =>
  !/\b(?:private|no-store)\b/.test(String(headers['cache-control'] ?? 'public'));

/** What a proxy may keep is what everybody is given: no cookie, no mark of a member, no matter who asks. */
function expectEverybodys(answers: readonly Answer[], what: string): void {
  for (const answer of answers) {
    expect(answer.headers['set-cookie'], what).toBeUndefined();
    if (!mayBeKept(answer)) continue;
    for (const secret of SECRETS) expect(answer.body, what).not.toContain(secret);
    expect(answer.body === answers[0]?.body, `${what} is another for another`).toBe(true);
    expect(answer.headers['cache-control'], what).toBe(answers[0]?.headers['cache-control']);
  }
}

const askAll = async (url: string): Promise<Answer[]> => {
  const answers: Answer[] = [];
  for (const who of PEOPLE) answers.push(await ask(url, who));
  return answers;
};

describe('pages', () => {
  it.each(examples.map(({ screen, address }) => [screen.name, address] as const))('%s', async (name, address) => {
    const answers = await askAll(address);
    expectEverybodys(answers, name);
    const [answer] = answers as [Answer];
    if (!mayBeKept(answer)) return;
    // What a proxy needs to keep a page, to tell its forms apart and to ask whether it is still the same.
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['vary']).toBe('accept-encoding');
    expect(answer.headers['etag']).toMatch(/^"[\w-]+"$/);
    expect(answer.headers['cache-control']).toMatch(/^(?:no-cache|public, max-age=0, s-maxage=\d+.*)$/);
    const again = await app.app.inject({
      url: address,
      headers: { 'if-none-match': answer.headers['etag'] as string },
    });
    expect(again.statusCode).toBe(304);
    expect(again.headers['cache-control']).toBe(answer.headers['cache-control']);
  });

  it('a page that a member publishes is kept by no proxy: they may take it back', async () => {
    const { slug } = insiders.memberIds;
    const answers = await askAll(`/membre/${slug}`);
    expect(answers.map(mayBeKept)).toEqual([false, false, false]);
  });

  it('most pages that everybody reads may be kept for a while', async () => {
    let kept = 0;
    for (const { address } of examples)
      if (String((await ask(address, 'nobody')).headers['cache-control']).includes('s-maxage')) kept += 1;
    expect(kept).toBeGreaterThan(60);
  });
});

const calls: Call[] = handlersOf(features).map(({ call }) => call);

describe('calls', () => {
  it.each(calls.map((call) => [call.name, call] as const))('%s', async (_, call) => {
    await insiders.comeBack();
    for (const who of PEOPLE) {
      const { path, rest } = fillPath(call.path, insiders.likelyInputs(call)[0] ?? {});
      const query = call.method === 'GET' ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
      const answer = await app.app.inject({
        ...{ method: call.method, url: `/api/${path}${query}`, headers: carrying(who) },
        ...(call.method === 'POST' ? { payload: rest } : {}),
      });
      expect(answer.headers['cache-control'], who).toBe('no-store');
      expect(answer.headers['set-cookie'], who).toBeUndefined();
    }
  });
});

/** Every other address of the server that is no file of the build, with what proxies may do. A new one is judged here before it is served. */
const OTHERS: Record<string, { asked: string; kept: RegExp }> = {
  'actu/:category/rss.xml': { asked: '/actu/avec-la-lune/rss.xml', kept: /^public/ },
  'actu/images/:file': { asked: '/actu/images/rien.jpg', kept: /^no-store$/ },
  'actu/rss.xml': { asked: '/actu/rss.xml', kept: /^public/ },
  'fichiers/regence-anges/:file': { asked: '/fichiers/regence-anges/rien', kept: /^no-store$/ },
  healthz: { asked: '/healthz', kept: /^no-store$/ },
  'horoscope/agenda/:one': { asked: '/horoscope/agenda/rien.ics', kept: /^no-store$/ },
  readyz: { asked: '/readyz', kept: /^no-store$/ },
  'robots.txt': { asked: '/robots.txt', kept: /^public, max-age=0, s-maxage/ },
  'sitemap.xml': { asked: '/sitemap.xml', kept: /^public, max-age=0, s-maxage/ },
  socket: { asked: '/socket', kept: /^no-store$/ },
  'tarot/images/:file': { asked: '/tarot/images/rien.jpg', kept: /^no-store$/ },
  'telechargements/:link': { asked: '/telechargements/rien', kept: /no-store/ },
};
/** Pages, documents of the API, and the ends of addresses whose beginning stands above. */
const ELSEWHERE = ['*', '/', '/:sort_by_new', '/:three', '/:two', 'json', 'static/index.html', 'yaml'];
const BUILT = /^\/?(?:assets|icons|device|api|static)\/|^\/?[\w-]+\.(?:html|css|js|svg|png|webmanifest)$/;

describe('every other address', () => {
  it('is known here', () => {
    const tree = app.app.printRoutes({ commonPrefix: false }).split('\n');
    const served = tree.flatMap((line) => /── (\S+) \(.*GET/.exec(line)?.[1] ?? []);
    const others = served.filter((route) => !BUILT.test(route) && !ELSEWHERE.includes(route));
    expect(others.toSorted()).toEqual(Object.keys(OTHERS).toSorted());
  });

  it.each(Object.entries(OTHERS))('%s', async (route, { asked, kept }) => {
    const answers = await askAll(asked);
    expectEverybodys(answers, route);
    for (const answer of answers) expect(String(answer.headers['cache-control'])).toMatch(kept);
  });
});
