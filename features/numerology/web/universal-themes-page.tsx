import { decodeInfos, type PageProps } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { Button } from '@solelune/ui/button';
import { Eyebrow } from '@solelune/ui/eyebrow';
import { Slider } from '@solelune/ui/slider';
import { useState } from 'react';
import type { Ratings } from '../engine/index.ts';
import { readRatings, THEMES } from '../engine/index.ts';
import { Refused } from './calculation/refused.tsx';
import { UniversalScene } from './drawings/universal-scene.tsx';
import { SeasonForm } from './forms/season-form.tsx';
import { useGiven } from './given.ts';
import { seasonProblem } from './season.ts';
import { evenRatings, MIDDLE_RATING, ratingsUrl, THEME_WORDS } from './themes.ts';
import { ThemesChart } from './themes-chart.tsx';
import './universal-themes-page.css';

/** The ratings that this tab gave last, to start from when one comes back. */
function useKeptRatings(): Ratings | null {
  const kept = readRatings(decodeInfos(useGiven('ratings') ?? '') ?? {});
  return kept.ok ? kept.value : null;
}

export default function UniversalThemesPage({ params }: PageProps) {
  const season = params['kw'] ?? '';
  const kept = useKeptRatings();
  const [moved, setMoved] = useState<Ratings | null>(null);
  const { navigate } = useApp();
  const ratings = moved ?? kept ?? evenRatings(MIDDLE_RATING);
  if (seasonProblem(season)) {
    return (
      <Refused tool="universal" art={<UniversalScene />}>
        <SeasonForm initial={season} />
      </Refused>
    );
  }
  return (
    <form
      className="numerology-themes page"
      onSubmit={(event) => {
        event.preventDefault();
        navigate(ratingsUrl(ratings, season));
      }}
    >
      <header>
        <Eyebrow>Votre saison</Eyebrow>
        <h1>{season}</h1>
        <p>
          Huit domaines, une note de 0 à 10 pour chacun. Répondez vite, sur la semaine écoulée plutôt que sur
          l’idéal&nbsp;: un point de plus ou de moins change toujours le nombre.
        </p>
      </header>
      <div className="numerology-themes__chart">
        <ThemesChart ratings={ratings} caption="Vos notes, à mesure que vous les donnez" />
      </div>
      <div className="numerology-themes__sliders">
        {THEMES.map((theme) => {
          const { name, question, ends } = THEME_WORDS[theme];
          return (
            <Slider
              key={theme}
              name={theme}
              label={
                <>
                  <b>{name}</b>
                  <span>{question}</span>
                </>
              }
              value={ratings[theme]}
              onValueChange={(rating) => setMoved({ ...ratings, [theme]: rating })}
              ends={ends}
            />
          );
        })}
        <noscript>
          <p>
            Les curseurs ont besoin de JavaScript. La méthode, expliquée sur la page d’introduction, se refait à la
            main.
          </p>
        </noscript>
      </div>
      <div className="numerology-themes__go">
        <Button type="submit" size="l">
          Calculer mon nombre
        </Button>
      </div>
    </form>
  );
}
