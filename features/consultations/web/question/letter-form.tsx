import { useApp } from '@solelune/screen/app';
import { problemsAmong, useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { Textarea } from '@solelune/ui/textarea';
import { type AskedQuestion, questionAnswer } from '../../contract/question.ts';
import { LETTER_MAX, LETTER_MIN } from '../../engine/question.ts';
import { useDraft } from './use-draft.ts';

const STATES = {
  kept: 'Le brouillon est gardé.',
  writing: 'Le brouillon va être gardé…',
  lost: 'Le brouillon n’a pas pu être gardé : copiez votre lettre avant de quitter la page.',
};

interface LetterFormProps {
  question: AskedQuestion;
  onSent: (sent: AskedQuestion) => void;
}

export function LetterForm({ question: { id, firstname, draft }, onSent }: LetterFormProps) {
  const { toast } = useApp();
  const { letter, write, state } = useDraft(id, draft);
  const { props, problems, refusal, isBusy } = useForm(questionAnswer, {
    read: () => ({ id, letter }),
    problems: (sent) =>
      problemsAmong({
        letter: sent.letter.trim().length < LETTER_MIN ? `Une lettre compte au moins ${LETTER_MIN} caractères` : null,
      }),
    done: (sent) => {
      onSent(sent);
      toast({ variant: 'success', message: `Votre lettre est partie : ${firstname} la lit sur le site.` });
    },
  });
  return (
    <form {...props} className="letter-form">
      <Textarea
        label={`Votre lettre à ${firstname}`}
        name="letter"
        rows={16}
        maxLength={LETTER_MAX}
        value={letter}
        onChange={(event) => write(event.target.value)}
        hint="Une ligne vide sépare les paragraphes. Pas d’avis médical, juridique ou financier, pas de promesse."
        error={problems['letter'] ?? null}
      />
      <p role="status">{STATES[state]}</p>
      <p role="alert">{refusal}</p>
      <Button type="submit" loading={isBusy}>
        Envoyer la lettre
      </Button>
    </form>
  );
}
