import { decodeInfos, type PageProps, urlOf } from '@solelune/screen';
import type { universalResult } from '../contract.ts';
import type { Ratings, RootNumber, UniversalNumber } from '../engine/index.ts';
import { readRatings, universalNumber } from '../engine/index.ts';
import { addresses } from './addresses.ts';
import { tilesOfThemes } from './calculation/tiles.ts';
import { Plate } from './drawings/plate.tsx';
import { useGiven } from './given.ts';
import { NumberGrid } from './introduction/number-grid.tsx';
import { Proof } from './result/proof.tsx';
import { ResultPage } from './result/result-page.tsx';
import { ThemesPanel } from './result/themes-panel.tsx';
import { universalResultUrl } from './result-urls.ts';
import { readSeason } from './season.ts';

/** The visitor's own ratings when this tab gave them and they lead here. */
function useOwnThemes(number: RootNumber): { weighed: UniversalNumber; season: string | null; infos: string } | null {
  const infos = useGiven('ratings') ?? '';
  const given = decodeInfos(infos) ?? {};
  const ratings = readRatings(given);
  if (!ratings.ok) return null;
  const weighed = universalNumber(ratings.value);
  return weighed.number === number ? { weighed, season: readSeason(given['kw']), infos } : null;
}

const ratingsOf = ({ themes }: UniversalNumber) =>
  Object.fromEntries(themes.map(({ theme, rating }) => [theme, rating])) as Ratings;

export default function UniversalResultPage({ data }: PageProps<typeof universalResult>) {
  const { number, reading, numbers, example } = data;
  const own = useOwnThemes(number);
  const weighed = own?.weighed ?? example;
  return (
    <ResultPage
      tool="universal"
      eyebrow={own ? (own.season ?? 'Votre nombre') : 'Numérologie universelle'}
      title={`Nombre universel ${number}`}
      here={String(number)}
      art={
        <Plate value={number} label={`Un grand ${number} gravé sur une plaque d’émail, dans la figure qu’il dessine`} />
      }
      reading={reading}
      readingTitle={own ? `Ce que dit votre ${number}` : `Ce que dit le ${/* begins with a figure */ number}`}
      again={own ? 'Noter une autre saison' : 'Noter mes huit domaines'}
      calculation={own && urlOf(addresses.universalCalcul, { infos: own.infos })}
      after={
        <NumberGrid
          title="Les neuf équilibres"
          note="Un point de plus sur un seul domaine, et vous lirez un autre de ces nombres."
          numbers={numbers}
          urlOfNumber={universalResultUrl}
        />
      }
    >
      <Proof
        label={own ? 'Votre saison' : 'Un exemple'}
        given={own ? (own.season ?? 'Huit notes') : 'Huit notes'}
        note="Chaque note multipliée par sa place, et la somme qui monte"
        groups={tilesOfThemes(weighed)}
        total={weighed.total}
        reduction={weighed.reduction}
      />
      <ThemesPanel weighed={weighed} ratings={ratingsOf(weighed)} own={own !== null} />
    </ResultPage>
  );
}
