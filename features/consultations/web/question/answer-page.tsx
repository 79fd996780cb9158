import { de } from '@solelune/french/elision';
import { type PageProps, urlOf } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { Link } from '@solelune/screen/navigation';
import { arrowBackGlyph, Icon } from '@solelune/ui/icon';
import { InstantText } from '@solelune/ui/instant-text';
import { moreLinkClass } from '@solelune/ui/more-link';
import { PageTitle } from '@solelune/ui/page-title';
import { useMemo, useState } from 'react';
import type { AskedQuestion, questionAsked } from '../../contract/question.ts';
import { isWaiting } from '../../engine/question.ts';
import { HelpLines } from '../guards/help-lines.tsx';
import { questionAddresses } from './addresses.ts';
import { JoinedList } from './joined-list.tsx';
import { LetterForm } from './letter-form.tsx';
import { Sheet } from './sheet.tsx';
import { ASKED_WORDS, whenWords } from './words.ts';
import './answer-page.css';

/** The advisor reads, writes, sends. */
export default function AnswerPage({ data }: PageProps<typeof questionAsked>) {
  const { changePage } = useApp();
  const [shown, setShown] = useState(data);
  const { firstname, answer, followup, followup_answer, due_at } = shown;
  const texts = useMemo(() => [shown.question.words, shown.followup?.words ?? ''], [shown]);
  const onSent = (sent: AskedQuestion) => {
    setShown(sent);
    changePage<AskedQuestion>(() => sent);
  };
  return (
    <article className="answer-page page">
      <Link className={moreLinkClass} to={urlOf(questionAddresses.asked, {})}>
        <Icon of={arrowBackGlyph} size={18} />
        Toutes les questions
      </Link>
      <PageTitle
        eyebrow={ASKED_WORDS[shown.status]}
        lead={
          due_at ? (
            <>
              Votre lettre est promise avant <InstantText at={due_at} words={whenWords} />.
            </>
          ) : (
            'Rien n’est attendu de vous ici.'
          )
        }
      >
        La question {de(firstname)}
      </PageTitle>
      <HelpLines texts={texts} />
      <div className="answer-page__two">
        <div>
          <Sheet title="Sa question" letter={shown.question}>
            <JoinedList {...shown} />
          </Sheet>
          {answer && <Sheet title="Votre lettre" letter={answer} isLetter />}
          {followup && <Sheet title="Sa question de suite" letter={followup} />}
          {followup_answer && <Sheet title="Votre suite" letter={followup_answer} isLetter />}
        </div>
        {isWaiting(shown.status) && <LetterForm key={shown.status} question={shown} onSent={onSent} />}
      </div>
    </article>
  );
}
