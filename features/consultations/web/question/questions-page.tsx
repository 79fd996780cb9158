import { type PageProps, urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { EmptyState } from '@solelune/ui/empty-state';
import { PageTitle } from '@solelune/ui/page-title';
import type { questions } from '../../contract/question.ts';
import { questionAddresses } from './addresses.ts';
import { QuestionRows } from './question-rows.tsx';
import { STATUS_WORDS } from './words.ts';

export default function QuestionsPage({ data }: PageProps<typeof questions>) {
  const team = (
    <Link className={buttonClass()} to="/equipe">
      Voir l’équipe
    </Link>
  );
  return (
    <div className="questions-page" data-universe="advisors">
      <PageTitle eyebrow="Mon espace">Questions écrites</PageTitle>
      {data.questions.length === 0 ? (
        <EmptyState title="Aucune question pour l’instant" action={team}>
          <p>Le jour où vous écrirez à quelqu’un de l’équipe, la question et sa lettre seront ici.</p>
        </EmptyState>
      ) : (
        <QuestionRows
          rows={data.questions.map((one) => ({
            ...{ id: one.id, opening: one.opening, asked_at: one.asked_at, due_at: one.due_at },
            ...{ to: urlOf(questionAddresses.mine, { id: one.id }), title: `À ${one.advisor.name}` },
            status: STATUS_WORDS[one.status],
          }))}
        />
      )}
    </div>
  );
}
