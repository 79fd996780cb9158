import type { BirthSubject } from '@solelune/profile/web/birth-subjects';
import { Select } from '@solelune/ui/select';

interface ContactChoiceProps {
  subjects: readonly BirthSubject[];
  /** Null for somebody who is not among them. */
  value: string | null;
  onChange: (key: string | null) => void;
}

/** Somebody whose birth is known already. Who keeps nobody sees nothing of it. */
export const ContactChoice = ({ subjects, value, onChange }: ContactChoiceProps) =>
  subjects.length > 0 && (
    <Select
      label="Parmi vos proches"
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
      options={[
        { value: '', label: 'Quelqu’un d’autre' },
        ...subjects.map(({ key, name }) => ({ value: key, label: name })),
      ]}
    />
  );
