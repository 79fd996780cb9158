import { SENTENCES } from '@solelune/contract/validation';
import { Button } from '@solelune/ui/button';
import { TextInput } from '@solelune/ui/text-input';
import { type SubmitEvent, useState } from 'react';
import { CODE_MAX_LENGTH } from '../../engine/index.ts';
import './code-form.css';

/** `onSend` gives the sentence to show beside the field, or null when the code was taken. */
export function CodeForm({ onSend }: { onSend: (code: string) => Promise<string | null> }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const code = String(new FormData(form).get('code') ?? '').trim();
    if (code === '') return setProblem(SENTENCES.required);
    setSending(true);
    const refusal = await onSend(code);
    setProblem(refusal);
    if (refusal === null) form.reset();
    setSending(false);
  };

  return (
    <form className="code-form" onSubmit={submit} noValidate method="post">
      <TextInput
        label="Vous avez un code ?"
        name="code"
        maxLength={CODE_MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint="Lettres et chiffres, sans souci de majuscules ni d’espaces."
        error={problem}
      />
      <Button type="submit" tone="quiet" loading={sending}>
        Ajouter
      </Button>
    </form>
  );
}
