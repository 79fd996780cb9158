import { decodeInfos, type PageProps } from '@solelune/screen';
import { readRatings, universalNumber } from '../engine/index.ts';
import { REFUSAL_SENTENCES } from '../refusal-sentences.ts';
import { Calculation } from './calculation/calculation.tsx';
import { Refused } from './calculation/refused.tsx';
import { reductionLines } from './calculation/sums.ts';
import { tilesOfThemes } from './calculation/tiles.ts';
import { UniversalScene } from './drawings/universal-scene.tsx';
import { SeasonForm } from './forms/season-form.tsx';
import { universalResultUrl } from './result-urls.ts';
import { readSeason } from './season.ts';

const warmUp = () => import('./universal-result-page.tsx');

export default function UniversalCalculPage({ params }: PageProps) {
  const infos = params['infos'] ?? '';
  const given = decodeInfos(infos) ?? {};
  const ratings = readRatings(given);
  const season = readSeason(given['kw']);
  if (!ratings.ok) {
    return (
      <Refused tool="universal" art={<UniversalScene />} reason={REFUSAL_SENTENCES[ratings.code]}>
        <SeasonForm {...(season ? { initial: season } : {})} />
      </Refused>
    );
  }
  const weighed = universalNumber(ratings.value);
  return (
    <Calculation
      given={season ?? 'Vos huit domaines'}
      keep={['ratings', infos]}
      title="Huit notes, un nombre"
      groups={tilesOfThemes(weighed)}
      total={weighed.total}
      result={{ number: weighed.number }}
      lines={weighed.reduction ? reductionLines(weighed.reduction) : ['huit zéros\u00A0: l’équilibre, 9']}
      resultUrl={universalResultUrl(weighed)}
      warmUp={warmUp}
    />
  );
}
