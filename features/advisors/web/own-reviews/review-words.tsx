import { dateWords } from '@solelune/civil-time/words';
import { Badge } from '@solelune/ui/badge';
import { DayText, InstantText } from '@solelune/ui/instant-text';
import type { Review } from '../../contract.ts';
import { Stars } from '../advisor/stars.tsx';

/** What was said, by whom, and when, as it stands on the page. */
export const ReviewWords = ({ review }: { review: Review }) => (
  <div className="advisor-review">
    <Stars count={review.rating} />
    {review.body && <blockquote>{review.body}</blockquote>}
    <p className="advisor-review__by">
      <span>
        <b>{review.signed}</b>, avis : <InstantText at={review.writtenAt} words={dateWords} />
        {review.editedAt ? ', modifié' : ''}, consultation : <DayText date={review.consultedOn} />
      </span>
      {review.isDemo && <Badge tone="line">démonstration</Badge>}
    </p>
  </div>
);
