import type { PageProps } from '@solelune/screen';
import { useList } from '@solelune/screen/list';
import { Button } from '@solelune/ui/button';
import { PageTitle } from '@solelune/ui/page-title';
import { useState } from 'react';
import { reportedReviews } from '../../contract/review-desk.ts';
import { ReportedCard } from './reported-card.tsx';

/** Reviews that somebody reported, the oldest first, until staff has decided. */
export default function ReportedPage({ data }: PageProps<typeof reportedReviews>) {
  const { rows, more, isLoading, problem } = useList(reportedReviews, {}, data);
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const waiting = rows.filter(({ review }) => !decided.has(review.id));
  return (
    <div className="administration-page">
      <PageTitle lead="Aucun avis n’est retiré pour sa note. On ne retire que ce que la loi ne permet pas de publier, et le motif se lit à sa place.">
        Avis signalés
      </PageTitle>
      <p role="status">{said}</p>
      {waiting.length === 0 && <p className="administration-panel">Aucun avis signalé n’attend.</p>}
      {waiting.map((reported) => (
        <ReportedCard
          key={reported.review.id}
          reported={reported}
          done={(words) => {
            setDecided((former) => new Set(former).add(reported.review.id));
            setSaid(words);
          }}
        />
      ))}
      {problem && <p role="alert">{problem}</p>}
      {more && (
        <p>
          <Button tone="quiet" loading={isLoading} onClick={more}>
            Afficher la suite
          </Button>
        </p>
      )}
    </div>
  );
}
