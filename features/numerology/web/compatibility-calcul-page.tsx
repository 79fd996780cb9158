import type { PageProps } from '@solelune/screen';
import { urlOf } from '@solelune/screen';
import { compareFirstNames, readFirstNames } from '../first-names.ts';
import { addresses } from './addresses.ts';
import { Duo } from './calculation/duo.tsx';
import { Refused } from './calculation/refused.tsx';
import { CompatibilityScene } from './drawings/compatibility-scene.tsx';
import { FirstNamesForm } from './forms/first-names-form.tsx';

const warmUp = () => import('./compatibility-result-page.tsx');

export default function CompatibilityCalculPage({ params }: PageProps) {
  const infos = params['infos'] ?? '';
  const firstNames = readFirstNames(infos);
  const compared = compareFirstNames(firstNames);
  if (!compared.ok) {
    return (
      <Refused tool="compatibility" art={<CompatibilityScene />}>
        <FirstNamesForm initial={firstNames} />
      </Refused>
    );
  }
  return (
    <Duo
      infos={infos}
      firstNames={firstNames}
      compatibility={compared.value}
      resultUrl={urlOf(addresses.compatibilityResult, { infos })}
      warmUp={warmUp}
    />
  );
}
