import { useCarryBirth } from '@solelune/profile/web/birth-subjects';
import type { PageProps } from '@solelune/screen';
import { urlOf } from '@solelune/screen';
import type { birthchartCalcul } from '../contract.ts';
import { angelOf } from '../engine/index.ts';
import { addresses } from './addresses.ts';
import { BirthStage } from './birth/birth-stage.tsx';
import { Refused } from './birth/refused.tsx';

const warmUp = () => import('./birth-result-page.tsx');

export default function BirthCalculPage({ data, params }: PageProps<typeof birthchartCalcul>) {
  useCarryBirth(data.readable ? data.birth : null);
  if (!data.readable) return <Refused birth={data.birth} />;
  const { guardian, heart, spiritual } = data.angels;
  return (
    <BirthStage
      birth={data.birth}
      guardian={angelOf(guardian)}
      heart={angelOf(heart)}
      spiritual={angelOf(spiritual)}
      resultUrl={urlOf(addresses.birthResult, { infos: params['infos'] ?? '' })}
      warmUp={warmUp}
    />
  );
}
