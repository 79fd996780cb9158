import { SectionTitle } from '@solelune/ui/page-title';
import { Table } from '@solelune/ui/table';
import { CAUSES, type Cause, type Contribution, type Domain } from '../../engine/compatibility.ts';
import { ScoreRose } from './score-rose.tsx';
import './scores.css';

const CAUSE_NAMES: Readonly<Record<Cause, string>> = {
  aspect: 'La distance',
  element: 'Les éléments',
  modality: 'Les modes',
  polarity: 'Les polarités',
  rulers: 'Les maîtres',
};
const POINTS = new Intl.NumberFormat('fr-FR', { signDisplay: 'exceptZero', maximumFractionDigits: 1 });

interface ScoresProps {
  title: string;
  overall: number;
  scores: readonly {
    readonly domain: Domain;
    readonly label: string;
    readonly score: number;
    readonly reason: string;
    readonly contributions: readonly Contribution[];
  }[];
}

/** The five scores, each with its reason; how they were counted stands under them for who wants to check. */
export function Scores({ title, overall, scores }: ScoresProps) {
  return (
    <section className="scores page">
      <SectionTitle note="Cinq domaines, notés de 0 à 100. La note suit une méthode, la même pour toutes les rencontres.">
        {title}
      </SectionTitle>
      <div className="scores__columns">
        <ScoreRose overall={overall} scores={scores} />
        <ul>
          {scores.map(({ domain, label, score, reason }) => (
            <li key={domain} data-domain={domain}>
              <h3>{label}</h3>
              <b>
                {score}
                <span className="visually-hidden"> sur 100</span>
              </b>
              <span className="scores__bar" aria-hidden="true">
                <span style={{ '--score': `${score}%` }} />
              </span>
              <p>{reason}</p>
            </li>
          ))}
        </ul>
      </div>
      <details className="scores__method">
        <summary>Comment ces notes sont comptées</summary>
        <p>
          Chaque domaine part de 50. Cinq faits du ciel le font monter ou descendre : combien de signes séparent les
          deux, ce que leurs éléments sont l’un pour l’autre, leurs modes d’action, leurs polarités, et l’entente de
          leurs planètes maîtresses. Voici les points, à l’arrondi près.
        </p>
        <Table caption="Points de chaque cause, domaine par domaine" hideCaption dense>
          <thead>
            <tr>
              <th scope="col">Domaine</th>
              <th scope="col">Départ</th>
              {CAUSES.map((cause) => (
                <th key={cause} scope="col">
                  {CAUSE_NAMES[cause]}
                </th>
              ))}
              <th scope="col">Note</th>
            </tr>
          </thead>
          <tbody>
            {scores.map(({ domain, label, score, contributions }) => (
              <tr key={domain}>
                <th scope="row">{label}</th>
                <td>50</td>
                {CAUSES.map((cause) => (
                  <td key={cause}>{POINTS.format(contributions.find((one) => one.cause === cause)?.points ?? 0)}</td>
                ))}
                <td>
                  <b>{score}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </section>
  );
}
