import type { CallAnswer } from '@solelune/contract';
import { de } from '@solelune/french/elision';
import { joined } from '@solelune/french/lists';
import { useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { Textarea } from '@solelune/ui/textarea';
import { useState } from 'react';
import { type AdvisorRecord, type OwnPage, proposalDecide } from '../../contract/desk.ts';
import { LANGUAGES } from '../../engine/index.ts';
import { DISCIPLINE_WORDS } from '../words.ts';

interface Props {
  advisor: AdvisorRecord;
  decided: (answer: CallAnswer<typeof proposalDecide>, words: string) => void;
}

/** What would change, line by line, and the two ways to answer. */
export function ProposalCard({ advisor, decided }: Props) {
  const { waiting, name } = advisor;
  const [isDeclining, setDeclining] = useState(false);
  const { props, send, problems, refusal, isBusy } = useForm(proposalDecide, {
    read: (data) => ({ advisor: advisor.id, publish: false, reason: String(data.get('reason') ?? '') }),
    done: (answer, { publish }) =>
      decided(answer, publish ? `La page ${de(name)} est publiée.` : `La page ${de(name)} lui revient, avec vos mots.`),
  });
  if (!waiting) return null;
  const [now, proposed] = [linesOf(waiting.now), linesOf(waiting.proposed)];
  const changes = proposed.filter(([, words], index) => words !== now[index]?.[1]);
  return (
    <article className="staff-proposal">
      <h3>{name}</h3>
      {changes.length === 0 && <p>Rien n’y change.</p>}
      <dl>
        {changes.map(([field, words]) => {
          const before = now.find(([other]) => other === field)?.[1];
          return (
            <div key={field}>
              <dt>{field}</dt>
              {before && (
                <dd>
                  <del>{before}</del>
                </dd>
              )}
              <dd>{words ? <ins>{words}</ins> : <em>rien</em>}</dd>
            </div>
          );
        })}
      </dl>
      <form {...props} className="administration-form">
        {isDeclining && (
          <Textarea
            label="Ce qui est à reprendre"
            hint="La personne le lira tel quel"
            name="reason"
            required
            maxLength={400}
            error={problems['reason']}
          />
        )}
        {refusal && <p role="alert">{refusal}</p>}
        <p className="staff-proposal__ways">
          {!isDeclining && (
            <Button
              loading={isBusy}
              aria-label={`Publier la page ${de(name)}`}
              onClick={() => void send({ advisor: advisor.id, publish: true, reason: '' })}
            >
              Publier
            </Button>
          )}
          {isDeclining ? (
            <Button type="submit" loading={isBusy}>
              Rendre avec ces mots
            </Button>
          ) : (
            <Button tone="quiet" aria-label={`Rendre sa page à ${name}`} onClick={() => setDeclining(true)}>
              Rendre à reprendre
            </Button>
          )}
        </p>
      </form>
    </article>
  );
}

const linesOf = (page: OwnPage): [string, string][] => [
  ['Métier', page.headline],
  ['Manière', page.epithet],
  ['Présentation', page.presentation],
  ['Une séance', page.session],
  ['Tradition', page.tradition],
  ['Disciplines', joined(page.disciplines.map((one) => DISCIPLINE_WORDS[one].name))],
  ['Sujets', page.themes.join(', ')],
  ['Langues', joined(page.languages.map((code) => LANGUAGES[code] ?? code))],
  ['Pratique depuis', page.practising_since?.toString() ?? ''],
];
