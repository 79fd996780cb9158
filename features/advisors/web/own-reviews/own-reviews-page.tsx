import { counted } from '@solelune/french/counts';
import type { PageProps } from '@solelune/screen';
import { useList } from '@solelune/screen/list';
import { Link } from '@solelune/screen/navigation';
import { Button } from '@solelune/ui/button';
import { PageTitle } from '@solelune/ui/page-title';
import { useState } from 'react';
import { ownReviews } from '../../contract/review-desk.ts';
import type { Review } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { scoreWords } from '../words.ts';
import { ReviewToAnswer } from './review-to-answer.tsx';
import './own-reviews.css';

/** What people said of an advisor, and the words to answer them; everybody reads both. */
export default function OwnReviewsPage({ data, params }: PageProps<typeof ownReviews>) {
  const isWaiting = params['only'] === 'waiting';
  const { rows, more, isLoading, problem } = useList(ownReviews, isWaiting ? { only: 'waiting' } : {}, data);
  const [answered, setAnswered] = useState<ReadonlyMap<string, Review>>(new Map());
  const waiting = data.waiting - data.rows.filter(({ id, answer }) => !answer && answered.has(id)).length;
  const { score } = data;
  return (
    <div className="administration-page">
      <PageTitle lead="Votre réponse se lit sous l’avis, par tout le monde. Remerciez, précisez ; ne racontez jamais une séance.">
        Avis sur ma page
      </PageTitle>
      <dl className="administration-figures">
        <div>
          <dt>Note moyenne</dt>
          <dd>{score.tenths === null ? '–' : scoreWords(score.tenths)}</dd>
        </div>
        <div>
          <dt>Avis publiés</dt>
          <dd>{score.count}</dd>
        </div>
        <div>
          <dt>Sans réponse</dt>
          <dd>{waiting}</dd>
        </div>
      </dl>
      <nav className="own-reviews__which" aria-label="Quels avis">
        <Link to={addresses.ownReviews.path} aria-current={isWaiting ? undefined : 'page'}>
          Tous
        </Link>
        <Link to={`${addresses.ownReviews.path}?only=waiting`} aria-current={isWaiting ? 'page' : undefined}>
          Sans réponse
        </Link>
        <Link to={`/equipe/${data.advisor.slug}#avis`}>Les lire sur ma page</Link>
      </nav>
      {rows.length === 0 && (
        <p className="administration-panel">
          {isWaiting ? 'Vous avez répondu à tous vos avis.' : 'Pas encore d’avis : le premier viendra de qui consulte.'}
        </p>
      )}
      {rows.map((row) => (
        <ReviewToAnswer
          key={row.id}
          review={answered.get(row.id) ?? row}
          saved={(review) => setAnswered((former) => new Map(former).set(review.id, review))}
        />
      ))}
      {problem && <p role="alert">{problem}</p>}
      {more && (
        <p>
          <Button tone="quiet" loading={isLoading} onClick={more}>
            Lire les avis suivants
          </Button>
        </p>
      )}
      <p className="visually-hidden" role="status">
        {answered.size > 0 && counted(answered.size, 'réponse publiée', 'réponses publiées')}
      </p>
    </div>
  );
}
