import type { AnyKind } from './kind.ts';
import { isSectionKey, wholeFrontMatter } from './kind.ts';
import { FIGURE_LINE } from './markdown.ts';
import type { Problem } from './problem.ts';
import type { SourceSection } from './source.ts';
import { readSource } from './source.ts';

/** A text that fits its kind, not yet rendered. */
export interface SourceText {
  readonly kind: AnyKind;
  readonly slug: string;
  readonly file: string;
  readonly title: string;
  /** Empty for a fragment. */
  readonly description: string;
  readonly frontMatter: Record<string, unknown>;
  readonly lead: string;
  readonly sections: readonly SourceSection[];
}

export type TextReading = { text: SourceText; problems?: undefined } | { text?: undefined; problems: Problem[] };

export function readText(kind: AnyKind, slug: string, file: string, raw: string): TextReading {
  const { fields, lead, sections, problems: formProblems } = readSource(file, raw);
  const problems = [
    ...formProblems,
    ...sectionProblems(kind, file, sections),
    ...figureProblems(kind, file, lead, sections),
  ];
  const front = wholeFrontMatter(kind).safeParse(fields);
  // A front matter that YAML refused was reported once, and every field would now be missing.
  if (!front.success && !formProblems.some(({ rule }) => rule === 'front-matter')) {
    for (const { path, message } of front.error.issues) {
      problems.push({ file, rule: 'front-matter', where: path.join('.') || undefined, message });
    }
  }
  if (!front.success || problems.length > 0) return { problems };
  const {
    title,
    description = '',
    ...frontMatter
  } = front.data as Record<string, unknown> & Record<'title' | 'description', string>;
  return { text: { kind, slug, file, title, description, frontMatter, lead, sections } };
}

function sectionProblems(kind: AnyKind, file: string, sections: readonly SourceSection[]): Problem[] {
  const found = sections.map(({ key }) => key).filter((key) => key !== '');
  const say = (where: string | undefined, message: string): Problem => ({ file, rule: 'sections', where, message });
  const repeated = found
    .filter((key, index) => found.indexOf(key) < index)
    .map((key) => say(key, 'section is repeated'));
  const empty = sections
    .filter(({ key, markdown }) => key !== '' && markdown === '')
    .map(({ key }) => say(key, 'section is empty'));
  if (kind.sections === 'free') {
    const none = sections.length === 0 ? [say(undefined, 'has no section')] : [];
    const badKeys = found.filter((key) => !isSectionKey(key)).map((key) => say(key, 'key must be lower-case ASCII'));
    return [...none, ...badKeys, ...repeated, ...empty];
  }
  const order: readonly string[] = kind.sections;
  const missing = order.filter((key) => !found.includes(key)).map((key) => say(key, 'section is missing'));
  const unknown = found
    .filter((key) => !order.includes(key))
    .map((key) => say(key, `unknown section; this kind has ${order.join(', ')}`));
  const wrong = [...missing, ...unknown, ...repeated, ...empty];
  const misplaced = found.find((key, index) => key !== order[index]);
  if (wrong.length === 0 && misplaced !== undefined) {
    return [say(misplaced, `out of place; the order is ${order.join(', ')}`)];
  }
  return wrong;
}

/** A figure that cannot be drawn stops the start, as a missing section does. */
function figureProblems(kind: AnyKind, file: string, lead: string, sections: readonly SourceSection[]): Problem[] {
  return [{ key: 'lead', markdown: lead }, ...sections].flatMap(({ key, markdown }) =>
    markdown
      .split('\n')
      .flatMap((line) => FIGURE_LINE.exec(line.trim())?.[1] ?? [])
      .flatMap((figure): Problem[] => {
        const message = kind.figures ? kind.figures(figure.trim()) : 'this kind has no figures';
        return message === undefined ? [] : [{ file, rule: 'figure', where: key, message: `"::${figure}" ${message}` }];
      }),
  );
}
