import { Select } from '@solelune/ui/select';
import type { BirthSubject } from './use-birth-subjects.ts';

interface BirthSubjectChoiceProps {
  subjects: readonly BirthSubject[];
  /** Null for somebody who is not in the list. */
  value: string | null;
  onValueChange: (subject: BirthSubject | null) => void;
}

/** "For me, for a contact, for somebody else", above a birth form: give the form a `key` of the choice, so that it begins again with its values. */
export function BirthSubjectChoice({ subjects, value, onValueChange }: BirthSubjectChoiceProps) {
  if (subjects.length === 0) return null;
  return (
    <Select
      label="Pour qui ?"
      value={value ?? ''}
      onChange={(event) => onValueChange(subjects.find(({ key }) => key === event.target.value) ?? null)}
      options={[
        ...subjects.map(({ key, name }) => ({
          value: key,
          label: key === 'self' ? `Pour moi (${name})` : `Pour ${name}`,
        })),
        { value: '', label: 'Pour quelqu’un d’autre' },
      ]}
    />
  );
}
