import { frenchTypography } from '@solelune/french/typography';
import { parseDocument } from 'yaml';
import type { Problem } from './problem.ts';

export interface SourceSection {
  readonly key: string;
  readonly title: string;
  readonly markdown: string;
}

export interface Source {
  readonly fields: unknown;
  readonly lead: string;
  readonly sections: readonly SourceSection[];
  readonly problems: readonly Problem[];
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---(?:\n|$)/;
const HEADING = /^(#{1,2})\s+(.*)$/;
const TITLE_AND_KEY = /^(.*\S)\s+\{#([^}]*)\}$/;
const FENCE = /^ {0,3}(```|~~~)/;

/** Cuts a file into front matter, lead and sections. Knows no kind: only the form that all texts share. */
export function readSource(file: string, raw: string): Source {
  const text = raw
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .normalize('NFC');
  const front = FRONT_MATTER.exec(text);
  if (front === null) {
    const message = 'must begin with front matter between two lines of three dashes';
    return { fields: {}, lead: '', sections: [], problems: [{ file, rule: 'front-matter', message }] };
  }
  const problems: Problem[] = [];
  const fields = readFields(file, front[1] ?? '', problems);
  const cut = cutSections(file, text.slice(front[0].length), problems);
  // Copies: every piece of the file would otherwise keep the whole of it in memory.
  return { ...structuredClone({ fields, ...cut }), problems };
}

function readFields(file: string, yaml: string, problems: Problem[]): unknown {
  const document = parseDocument(yaml);
  for (const error of document.errors) {
    const line = (error.linePos?.[0].line ?? 0) + 1;
    const hint = 'put a value that holds ":" or "#" between double quotes';
    problems.push({ file, rule: 'front-matter', message: `line ${line}: ${error.code}; ${hint}` });
  }
  return document.errors.length > 0 ? {} : typeset(document.toJS());
}

function typeset(value: unknown): unknown {
  if (typeof value === 'string') return frenchTypography(value.trim());
  if (Array.isArray(value)) return value.map(typeset);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, typeset(inner)]));
}

function cutSections(file: string, body: string, problems: Problem[]) {
  const lead: string[] = [];
  const sections: { key: string; title: string; lines: string[] }[] = [];
  let fenced = false;
  for (const line of body.split('\n')) {
    if (FENCE.test(line)) fenced = !fenced;
    const heading = fenced ? null : HEADING.exec(line);
    if (heading === null) {
      (sections.at(-1)?.lines ?? lead).push(line);
      continue;
    }
    const named = heading[1] === '##' ? TITLE_AND_KEY.exec(heading[2]?.trim() ?? '') : null;
    if (named === null) {
      problems.push({ file, rule: 'sections', message: `"${line}" is not of the form "## Titre {#key}"` });
    }
    sections.push({ key: named?.[2] ?? '', title: frenchTypography(named?.[1] ?? ''), lines: [] });
  }
  return {
    lead: lead.join('\n').trim(),
    sections: sections.map(({ key, title, lines }) => ({ key, title, markdown: lines.join('\n').trim() })),
  };
}
