/**
 * Path data as short as it can be written: steps from the point before, in tenths of a unit. A card is 200 units wide, so a tenth is a fifth of a pixel on
 * the largest screen that shows it. Places are rounded and not steps: errors do not add up along a path.
 */
const PARAMETERS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const TOKENS = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g;

const tenths = (value: number): number => Math.round(value * 10);
const written = (inTenths: number): string => String(inTenths / 10).replace(/^(-?)0\./, '$1.');

/** Numbers beside one another, with a space only where they would run together. */
function joined(values: readonly string[]): string {
  let text = '';
  for (const value of values) {
    const needsSpace = text !== '' && !value.startsWith('-') && !(value.startsWith('.') && /\.\d*$/.test(text));
    text += needsSpace ? ` ${value}` : value;
  }
  return text;
}

interface Pen {
  x: number;
  y: number;
  startX: number;
  startY: number;
}

/** One command as steps from the pen, which moves. Pen and steps are in tenths. */
function asSteps(letter: string, values: readonly number[], pen: Pen): string {
  const command = letter.toLowerCase();
  const isStep = letter === command;
  const place = (value: number, isAcross: boolean) => tenths(value) + (isStep ? (isAcross ? pen.x : pen.y) : 0);
  if (command === 'z') {
    [pen.x, pen.y] = [pen.startX, pen.startY];
    return 'z';
  }
  const before = { ...pen };
  if (command === 'h') pen.x = place(values[0] as number, true);
  else if (command === 'v') pen.y = place(values[0] as number, false);
  else [pen.x, pen.y] = [place(values.at(-2) as number, true), place(values.at(-1) as number, false)];
  if (command === 'm') [pen.startX, pen.startY] = [pen.x, pen.y];
  if (command === 'h') return `h${written(pen.x - before.x)}`;
  if (command === 'v') return `v${written(pen.y - before.y)}`;
  const end = [written(pen.x - before.x), written(pen.y - before.y)];
  if (command === 'a') {
    const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0] = values;
    return `a${joined([written(tenths(rx)), written(tenths(ry)), String(turn), String(large), String(sweep), ...end])}`;
  }
  const handles = values.slice(0, -2).map((value, index) => {
    const from = index % 2 === 0 ? before.x : before.y;
    const to = tenths(value) + (isStep ? from : 0);
    return written(to - from);
  });
  return command + joined([...handles, ...end]);
}

export function shortPath(d: string): string {
  const tokens = d.match(TOKENS) ?? [];
  const pen: Pen = { x: 0, y: 0, startX: 0, startY: 0 };
  let [path, letter, last, at] = ['', '', '', 0];
  while (at < tokens.length) {
    const token = tokens[at] as string;
    if (/[a-zA-Z]/.test(token)) {
      letter = token;
      at += 1;
    } else if (letter === 'M') letter = 'L';
    else if (letter === 'm') letter = 'l';
    const count = PARAMETERS[letter.toLowerCase()];
    if (count === undefined || at + count > tokens.length) throw new Error(`Unreadable path data: ${d}`);
    const step = asSteps(letter, tokens.slice(at, at + count).map(Number), pen);
    at += count;
    // A command that is the one before again need not be named; a move is never left out, it would become a line.
    const isRepeated = step[0] === last && last !== 'm' && last !== 'z';
    path += isRepeated && !/^[-]/.test(step.slice(1)) ? ` ${step.slice(1)}` : isRepeated ? step.slice(1) : step;
    last = step[0] as string;
  }
  return path;
}
