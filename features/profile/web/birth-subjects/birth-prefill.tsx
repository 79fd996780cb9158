import type { BirthValues } from '@solelune/ui/birth-form';
import { useState } from 'react';
import { BirthSubjectChoice } from './birth-subject-choice.tsx';
import { useBirthSubjects } from './use-birth-subjects.ts';

/**
 * For a form that asks for a part of a birth: a member chooses themselves or a contact, and `onChoose` gets what is known of them (nothing,
 * for somebody else). A visitor sees nothing of it.
 */
export function BirthPrefill({ onChoose }: { onChoose: (values: Partial<BirthValues>) => void }) {
  const { subjects } = useBirthSubjects();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <BirthSubjectChoice
      subjects={subjects}
      value={chosen}
      onValueChange={(subject) => {
        setChosen(subject?.key ?? null);
        onChoose(subject?.values ?? {});
      }}
    />
  );
}
