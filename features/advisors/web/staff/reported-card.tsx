import { dateWords } from '@solelune/civil-time/words';
import { de } from '@solelune/french/elision';
import { textOf, useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { InstantText } from '@solelune/ui/instant-text';
import { Textarea } from '@solelune/ui/textarea';
import { useState } from 'react';
import { type ReportedReview, reviewKeep } from '../../contract/review-desk.ts';
import { reviewRemove } from '../../contract.ts';
import { ReviewWords } from '../own-reviews/review-words.tsx';
import './advisors-page.css';

const LONGEST = 400;

/** What was written, what was said of it, and the two ways to decide: each with its reason. */
export function ReportedCard({ reported, done }: { reported: ReportedReview; done: (words: string) => void }) {
  const { review, advisor, reports } = reported;
  const [way, setWay] = useState<'keep' | 'remove' | null>(null);
  return (
    <article className="administration-panel staff-reported" aria-label={`Avis ${de(review.signed)}`}>
      <h2>
        Sur <a href={`/equipe/${advisor.slug}#avis`}>{advisor.name}</a>
      </h2>
      <ReviewWords review={review} />
      <h3>Pourquoi on le signale</h3>
      <ul>
        {reports.map(({ reason, at }) => (
          <li key={at}>
            {reason}{' '}
            <small>
              (<InstantText at={at} words={dateWords} />)
            </small>
          </li>
        ))}
      </ul>
      {way === null ? (
        <p className="staff-proposal__ways">
          <Button aria-label={`Garder l’avis ${de(review.signed)}`} onClick={() => setWay('keep')}>
            Garder
          </Button>
          <Button tone="quiet" aria-label={`Retirer l’avis ${de(review.signed)}`} onClick={() => setWay('remove')}>
            Retirer
          </Button>
        </p>
      ) : way === 'keep' ? (
        <DecisionForm
          {...{ id: review.id, call: reviewKeep, label: 'Pourquoi le garder', hint: 'Reste au journal' }}
          button="Garder cet avis"
          done={() => done(`L’avis ${de(review.signed)} reste en ligne.`)}
        />
      ) : (
        <DecisionForm
          {...{ id: review.id, call: reviewRemove, label: 'Motif du retrait' }}
          hint="Public : il se lira à la place de l’avis"
          button="Retirer cet avis"
          done={() => done(`L’avis ${de(review.signed)} est retiré.`)}
        />
      )}
    </article>
  );
}

interface DecisionProps {
  id: string;
  call: typeof reviewKeep | typeof reviewRemove;
  label: string;
  hint: string;
  button: string;
  done: () => void;
}

function DecisionForm({ id, call, label, hint, button, done }: DecisionProps) {
  const { props, problems, refusal, isBusy } = useForm(call, {
    read: (data) => ({ review: id, reason: textOf(data, 'reason').trim() }),
    done: () => done(),
  });
  return (
    <form className="administration-form" {...props}>
      <Textarea {...{ label, hint }} name="reason" required maxLength={LONGEST} error={problems['reason']} />
      {refusal && <p role="alert">{refusal}</p>}
      <Button type="submit" loading={isBusy}>
        {button}
      </Button>
    </form>
  );
}
