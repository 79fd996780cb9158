import type { Mail, StoredMail } from '@solelune/platform';
import type { FastifyInstance } from 'fastify';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const page = (title: string, body: string) =>
  `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title>
<style>body{font:17px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}td,th{text-align:left;padding:.4rem .8rem;border-bottom:1px solid #8884}iframe{width:100%;height:60vh;border:1px solid #8884}</style>
<h1>${escape(title)}</h1>${body}</html>`;

/** The mails that would have been sent, to read in the browser. In development only: it shows everyone's letters. */
export function registerMailOutbox(app: FastifyInstance, mail: Mail): void {
  app.get('/dev/mail', async (_, reply) => {
    const rows = (await mail.list()).map(
      (item) =>
        `<tr><td>${when(item)}<td><a href="/dev/mail/${item.id}">${escape(item.subject)}</a><td>${escape(item.recipient)}<td>${escape(item.kind)}`,
    );
    const list = rows.length
      ? `<table><tr><th>Date<th>Objet<th>Pour<th>Sorte${rows.join('')}</table>`
      : '<p>Aucun courrier pour le moment.</p>';
    return reply.type('text/html; charset=utf-8').send(page('Courriers', list));
  });
  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    const item = /^[0-9a-f-]{36}$/.test(request.params.id) ? await mail.get(request.params.id) : undefined;
    if (!item)
      return reply
        .code(404)
        .type('text/html; charset=utf-8')
        .send(page('Courrier introuvable', '<p><a href="/dev/mail">Tous les courriers</a></p>'));
    // A letter's own HTML is shown in a frame that can run nothing.
    const html = item.html_body ? `<iframe sandbox srcdoc="${escape(item.html_body)}"></iframe>` : '';
    return reply
      .type('text/html; charset=utf-8')
      .send(
        page(
          item.subject,
          `<p>${escape(item.recipient)}, ${when(item)}</p>${html}<pre>${escape(item.text_body)}</pre>`,
        ),
      );
  });
}

const when = (item: StoredMail) => new Date(item.created_at).toLocaleString('fr-FR');
