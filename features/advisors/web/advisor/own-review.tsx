import { useApp } from '@solelune/screen/app';
import { useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { Textarea } from '@solelune/ui/textarea';
import { useEffect, useState } from 'react';
import { type AdvisorCard, type Mine, mine, reviewSave, type SavedReview } from '../../contract.ts';
import './own-review.css';

const NOTES = [1, 2, 3, 4, 5] as const;

interface OwnReviewProps {
  advisor: Pick<AdvisorCard, 'id' | 'name'>;
  onSaved: (saved: SavedReview) => void;
}

/** For who consulted: their review, once, and again for seven days. Nobody else sees anything of it. */
export function OwnReview({ advisor, onSaved }: OwnReviewProps) {
  const { call } = useApp();
  const [known, setKnown] = useState<Mine | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    call(mine, { advisor: advisor.id }, { signal: controller.signal })
      .then(setKnown)
      .catch(() => {});
    return () => controller.abort();
  }, [call, advisor.id]);
  if (!known?.consultedOn || (known.review && !known.review.canEdit)) return null;
  const published = (saved: SavedReview) => {
    const { rating, body } = saved.review;
    setKnown({ ...known, review: { rating, body, canEdit: true } });
    onSaved(saved);
  };
  return <ReviewForm advisor={advisor} before={known.review} onSaved={published} />;
}

function ReviewForm({ advisor, before, onSaved }: OwnReviewProps & { before: Mine['review'] }) {
  const { toast } = useApp();
  const { props, problems, refusal, isBusy } = useForm(reviewSave, {
    read: (form) => ({ rating: String(form.get('rating') ?? ''), body: String(form.get('body') ?? '') }),
    input: ({ rating, body }) => ({ advisor: advisor.id, rating, body }),
    done: (saved) => {
      onSaved(saved);
      toast({ variant: 'success', message: 'Merci. Votre avis est publié.' });
    },
  });
  return (
    <form {...props} className="own-review">
      <h3>{before ? 'Modifier votre avis' : `Votre avis sur ${advisor.name}`}</h3>
      <fieldset>
        <legend>Note</legend>
        {NOTES.map((note) => (
          <label key={note}>
            <input type="radio" name="rating" value={note} defaultChecked={before?.rating === note} required /> {note}
          </label>
        ))}
      </fieldset>
      <Textarea
        label="Ce que vous en gardez"
        name="body"
        defaultValue={before?.body}
        maxLength={2000}
        error={problems['body'] ?? null}
      />
      <p role="alert">{problems['rating'] ?? refusal}</p>
      <Button type="submit" loading={isBusy}>
        {before ? 'Enregistrer' : 'Publier mon avis'}
      </Button>
    </form>
  );
}
