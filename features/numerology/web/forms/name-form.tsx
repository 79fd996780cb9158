import { useApp } from '@solelune/screen/app';
import { TextInput } from '@solelune/ui/text-input';
import { useRef, useState } from 'react';
import { useGiven } from '../given.ts';
import { type NameTool, nameProblem } from '../name-tools.ts';
import { FormCard } from './form-card.tsx';

/** Asks for a name. `initial` is what a refused address held: it comes back with the reason beside it. */
export function NameForm({ tool, initial }: { tool: NameTool; initial?: string }) {
  const kept = useGiven('name');
  const [typed, setTyped] = useState(initial);
  const [problem, setProblem] = useState(initial === undefined ? null : nameProblem(tool, initial));
  const field = useRef<HTMLInputElement>(null);
  const { navigate } = useApp();
  const name = typed ?? kept ?? '';

  const submit = () => {
    const found = nameProblem(tool, name);
    setProblem(found);
    if (found) return field.current?.focus();
    navigate(tool.calculUrl(name.trim()));
  };
  return (
    <FormCard
      question={tool.question}
      action={tool.action}
      note="Gratuit, sans inscription. Accents et tirets sont bienvenus."
      onSubmit={submit}
    >
      <TextInput
        ref={field}
        label="Prénom, ou prénom et nom"
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        value={name}
        onChange={(event) => setTyped(event.target.value)}
        hint={tool.hint}
        error={problem}
      />
    </FormCard>
  );
}
