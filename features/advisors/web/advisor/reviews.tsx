import { dateWords } from '@solelune/civil-time/words';
import { counted } from '@solelune/french/counts';
import { useApp } from '@solelune/screen/app';
import { Badge } from '@solelune/ui/badge';
import { Button } from '@solelune/ui/button';
import { DayText, InstantText } from '@solelune/ui/instant-text';
import { useState } from 'react';
import {
  type AdvisorPageData,
  type Review,
  reviewReport,
  reviews as reviewsCall,
  type SavedReview,
} from '../../contract.ts';
import { STARS } from '../../engine/reviews.ts';
import { scoreWords } from '../words.ts';
import { OwnReview } from './own-review.tsx';
import { Stars } from './stars.tsx';
import './reviews.css';

/** What people who consulted say, all of it, the latest first; the average with its count and its spread. */
export function Reviews({ data: { advisor, reviews, removedCount } }: { data: AdvisorPageData }) {
  const { call, toast, user } = useApp();
  const [more, setMore] = useState<readonly Review[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [saved, setSaved] = useState<SavedReview | null>(null);
  const all = withSaved([...reviews, ...more], saved?.review);
  const score = saved?.score ?? advisor.score;
  const readMore = async () => {
    setBusy(true);
    try {
      const next = await call(reviewsCall, { advisor: advisor.id, offset: all.length });
      setMore((before) => [...before, ...next.reviews]);
    } catch (error) {
      toast({ variant: 'error', message: (error as Error).message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section id="avis" className="advisor-section">
      <h2>Ce qu’on en dit</h2>
      <div className="advisor-reviews">
        <div className="advisor-score">
          {score.tenths === null ? (
            <p>{score.count === 0 ? 'Pas encore d’avis.' : 'Trop peu d’avis pour une moyenne.'}</p>
          ) : (
            <strong aria-label={`${scoreWords(score.tenths)} sur 5`}>{scoreWords(score.tenths)}</strong>
          )}
          {score.count > 0 && <Spread distribution={score.distribution} />}
          <p>
            {score.count > 0 && <b>{counted(score.count, 'avis', 'avis')}. </b>}
            Chacun vient d’une personne qui a consulté, sans contrepartie ; les plus récents d’abord.
          </p>
          <p>
            Aucun avis n’est retiré pour sa note.
            {removedCount > 0 && ` ${counted(removedCount, 'l’a été', 'l’ont été')} parce que la loi l’exigeait.`}
          </p>
        </div>
        <div>
          {user && <OwnReview advisor={advisor} onSaved={setSaved} />}
          {all.length === 0 && (
            <p className="advisor-reviews__none">Le premier avis viendra de la première personne.</p>
          )}
          <ul className="advisor-reviews__list">
            {all.map((review) => (
              <li key={review.id}>
                <OneReview review={review} name={advisor.name} />
              </li>
            ))}
          </ul>
          {all.length < score.count + removedCount && (
            <Button tone="quiet" loading={isBusy} onClick={readMore}>
              Lire les avis suivants
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

/** One's own as it was just written: in its place, or first. */
const withSaved = (all: readonly Review[], saved: Review | undefined): readonly Review[] =>
  !saved
    ? all
    : all.some(({ id }) => id === saved.id)
      ? all.map((review) => (review.id === saved.id ? saved : review))
      : [saved, ...all];

function Spread({ distribution }: { distribution: AdvisorPageData['advisor']['score']['distribution'] }) {
  const most = Math.max(...distribution, 1);
  return (
    <table className="advisor-spread">
      <caption className="visually-hidden">Répartition des notes</caption>
      <tbody>
        {STARS.map((stars, index) => (
          <tr key={stars}>
            <th scope="row">
              {stars} <span className="visually-hidden">{stars > 1 ? 'étoiles' : 'étoile'}</span>
            </th>
            <td aria-hidden="true">
              <span style={{ '--part': (distribution[index] ?? 0) / most }} />
            </td>
            <td>{distribution[index]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OneReview({ review, name }: { review: Review; name: string }) {
  const { removed, answer } = review;
  if (removed)
    return (
      <p className="advisor-review__removed">
        Un avis a été retiré le <InstantText at={removed.at} words={dateWords} />. Motif : {removed.reason}
      </p>
    );
  return (
    <article className="advisor-review">
      <Stars count={review.rating} />
      <blockquote>{review.body}</blockquote>
      <p className="advisor-review__by">
        <span>
          <b>{review.signed}</b>, avis : <InstantText at={review.writtenAt} words={dateWords} />
          {review.editedAt ? ', modifié' : ''}, consultation : <DayText date={review.consultedOn} />
        </span>
        {review.isDemo ? <Badge tone="line">démonstration</Badge> : <Report id={review.id} />}
      </p>
      {answer && (
        <div className="advisor-review__answer">
          <small>
            {name}, réponse : <InstantText at={answer.at} words={dateWords} />
          </small>
          <p>{answer.body}</p>
        </div>
      )}
    </article>
  );
}

/** Free and for every member; staff look at it. */
function Report({ id }: { id: string }) {
  const { call, toast, user } = useApp();
  const [isOpen, open] = useState(false);
  const [reason, setReason] = useState('');
  if (!user) return null;
  const send = async () => {
    try {
      await call(reviewReport, { review: id, reason });
      toast({ variant: 'success', message: 'Merci. L’équipe lira cet avis.' });
      open(false);
    } catch (error) {
      toast({ variant: 'error', message: (error as Error).message });
    }
  };
  return isOpen ? (
    <span className="advisor-review__report">
      <label>
        <span className="visually-hidden">Pourquoi signaler cet avis ?</span>
        <input
          value={reason}
          maxLength={1000}
          placeholder="Pourquoi ?"
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      <Button tone="plain" onClick={send} disabled={reason.trim() === ''}>
        Envoyer
      </Button>
    </span>
  ) : (
    <Button tone="plain" onClick={() => open(true)}>
      Signaler
    </Button>
  );
}
