/** Packs one zone: drops the changes that its closing rule already gives, numbers the types that are left. */
import { parsePosixRule, posixStateAt } from '../posix-rule.ts';
import type { PackedZone, ZoneState } from '../zone-book.ts';
import type { TzifZone } from './tzif.ts';

export function packZone({ changes, order, types, tail }: TzifZone): PackedZone {
  let length = changes.length;
  if (tail) {
    const rule = parsePosixRule(tail);
    const at = (index: number) => changes[index] ?? 0;
    const stateAfter = (index: number) => types[index < 0 ? 0 : (order[index] ?? 0)];
    const ruleGivesAfter = (index: number) => same(stateAfter(index), posixStateAt(rule, at(index)));
    // The last change kept is the instant from which the closing rule speaks: it must already be right there, and up to the
    // change dropped (less than a year later, or the rule would have turned in between, as in Egypt from 2014 to 2023).
    const isSpare = (index: number) =>
      ruleGivesAfter(index) &&
      same(stateAfter(index - 1), posixStateAt(rule, at(index) - 1)) &&
      ruleGivesAfter(index - 1) &&
      at(index) - at(index - 1) < 366 * 86_400;
    while (length > 1 && isSpare(length - 1)) length -= 1;
  }
  const kept: ZoneState[] = types[0] ? [types[0]] : [];
  const digits = order.slice(0, length).map((type) => {
    const state = types[type];
    if (!state) throw new Error('Damaged TZif file');
    let number = kept.findIndex((known) => same(known, state) && known.isSummer === state.isSummer);
    if (number < 0) number = kept.push(state) - 1;
    return number.toString(36);
  });
  if (kept.length > 36) throw new Error('More than 36 kinds of time in one zone');
  return {
    types: kept.map((type) => `${type.offsetSeconds}${type.isSummer ? 's' : ''} ${type.abbreviation}`).join('|'),
    steps: changes
      .slice(0, length)
      .map((at, index) => (at - (index === 0 ? 0 : (changes[index - 1] ?? 0))).toString(36))
      .join(' '),
    order: digits.join(''),
    tail,
  };
}

function same(left: ZoneState | undefined, right: ZoneState): boolean {
  return left?.offsetSeconds === right.offsetSeconds && left.abbreviation === right.abbreviation;
}
