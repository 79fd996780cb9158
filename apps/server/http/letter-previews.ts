import { type AnyLetter, composeLetter, escapeHtml, type Sender } from '@solelune/letters';
import type { FastifyInstance } from 'fastify';
import { attachmentList, letterForms, sendDevPage } from './dev-page.ts';

/** Every letter that any feature declares, filled with its specimen, as a telephone shows it. In development only. */
export function registerLetterPreviews(app: FastifyInstance, letters: readonly AnyLetter[], sender: Sender): void {
  app.get('/dev/letters', async (_, reply) => {
    const index = letters.map(({ name }) => `<li><a href="#${name}">${escapeHtml(name)}</a>`);
    const sections = letters.map((letter) => {
      const composed = composeLetter(letter, letter.specimen, sender);
      const heading = `<h2 id="${letter.name}">${escapeHtml(letter.name)}</h2><p>${escapeHtml(composed.subject)}</p>`;
      return `<section>${heading}${letterForms(composed)}${attachmentList(composed.attachments)}</section>`;
    });
    return sendDevPage(reply, 'Lettres', `<ul>${index.join('')}</ul>${sections.join('')}`);
  });
}
