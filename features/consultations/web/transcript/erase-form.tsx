import type { Call } from '@solelune/contract';
import { problemsAmong, useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { Checkbox } from '@solelune/ui/checkbox';
import type { ReactNode } from 'react';
import './erase-form.css';

interface EraseFormProps {
  /** Takes the id, and that it was confirmed. */
  call: Call;
  id: string;
  title: string;
  children: ReactNode;
  onErased: () => void;
}

/** What cannot be taken back asks for a box before its button. */
export function EraseForm({ call, id, title, children, onErased }: EraseFormProps) {
  const { props, problems, refusal, isBusy } = useForm<Call, { id: string; confirmed: string }>(call, {
    read: (form) => ({ id, confirmed: form.get('confirmed') ? '1' : '' }),
    problems: ({ confirmed }) =>
      problemsAmong({
        confirmed: confirmed ? null : 'Cochez la case pour confirmer : ce qui est effacé ne revient pas',
      }),
    done: onErased,
  });
  return (
    <details className="erase-form">
      <summary>{title}</summary>
      <form {...props}>
        <p>{children}</p>
        <Checkbox
          name="confirmed"
          value="1"
          label="Je sais que ce qui est effacé ne revient pas, ni pour moi ni pour l’autre."
          error={problems['confirmed'] ?? null}
        />
        <p role="alert">{refusal}</p>
        <Button type="submit" tone="danger" loading={isBusy}>
          Effacer pour toujours
        </Button>
      </form>
    </details>
  );
}
