import { plainText } from '../markdown.ts';
import type { SourceText } from '../text.ts';

export interface TextPart {
  /** Section key or front matter field. */
  readonly where: string;
  readonly text: string;
}

/** The text proper: what lengths and likeness are measured on. */
export function bodyParts({ lead, sections }: SourceText): TextPart[] {
  return [
    ...(lead === '' ? [] : [{ where: 'lead', text: plainText(lead) }]),
    ...sections.map(({ key, markdown }) => ({ where: key, text: plainText(markdown) })),
  ];
}

/** Everything that a reader may meet: what spelling and style are judged on. */
export function allParts(text: SourceText): TextPart[] {
  return [
    { where: 'title', text: text.title },
    { where: 'description', text: text.description },
    ...Object.entries(text.frontMatter)
      .filter(([where]) => !text.kind.codes?.includes(where))
      .map(([where, value]) => ({ where, text: stringsIn(value).join('\n') })),
    ...text.sections.map(({ key, title }) => ({ where: `${key} title`, text: title })),
    ...bodyParts(text),
  ];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(stringsIn);
}
