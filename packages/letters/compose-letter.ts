import type { Attachment, Config } from '@solelune/platform';
import type { Letter, Sender } from './letter.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { typeset } from './typeset.ts';

export interface ComposedLetter {
  subject: string;
  text: string;
  html: string;
  unsubscribe?: string;
  attachments: readonly Attachment[];
}

/** Fills a letter and lays it out, as text and as HTML. */
export function composeLetter<Data>(letter: Letter<Data>, data: Data, sender: Sender): ComposedLetter {
  const written = typeset(letter.write(data, sender));
  return {
    subject: written.subject,
    text: renderText(written, sender),
    html: renderHtml(written, sender),
    ...(written.unsubscribe ? { unsubscribe: written.unsubscribe } : {}),
    attachments: written.attachments ?? [],
  };
}

export const senderOf = ({ brand, siteUrl }: Pick<Config, 'brand' | 'siteUrl'>): Sender => ({
  brand: brand.name,
  siteUrl,
  contactEmail: brand.contactEmail,
});
