import type { Angel } from './angels.ts';
import { ELEMENT_WORDS } from './zodiac.ts';

/** Some of the angels that are tied, and what they have in common. */
export interface Group {
  readonly by: 'choir' | 'element' | 'angel';
  readonly key: string;
  readonly name: string;
  /** Numbers. */
  readonly angels: readonly number[];
}

const WAYS: readonly { by: Group['by']; of: (angel: Angel) => { key: string; name: string } }[] = [
  { by: 'choir', of: ({ choir }) => ({ key: choir.slug, name: choir.name }) },
  {
    by: 'element',
    of: ({ sign }) => ({ key: ELEMENT_WORDS[sign.element].slug, name: ELEMENT_WORDS[sign.element].name }),
  },
  { by: 'angel', of: ({ slug, name }) => ({ key: slug, name }) },
];

/** Tied angels in groups, by the first way that tells some of them apart; one by one in the end, so that a choice always narrows. */
export function groupsOf(angels: readonly Angel[]): Group[] {
  for (const { by, of } of WAYS) {
    const groups = new Map<string, { by: Group['by']; key: string; name: string; angels: number[] }>();
    for (const angel of angels) {
      const { key, name } = of(angel);
      const group = groups.get(key) ?? { by, key, name, angels: [] };
      group.angels.push(angel.number);
      groups.set(key, group);
    }
    if (groups.size > 1) return [...groups.values()];
  }
  return [];
}
