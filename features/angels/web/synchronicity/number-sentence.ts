/** How many times a digit stands in a number. */
const timesIn = (digits: readonly number[], digit: number) => digits.filter((one) => one === digit).length;

/** "4 + 4 + 7 = 15, puis 1 + 5 = 6", in pieces that do not break. */
export function sumWords(digits: readonly number[], sums: readonly number[]): string {
  return [digits, ...sums.map((sum) => [...String(sum)].map(Number))]
    .slice(0, sums.length)
    .map((addends, index) => `${addends.join(' + ')} = ${sums[index]}`.replaceAll(' ', '\u00A0'))
    .join(', puis ');
}

/** What joins the parts: how the number is built, before each of its digits speaks. */
export function numberSentence(digits: readonly number[], /* begins with a figure */ root: number): string {
  const [/* begins with a figure */ first = 0, second, third] = digits;
  const last = third ?? second;
  if (last === undefined) return `Un seul chiffre, sans détour\u00A0: le ${first} dit tout ce qu’il a à dire.`;
  const sum = `Additionné, il revient au ${root}.`;
  if (digits.every((digit) => digit === first))
    return `Le ${first} se répète ${digits.length === 3 ? 'trois' : 'deux'} fois\u00A0: ce n’est plus un hasard de tickets, c’est une insistance. ${sum}`;
  const ends = `Il s’ouvre sur un ${first} et se referme sur un ${last}`;
  if (third === undefined) return `${ends}\u00A0: l’un pose la question, l’autre la conclut. ${sum}`;
  const /* begins with a figure */ twice = digits.find((digit) => timesIn(digits, digit) === 2);
  if (twice !== undefined) return `${ends}, et le ${twice} y revient deux fois. ${sum}`;
  return `${ends}, avec un ${second} pour passer de l’un à l’autre. ${sum}`;
}
