import type { PageProps } from '@solelune/screen';
import { urlOf } from '@solelune/screen';
import type { birthchartResult } from '../contract.ts';
import { addresses } from './addresses.ts';
import { BirthResult } from './birth/birth-result.tsx';
import { Refused } from './birth/refused.tsx';

export default function BirthResultPage({ data, params }: PageProps<typeof birthchartResult>) {
  if (!data.readable) return <Refused birth={data.birth} />;
  return <BirthResult result={data} address={urlOf(addresses.birthResult, { infos: params['infos'] ?? '' })} />;
}
