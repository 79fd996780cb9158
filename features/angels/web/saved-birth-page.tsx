import type { PageProps } from '@solelune/screen';
import type { birthchartSaved } from '../contract.ts';
import { BirthResult } from './birth/birth-result.tsx';
import { Refused } from './birth/refused.tsx';

/** A result that the member kept: computed again from what was kept, under an address that says nothing of the birth. */
export default function SavedBirthPage({ data }: PageProps<typeof birthchartSaved>) {
  const { result, kept_at } = data;
  if (!result.readable) return <Refused birth={result.birth} />;
  return <BirthResult result={result} address={null} keptAt={kept_at} />;
}
