import { de } from '@solelune/french/elision';
import { formatEuros } from '@solelune/money';
import { type PageProps, urlOf } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { Link } from '@solelune/screen/navigation';
import { arrowBackGlyph, Icon } from '@solelune/ui/icon';
import { InstantText } from '@solelune/ui/instant-text';
import { moreLinkClass } from '@solelune/ui/more-link';
import { PageTitle } from '@solelune/ui/page-title';
import { useMemo, useState } from 'react';
import { type MyQuestion, type question, questionErase } from '../../contract/question.ts';
import { isWaiting } from '../../engine/question.ts';
import { HelpLines } from '../guards/help-lines.tsx';
import { EraseForm } from '../transcript/erase-form.tsx';
import { questionAddresses } from './addresses.ts';
import { FollowForm } from './follow-form.tsx';
import { JoinedList } from './joined-list.tsx';
import { Sheet } from './sheet.tsx';
import { STATUS_WORDS, whenWords } from './words.ts';
import './question-page.css';

/** A question, its letter, and the question more. */
export default function QuestionPage({ data }: PageProps<typeof question>) {
  const { changePage, navigate } = useApp();
  const [shown, setShown] = useState(data);
  const onFollowed = (followed: MyQuestion) => {
    setShown(followed);
    changePage<MyQuestion>(() => followed);
  };
  const { advisor, answer, followup, followup_answer } = shown;
  const texts = useMemo(() => [shown.question.words, shown.followup?.words ?? ''], [shown]);
  return (
    <article className="question-page" data-universe="advisors">
      <Link className={moreLinkClass} to={urlOf(questionAddresses.all, {})}>
        <Icon of={arrowBackGlyph} size={18} />
        Toutes vos questions
      </Link>
      <PageTitle eyebrow={STATUS_WORDS[shown.status]} lead={<Lead {...shown} />}>
        Votre question à {advisor.name}
      </PageTitle>
      <HelpLines texts={texts} />
      <Sheet title="Votre question" letter={shown.question}>
        <JoinedList {...shown} />
      </Sheet>
      {answer && <Sheet title={`La lettre ${de(advisor.name)}`} letter={answer} isLetter />}
      {followup && <Sheet title="Votre question de suite" letter={followup} />}
      {followup_answer && <Sheet title={`La suite ${de(advisor.name)}`} letter={followup_answer} isLetter />}
      {shown.follow_until && <FollowForm question={shown} until={shown.follow_until} onFollowed={onFollowed} />}
      {!isWaiting(shown.status) && (
        <EraseForm
          call={questionErase}
          id={shown.id}
          title="Effacer cette question"
          onErased={() => void navigate(urlOf(questionAddresses.all, {}))}
        >
          La question, ce qui l’accompagne et les lettres s’effacent pour vous deux. Le reçu reste dans vos achats.
        </EraseForm>
      )}
    </article>
  );
}

function Lead({ status, due_at, advisor, amount_cents }: MyQuestion) {
  if (due_at)
    return (
      <>
        {advisor.name} vous répond au plus tard <InstantText at={due_at} words={whenWords} />. Passé cette heure,{' '}
        {status === 'asked' ? 'tout' : 'la moitié'} vous est {status === 'asked' ? 'rendu' : 'rendue'} sans rien
        demander.
      </>
    );
  if (status === 'late')
    return <>La réponse promise n’est pas venue à temps : {formatEuros(amount_cents)} vous sont rendus.</>;
  if (status === 'withdrawn') return <>Vous avez renoncé à cette question avant la réponse.</>;
  return <>Chaque mot reste ici, chiffré, pour vous et {advisor.name}.</>;
}
