import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cases } from '../attack/cases.ts';

const root = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/9-security.md'), 'utf8');

/** What stands under a heading of the second level. */
const sectionOf = (title: string): string =>
  page.split(/^## /m).find((section) => section.startsWith(`${title}\n`)) ?? '';
/** The cells of every row of a section's tables, without the headings. */
const rowsOf = (title: string): string[][] =>
  sectionOf(title)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:---|way|limit)/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
const quotesIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1] as string);

const files = quotesIn(page).filter((quote) => /^(?:apps|features|packages|scripts)\/\S+\.\w+$/.test(quote));
const links = [...page.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1] as string);

describe('the page on security', () => {
  it('names files that are there, and links to pages that are', () => {
    expect(files.filter((file) => file.endsWith('.test.ts')).length).toBeGreaterThan(100);
    expect(links.length).toBeGreaterThan(10);
    const missing = [...files, ...links.map((link) => `docs/${link}`)].filter(
      (file) => !existsSync(path.join(root, file)),
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  it('has every limit as the code has it', () => {
    const limits = rowsOf('Limits').map(([, quoted = '', file = '']) => ({
      quoted: quotesIn(quoted)[0] ?? '',
      file: quotesIn(file)[0] ?? '',
    }));
    expect(limits.length).toBeGreaterThan(30);
    for (const { quoted, file } of limits) expect(readFileSync(path.join(root, file), 'utf8'), file).toContain(quoted);
  });

  it('names the tests of every way in, and every attack once', () => {
    const ways = rowsOf('Ways in, and what holds them');
    for (const [way, , tests = ''] of ways) expect(tests, way).toMatch(/\.test\.tsx?`/);
    const named = ways.flatMap(([, , , attack = '']) => quotesIn(attack));
    expect(named.toSorted()).toEqual(cases.map(({ name }) => name).toSorted());
  });

  it('goes through every chapter of ASVS, and says of each row what holds it or that nothing does', () => {
    const chapters = [...page.matchAll(/^### V(\d+) /gm)].map((match) => Number(match[1]));
    expect(chapters).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
    const rows = rowsOf('OWASP ASVS 5.0, level 2').filter(([what]) => what !== 'requirement');
    expect(rows.length).toBeGreaterThan(120);
    const said =
      /\.test\.tsx?`|\*\*not (?:held|forced)\*\*|^not applicable|^not here|by construction|^level 3|decision|npm run access|`node:crypto`|limits above/;
    for (const [what, held = ''] of rows) expect(held, what).toMatch(said);
  });
});
