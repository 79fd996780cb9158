import { type PageProps, urlOf } from '@solelune/screen';
import { EmptyState } from '@solelune/ui/empty-state';
import { PageTitle } from '@solelune/ui/page-title';
import type { questionsAsked } from '../../contract/question.ts';
import { addresses } from '../addresses.ts';
import { CharterReminder } from '../guards/charter-reminder.tsx';
import { QuestionRows } from './question-rows.tsx';
import { ASKED_WORDS } from './words.ts';

/** The advisor's letters to write, the most urgent first. */
export default function AskedListPage({ data }: PageProps<typeof questionsAsked>) {
  return (
    <div className="administration-page">
      <PageTitle eyebrow="Console" lead="La plus pressée d’abord. Une lettre qui part en retard est remboursée.">
        Questions écrites
      </PageTitle>
      <CharterReminder />
      {data.questions.length === 0 ? (
        <EmptyState title="Aucune lettre à écrire">
          <p>Une question payée arrive ici, et par e-mail, avec l’heure à laquelle elle est promise.</p>
        </EmptyState>
      ) : (
        <QuestionRows
          rows={data.questions.map((one) => ({
            ...{ id: one.id, opening: one.opening, asked_at: one.asked_at, due_at: one.due_at },
            ...{ to: urlOf(addresses.consoleQuestion, { id: one.id }), title: one.firstname },
            status: ASKED_WORDS[one.status],
          }))}
        />
      )}
    </div>
  );
}
