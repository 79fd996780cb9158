/**
 * Seams: places where a sentence puts « de », « que », « le »… before something filled in without asking the grammar (`@solelune/french`) what becomes of
 * the word there. What can never begin with a vowel is right as it is: figures, dates, and what says so with a remark where the
 * file first names it: `(/* begins with « maison » *\/ house: string) => …`.
 */
import { type Comment, type Expression, type Program, parseSync, Visitor } from 'oxc-parser';
import { type Piece, piecesOf } from './pieces.ts';

export interface Seam {
  line: number;
  /** « de {name} » */
  words: string;
}

const WHOLE = 'de|que|le|la|du|au|je|me|te|se|ne|ce|ma|ta|sa|jusque|lorsque|puisque|quoique';
const CUT = '[dljmtsnc]|qu|jusqu|lorsqu|puisqu|quoiqu';
const CHANGEABLE = new RegExp(`(?<![\\p{L}\\p{N}’'-])(?:(?:${WHOLE})\\s+|(?:${CUT})[’'])$`, 'iu');

/** Calls whose answer begins with a figure or with a consonant, whatever they are given. */
const SAFE_OF_FRENCH = ['counted', 'rank', 'ordinalName', 'houseWords', 'houseInLetters'];
const SAFE_METHODS = /^Math\.|\.(?:format|toFixed)$/u;
const REMARK = /^\s*begins with /u;
const NAME = /^\s*([\p{L}\p{N}_$.]+)/u;

export function findSeams(file: string, source: string): Seam[] {
  const { program, comments } = parseSync(file, source);
  const safe = new Set([...safeCalls(program), ...remarkedNames(source, comments)]);
  const seams = new Map<number, Seam>();
  const read = (sentence: Expression) => {
    let before = '';
    for (const piece of piecesOf(sentence)) {
      const found = seamAt(before, piece);
      if (found && !isSafe(found.filledIn, safe)) {
        const { start, end } = found.filledIn;
        const line = source.slice(0, start).split('\n').length;
        seams.set(start, { line, words: `${found.word}{${source.slice(start, end)}}` });
      }
      before = 'written' in piece ? before + piece.written : '';
    }
  };
  new Visitor({ TemplateLiteral: read, BinaryExpression: read, JSXElement: read, JSXFragment: read }).visit(program);
  return [...seams.values()].sort((one, other) => one.line - other.line);
}

function seamAt(before: string, piece: Piece): { word: string; filledIn: Expression } | undefined {
  const word = 'filledIn' in piece && CHANGEABLE.exec(before)?.[0];
  return word ? { word: word.replace(/\s+$/u, ' '), filledIn: piece.filledIn } : undefined;
}

/** The names under which a file knows the calls that are safe: all words for dates and hours, and a few of the grammar. */
function safeCalls(program: Program): ReadonlySet<string> {
  return new Set(
    program.body.flatMap((item) => {
      if (item.type !== 'ImportDeclaration') return [];
      const from = item.source.value;
      return item.specifiers
        .map(({ local }) => local.name)
        .filter(
          (name) =>
            from === '@solelune/civil-time/words' ||
            (from.startsWith('@solelune/french/') && SAFE_OF_FRENCH.includes(name)),
        );
    }),
  );
}

function isSafe(node: Expression, names: ReadonlySet<string>): boolean {
  if (names.has(nameOf(node))) return true;
  switch (node.type) {
    // What is written out was read by whoever wrote it.
    case 'Literal':
      return true;
    case 'ConditionalExpression':
      return isSafe(node.consequent, names) && isSafe(node.alternate, names);
    case 'LogicalExpression':
      return isSafe(node.left, names) && isSafe(node.right, names);
    case 'BinaryExpression':
      return ['-', '*', '/', '%'].includes(node.operator);
    case 'MemberExpression':
      return nameOf(node).endsWith('.length');
    case 'CallExpression':
      return names.has(nameOf(node.callee)) || SAFE_METHODS.test(nameOf(node.callee));
    default:
      return false;
  }
}

/** « year », « moment.words »; empty for what has no name. */
function nameOf(node: Expression): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return '';
  return `${nameOf(node.object)}.${node.property.name}`;
}

/** A remark holds in the whole file for the name that follows it. */
const remarkedNames = (source: string, comments: readonly Comment[]): string[] =>
  comments.flatMap(({ value, end }) => (REMARK.test(value) ? (NAME.exec(source.slice(end))?.[1] ?? []) : []));
