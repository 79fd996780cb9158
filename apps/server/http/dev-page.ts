import { escapeHtml } from '@solelune/letters';
import type { Attachment } from '@solelune/platform';
import type { FastifyReply } from 'fastify';

/** As narrow as the narrowest telephone that the site is drawn for. */
const PHONE_PX = 360;

const STYLE = `body{font:17px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
td,th{text-align:left;padding:.4rem .8rem;border-bottom:1px solid #8884}
.forms{display:flex;flex-wrap:wrap;gap:1rem}
iframe,pre{box-sizing:border-box;width:${PHONE_PX}px;max-width:100%;height:70vh;margin:0;border:1px solid #8884}
pre{overflow:auto;padding:1rem;white-space:pre-wrap;overflow-wrap:anywhere;font-size:15px}`;

/** A page for whoever works on the site; its body is HTML already. */
export function sendDevPage(reply: FastifyReply, title: string, body: string): FastifyReply {
  const page = `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title>
<style>${STYLE}</style><h1>${escapeHtml(title)}</h1>${body}</html>`;
  return reply.type('text/html; charset=utf-8').send(page);
}

/** What a letter says, as a telephone shows it. Its own HTML stands in a frame that can run nothing. */
export function letterForms({ text, html }: { text: string | null; html: string | null }): string {
  const frame = html ? `<iframe loading="lazy" sandbox srcdoc="${escapeHtml(html)}"></iframe>` : '';
  return `<div class="forms">${frame}${text === null ? '' : `<pre>${escapeHtml(text)}</pre>`}</div>`;
}

export function attachmentList(attachments: readonly Attachment[]): string {
  const items = attachments.map(({ name, type, bytes }) => {
    const address = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
    return `<li><a download="${escapeHtml(name)}" href="${escapeHtml(address)}">${escapeHtml(name)}</a>, ${escapeHtml(type)}, ${bytes.length} octets`;
  });
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}
