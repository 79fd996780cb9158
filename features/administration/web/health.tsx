import { figures } from '@solelune/french/figures';
import type { Overview } from '../contract.ts';
import { momentWords } from './moment-words.ts';
import './health.css';

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

interface Row {
  name: string;
  /** What went wrong, moment by moment. */
  faults: readonly number[];
  words: string;
}

/** Whether things go their way, a mark for each moment: full where something went wrong. */
export function Health({ data }: { data: Overview }) {
  const rows: readonly Row[] = [
    {
      name: 'Courriers',
      faults: data.letters_failed,
      words: `${figures(sum(data.letters))} confiés, ${figures(sum(data.letters_failed))} abandonnés`,
    },
    {
      name: 'Tâches',
      faults: data.jobs_failed,
      words: `${figures(sum(data.jobs))} faites, ${figures(sum(data.jobs_failed))} échouées`,
    },
    { name: 'Serveur', faults: data.server_errors, words: `${figures(sum(data.server_errors))} erreurs` },
    { name: 'Navigateurs', faults: data.browser_errors, words: `${figures(sum(data.browser_errors))} erreurs` },
    { name: 'Paiements', faults: data.refused, words: `${figures(sum(data.refused))} cartes refusées` },
  ];
  const moments = momentWords(data.moments);
  return (
    <section className="administration-panel">
      <h2>Santé</h2>
      <dl className="health">
        {rows.map(({ name, faults, words }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="health__marks" aria-hidden="true">
              {moments.map((moment, index) => (
                <i
                  key={moment.name}
                  title={`${moment.name} : ${faults[index] ?? 0}`}
                  data-faults={(faults[index] ?? 0) > 0 ? '' : undefined}
                />
              ))}
            </dd>
            <dd className="health__words">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
