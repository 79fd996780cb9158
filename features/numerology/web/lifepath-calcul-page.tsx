import { readDate } from '@solelune/contract/validation';
import { useCarryBirth } from '@solelune/profile/web/birth-subjects';
import type { PageProps } from '@solelune/screen';
import { lifePath } from '../engine/index.ts';
import { dateProblem, latestToday, typedOf, writtenDate } from './birth-date.ts';
import { Calculation } from './calculation/calculation.tsx';
import { Refused } from './calculation/refused.tsx';
import { reductionLines, threadsTitle } from './calculation/sums.ts';
import { tilesOfBirth } from './calculation/tiles.ts';
import { LifepathScene } from './drawings/lifepath-scene.tsx';
import { BirthForm } from './forms/birth-form.tsx';
import { lifepathResultUrl } from './result-urls.ts';

const warmUp = () => import('./lifepath-result-page.tsx');

export default function LifepathCalculPage({ params }: PageProps) {
  const given = params['bd'] ?? '';
  const date = dateProblem(typedOf(given), latestToday()) ? null : readDate(given);
  useCarryBirth(date && { birthdate: given });
  if (!date) {
    return (
      <Refused tool="lifepath" art={<LifepathScene />}>
        <BirthForm initial={typedOf(given)} />
      </Refused>
    );
  }
  const { chosen } = lifePath(date);
  const { reduction } = chosen;
  return (
    <Calculation
      given={writtenDate(given)}
      keep={['birth', given]}
      title={threadsTitle(reduction.total, reduction.number)}
      groups={tilesOfBirth(chosen)}
      total={reduction.total}
      result={reduction}
      lines={reductionLines(reduction)}
      resultUrl={lifepathResultUrl(reduction)}
      warmUp={warmUp}
    />
  );
}
