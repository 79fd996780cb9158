/**
 * A page bears few orders: five, one a part at most, and no exercise twice. What is over loses its last sentence, which is always the one that may go: nothing
 * stands on it.
 */
import { exerciseIn, sentencesOf } from '@solelune/french/orders';
import type { ReadingPart } from './reading-part.ts';

export const MOST_ORDERS = 5;

export function withFewOrders(parts: readonly ReadingPart[]): ReadingPart[] {
  const asked = new Set<string>();
  let orders = 0;
  return parts.map((part) => {
    let own = 0;
    const paragraphs = part.html.split('\n').map((html) => {
      const text = html.replace(/^<p>|<\/p>$/g, '');
      const said = sentencesOf(text);
      const found = said.map(exerciseIn);
      const exercises = found.filter((exercise) => exercise !== undefined);
      const closesOnOrder = found.at(-1) !== undefined;
      const isTwice = exercises.some((exercise) => asked.has(exercise));
      const isOver = closesOnOrder && (own > 0 || orders >= MOST_ORDERS || isTwice);
      if (isOver && said.length > 1) return `<p>${said.slice(0, -1).join(' ')}</p>`;
      for (const exercise of exercises) asked.add(exercise);
      if (closesOnOrder) {
        own += 1;
        orders += 1;
      }
      return html;
    });
    return { ...part, html: paragraphs.join('\n') };
  });
}
