import { Table } from '@solelune/ui/table';
import type { Ratings, UniversalNumber } from '../../engine/index.ts';
import { THEME_WORDS } from '../themes.ts';
import { ThemesChart } from '../themes-chart.tsx';
import './themes-panel.css';

interface ThemesPanelProps {
  weighed: UniversalNumber;
  ratings: Ratings;
  own: boolean;
}

/** The eight themes as a radar and as the table that it draws. */
export function ThemesPanel({ weighed, ratings, own }: ThemesPanelProps) {
  return (
    <section className="numerology-panel">
      <div className="page">
        <header>
          <h2>{own ? 'Vos huit domaines' : 'Huit domaines, un exemple'}</h2>
          <p>
            La méthode est la nôtre, nous n’en connaissons pas d’autre&nbsp;: chaque domaine tient la place du nombre
            dont il a le sens, sa note est multipliée par cette place, les produits s’additionnent et se réduisent.
          </p>
        </header>
        <ThemesChart ratings={ratings} caption="Les notes, de 0 au centre à 10 sur le bord" />
        <Table caption="Les notes, domaine par domaine" dense>
          <thead>
            <tr>
              <th scope="col">Domaine</th>
              <th scope="col" data-align="end">
                Note
              </th>
              <th scope="col" data-align="end">
                Place
              </th>
              <th scope="col" data-align="end">
                Produit
              </th>
              <th scope="col" data-align="end">
                Somme
              </th>
            </tr>
          </thead>
          <tbody>
            {weighed.themes.map(({ theme, rating, place, product, runningSum }) => (
              <tr key={theme}>
                <th scope="row">{THEME_WORDS[theme].name}</th>
                <td data-align="end">{rating}</td>
                <td data-align="end">× {place}</td>
                <td data-align="end">{product}</td>
                <td data-align="end">{runningSum}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </section>
  );
}
