import { joined } from '@solelune/french/lists';
import type { PageProps } from '@solelune/screen';
import type { compatibilityResult } from '../contract.ts';
import { Refused } from './calculation/refused.tsx';
import { tilesOfName } from './calculation/tiles.ts';
import { CompatibilityScene } from './drawings/compatibility-scene.tsx';
import { PairPlate } from './drawings/pair-plate.tsx';
import { FirstNamesForm } from './forms/first-names-form.tsx';
import { Proof } from './result/proof.tsx';
import { Reasons } from './result/reasons.tsx';
import { ResultPage } from './result/result-page.tsx';

export default function CompatibilityResultPage({ data }: PageProps<typeof compatibilityResult>) {
  if (!data.readable) {
    return (
      <Refused tool="compatibility" art={<CompatibilityScene />}>
        <FirstNamesForm initial={data.firstnames} />
      </Refused>
    );
  }
  const { firstnames, compatibility, reading } = data;
  const given = [firstnames.firstname_from, firstnames.firstname_to];
  const [one, other] = compatibility.names.map((name) => name.chosen.count) as [Count, Count];
  const numbers = [one.reduction.number, other.reduction.number] as const;
  return (
    <ResultPage
      tool="compatibility"
      eyebrow={`Prénoms ${numbers[0]} et ${numbers[1]}`}
      title={joined(given)}
      here={joined(given)}
      art={
        <PairPlate numbers={numbers} label={`Un ${numbers[0]} et un ${numbers[1]} dans deux disques qui se croisent`} />
      }
      reading={reading}
      readingTitle={`Quand un ${numbers[0]} rencontre un ${numbers[1]}`}
      again="Rapprocher d’autres prénoms"
    >
      {[one, other].map((count, index) => (
        <Proof
          key={index}
          label="Prénom"
          given={given[index] ?? ''}
          note="Toutes les lettres, et la somme qui monte"
          groups={tilesOfName(count)}
          total={count.reduction.total}
          reduction={count.reduction}
        />
      ))}
      <Reasons compatibility={compatibility} title="Ce que l’on compare" />
    </ResultPage>
  );
}

type Count = Parameters<typeof tilesOfName>[0];
