import { dateWords } from '@solelune/civil-time/words';
import { de } from '@solelune/french/elision';
import { textOf, useForm } from '@solelune/screen/form';
import { Badge } from '@solelune/ui/badge';
import { Button } from '@solelune/ui/button';
import { InstantText } from '@solelune/ui/instant-text';
import { Textarea } from '@solelune/ui/textarea';
import { useState } from 'react';
import { type Review, reviewAnswer } from '../../contract.ts';
import { ReviewWords } from './review-words.tsx';

const LONGEST = 2000;

/** One review with its answer, or the place to write it; an answer can be written again. */
export function ReviewToAnswer({ review, saved }: { review: Review; saved: (review: Review) => void }) {
  const [isWriting, setWriting] = useState(false);
  const { answer, removed, signed } = review;
  return (
    <article className="administration-panel own-review-card" aria-label={`Avis ${de(signed)}`}>
      <ReviewWords review={review} />
      {removed && (
        <p>
          <Badge tone="line">retiré</Badge> Motif, public : {removed.reason}
        </p>
      )}
      {answer && !isWriting && (
        <div className="advisor-review__answer">
          <small>
            Votre réponse : <InstantText at={answer.at} words={dateWords} />
          </small>
          <p>{answer.body}</p>
        </div>
      )}
      {!removed && !isWriting && (
        <p>
          <Button
            tone="quiet"
            aria-label={answer ? `Reprendre ma réponse à ${signed}` : `Répondre à ${signed}`}
            onClick={() => setWriting(true)}
          >
            {answer ? 'Reprendre ma réponse' : 'Répondre'}
          </Button>
        </p>
      )}
      {isWriting && (
        <AnswerForm
          review={review}
          done={(changed) => {
            setWriting(false);
            saved(changed);
          }}
        />
      )}
    </article>
  );
}

function AnswerForm({ review, done }: { review: Review; done: (review: Review) => void }) {
  const { props, problems, refusal, isBusy } = useForm(reviewAnswer, {
    read: (data) => ({ review: review.id, answer: textOf(data, 'answer').trim() }),
    done: ({ review: changed }) => done(changed),
  });
  return (
    <form className="administration-form" {...props}>
      <Textarea
        label={`Votre réponse à ${review.signed}`}
        hint="Publiée tout de suite, sous votre nom"
        name="answer"
        rows={5}
        required
        maxLength={LONGEST}
        defaultValue={review.answer?.body ?? ''}
        error={problems['answer']}
      />
      {refusal && <p role="alert">{refusal}</p>}
      <Button type="submit" loading={isBusy}>
        Publier ma réponse
      </Button>
    </form>
  );
}
