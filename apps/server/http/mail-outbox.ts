import { escapeHtml } from '@solelune/letters';
import type { Mail, StoredMail } from '@solelune/platform';
import type { FastifyInstance } from 'fastify';
import { attachmentList, letterForms, sendDevPage } from './dev-page.ts';

/** The mails that were sent, or would have been, to read in the browser. In development only: it shows everyone's letters. */
export function registerMailOutbox(app: FastifyInstance, mail: Mail): void {
  app.get('/dev/mail', async (_, reply) => {
    const rows = (await mail.list()).map(
      (item) =>
        `<tr><td>${when(item)}<td><a href="/dev/mail/${item.id}">${escapeHtml(item.subject)}</a><td>${escapeHtml(item.recipient)}<td>${escapeHtml(item.kind)}`,
    );
    const list = rows.length
      ? `<table><tr><th>Date<th>Objet<th>Pour<th>Sorte${rows.join('')}</table>`
      : '<p>Aucun courrier pour le moment.</p>';
    return sendDevPage(reply, 'Courriers', list);
  });
  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    const item = /^[0-9a-f-]{36}$/.test(request.params.id) ? await mail.get(request.params.id) : undefined;
    if (!item)
      return sendDevPage(reply.code(404), 'Courrier introuvable', '<p><a href="/dev/mail">Tous les courriers</a></p>');
    const said =
      item.text === null
        ? '<p>Ce courrier est parti, ou abandonné : ce qu’il disait est effacé.</p>'
        : letterForms(item) + attachmentList(item.attachments);
    return sendDevPage(reply, item.subject, `<p>${escapeHtml(item.recipient)}, ${when(item)}</p>${said}`);
  });
}

const when = (item: StoredMail) => new Date(item.created_at).toLocaleString('fr-FR');
