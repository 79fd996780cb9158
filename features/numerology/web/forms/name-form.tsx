import { useAddressForm } from '@solelune/screen/form';
import { TextInput } from '@solelune/ui/text-input';
import { useState } from 'react';
import { useGiven } from '../given.ts';
import { type NameTool, nameForm } from '../name-tools.ts';
import { FormCard } from './form-card.tsx';

/** Asks for a name. `initial` is what a refused address held: it comes back with the reason beside it. */
export function NameForm({ tool, initial }: { tool: NameTool; initial?: string }) {
  const kept = useGiven('name');
  const answers = initial === undefined ? undefined : { name: initial };
  const { props, problems, given } = useAddressForm(nameForm(tool), tool.path, { answers });
  const [typed, setTyped] = useState(given?.['name']);
  return (
    <FormCard
      form={props}
      question={tool.question}
      action={tool.action}
      note="Gratuit, sans inscription. Accents et tirets sont bienvenus."
    >
      <TextInput
        label="Prénom, ou prénom et nom"
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        value={typed ?? kept ?? ''}
        onChange={(event) => setTyped(event.target.value)}
        hint={tool.hint}
        error={problems['name'] ?? null}
      />
    </FormCard>
  );
}
