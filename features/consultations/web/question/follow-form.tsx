import { required } from '@solelune/contract/validation';
import { useApp } from '@solelune/screen/app';
import { problemsAmong, textOf, useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { InstantText } from '@solelune/ui/instant-text';
import { Textarea } from '@solelune/ui/textarea';
import { type MyQuestion, questionFollow } from '../../contract/question.ts';
import { FOLLOW_MAX } from '../../engine/question.ts';
import { delayWords } from './words.ts';

interface FollowFormProps {
  question: MyQuestion;
  until: string;
  onFollowed: (followed: MyQuestion) => void;
}

/** The question more, included in the price. */
export function FollowForm({ question: { id, advisor, delay_hours }, until, onFollowed }: FollowFormProps) {
  const { toast } = useApp();
  const { props, problems, refusal, isBusy } = useForm(questionFollow, {
    read: (form) => ({ id, question: textOf(form, 'question') }),
    problems: ({ question }) => problemsAmong({ question: required(question) }),
    done: (followed) => {
      onFollowed(followed);
      toast({ variant: 'success', message: 'Votre question de suite est partie.' });
    },
  });
  return (
    <form {...props} className="follow-form">
      <h2>Une question de suite</h2>
      <p>
        Elle est comprise dans le prix, une fois, jusqu’au <InstantText at={until} />. {advisor.name} y répond en{' '}
        {delayWords(delay_hours)}.
      </p>
      <Textarea
        label="Votre question de suite"
        name="question"
        rows={5}
        maxLength={FOLLOW_MAX}
        error={problems['question'] ?? null}
      />
      <p role="alert">{refusal}</p>
      <Button type="submit" loading={isBusy}>
        Envoyer la suite
      </Button>
    </form>
  );
}
