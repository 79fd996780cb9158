import { frenchTypography } from '@solelune/corpus/typography';
import type { Letter, Sender } from './letter.ts';
import { type LetterKind, type LetterVariables, letters } from './letters.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
}

/** Fills a letter and lays it out, as text and as HTML. */
export function composeMail<Kind extends LetterKind>(
  kind: Kind,
  variables: LetterVariables<Kind>,
  sender: Sender,
): ComposedMail {
  const write = letters[kind] as (variables: LetterVariables<Kind>, sender: Sender) => Letter;
  const letter = typeset(write(variables, sender));
  return { subject: letter.subject, text: renderText(letter, sender), html: renderHtml(letter, sender) };
}

/** Subjects are one line: a first name cannot add a header. Addresses of links are left as they are. */
function typeset(letter: Letter): Letter {
  return {
    ...letter,
    subject: frenchTypography(letter.subject).replace(/[\p{Cc}\s]+/gu, (space) =>
      space.length === 1 && space >= ' ' ? space : ' ',
    ),
    preview: frenchTypography(letter.preview),
    title: frenchTypography(letter.title),
    paragraphs: letter.paragraphs.map(frenchTypography),
    ...(letter.otherLink
      ? { otherLink: { ...letter.otherLink, label: frenchTypography(letter.otherLink.label) } }
      : {}),
    notes: (letter.notes ?? []).map(frenchTypography),
  };
}
