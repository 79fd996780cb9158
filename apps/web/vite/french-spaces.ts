/**
 * Spaces where a French line must not break, set while the site is built: whoever writes a page types plain ones, as in Markdown. Texts and composed sentences are set by
 * `@solelune/french/typography` as they are read; this sets what pages themselves say, between tags, in attributes, in strings. Each space becomes one other
 * character, so that every position in the file stays what it was.
 */
import { NARROW, NO_BREAK } from '@solelune/french/spaces';
import { type Plugin, parseSync, Visitor } from 'vite';

/** What pages are made of: every component, and the words beside it. */
const OF_PAGES = /\/(?:apps\/web|features\/[\w-]+|packages\/[\w-]+)\/(?:.*\.tsx|(?:.*\/)?web\/.*\.ts)$/;
/** A word, or the end of something filled in: a piece of a template is read with the brace or the quote before it. */
const AFTER_WORD = '(?<=[\\p{L}\\p{N}»)\\]…%’}`]|^)';
/** Before a mark, after a word or after something filled in; a colon only where a word or the text ends, so that « 14:30 » and keys are left alone. */
const BEFORE_MARK = new RegExp(`${AFTER_WORD} (?=[;!?]|[»%€](?![\\p{L}\\p{N}])|:(?:\\s|$))`, 'gu');
const AFTER_OPENING = /(?<=«) /gu;
/** Most files hold none, and need no reading. */
const MAY_BREAK = /«\x20|\x20[;:!?»%€]/u;

export function frenchSpaces(): Plugin {
  return {
    name: 'solelune:french-spaces',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (!OF_PAGES.test(file) || file.includes('/node_modules/')) return null;
      const set = withFrenchSpaces(file, code);
      return set === code ? null : { code: set, map: null };
    },
  };
}

export function withFrenchSpaces(file: string, code: string): string {
  if (!MAY_BREAK.test(code)) return code;
  // By UTF-16 units, as the parser counts.
  const set = code.split('');
  const read = (start: number, end: number) => {
    const said = code.slice(start, end);
    for (const { index } of [...said.matchAll(BEFORE_MARK), ...said.matchAll(AFTER_OPENING)]) {
      set[start + index] = /[;!?]/u.test(said[index + 1] ?? '') && said[index - 1] !== '«' ? NARROW : NO_BREAK;
    }
  };
  new Visitor({
    JSXText: ({ start, end }) => read(start, end),
    Literal: ({ value, start, end }) => {
      if (typeof value === 'string') read(start + 1, end - 1);
    },
    TemplateElement: ({ start, end }) => read(start, end),
  }).visit(parseSync(file, code).program);
  return set.join('');
}
