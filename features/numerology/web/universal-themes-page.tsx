import { decodeInfos, type PageProps } from '@solelune/screen';
import { useAddressForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { Eyebrow } from '@solelune/ui/eyebrow';
import { FieldNote } from '@solelune/ui/field';
import { Slider } from '@solelune/ui/slider';
import { useState } from 'react';
import type { Ratings } from '../engine/index.ts';
import { readRatings, THEMES } from '../engine/index.ts';
import { Refused } from './calculation/refused.tsx';
import { UniversalScene } from './drawings/universal-scene.tsx';
import { SeasonForm } from './forms/season-form.tsx';
import { useGiven } from './given.ts';
import { seasonProblem, themesUrl } from './season.ts';
import { evenRatings, MIDDLE_RATING, THEME_WORDS, themesForm } from './themes.ts';
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
  const { props, problems } = useAddressForm(themesForm, themesUrl(season));
  const ratings = moved ?? kept ?? evenRatings(MIDDLE_RATING);
  if (seasonProblem(season)) {
    return (
      <Refused tool="universal" art={<UniversalScene />}>
        <SeasonForm initial={season} />
      </Refused>
    );
  }
  return (
    <form {...props} className="numerology-themes page">
      <input type="hidden" name="kw" value={season} />
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
      </div>
      <div className="numerology-themes__go">
        <FieldNote id="ratings" error={problems[THEMES[0]] ?? null} />
        <Button type="submit" size="l">
          Calculer mon nombre
        </Button>
      </div>
    </form>
  );
}
