import { Facts as FactList } from '@solelune/ui/facts';
import { type Glyph, Icon } from '@solelune/ui/icon';
import type { ReactNode } from 'react';

export interface Fact {
  readonly glyph: Glyph;
  readonly name: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

/** What is known of the subject, each fact under the glyph that governs it. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return <FactList facts={facts.map(({ glyph, ...fact }) => ({ ...fact, mark: <Icon of={glyph} size={30} /> }))} />;
}
