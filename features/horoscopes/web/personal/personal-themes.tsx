import type { PersonalTheme } from '../../answers/personal.ts';
import { isSensitive } from '../../engine/themes.ts';
import { ThemeMark } from '../drawings/theme-mark.tsx';
import { IntimateTheme } from './intimate-theme.tsx';
import { ThemeText } from './theme-text.tsx';
import './personal-themes.css';

interface PersonalThemesProps {
  themes: readonly PersonalTheme[];
  infos: string;
  zone: string;
  timeKnown: boolean;
}

/** Nine themes; the two intimate ones are asked for by who opens them. */
export function PersonalThemes({ themes, infos, zone, timeKnown }: PersonalThemesProps) {
  return (
    <section className="personal-themes" id="themes" aria-labelledby="vos-themes">
      <div className="page">
        <h2 id="vos-themes">Vos neuf thèmes, aujourd’hui</h2>
        <p className="personal-themes__lead">
          {timeKnown
            ? 'Chacun lu par l’astre qui traverse vos propres maisons, puis par les passages du mois qui en parlent.'
            : 'Sans heure de naissance il n’y a pas de maisons : chaque thème renvoie aux passages du mois qui en parlent par leurs planètes.'}
        </p>
        <ul>
          {themes.map((theme) =>
            isSensitive(theme.theme) ? (
              <IntimateTheme key={theme.theme} theme={theme.theme} name={theme.name} infos={infos} zone={zone} />
            ) : (
              <li key={theme.theme} className="personal-theme">
                <ThemeMark of={theme.theme} />
                <h3>{theme.name}</h3>
                <ThemeText theme={theme} />
              </li>
            ),
          )}
        </ul>
      </div>
    </section>
  );
}
