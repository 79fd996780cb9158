import { useApp } from '@solelune/screen/app';
import { Button } from '@solelune/ui/button';
import { searchGlyph } from '@solelune/ui/icon';
import { Select } from '@solelune/ui/select';
import { TextInput } from '@solelune/ui/text-input';
import type { FormEvent } from 'react';

interface Props {
  path: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  /** What the address holds. */
  q: string | undefined;
  by: string | undefined;
}

/** What a list is looked through by; the address holds it, and can be kept. */
export function ListFilter({ path, label, choices, q = '', by = choices[0]?.value ?? '' }: Props) {
  const { navigate } = useApp();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const words = String(form.get('q') ?? '').trim();
    navigate(words ? `${path}?${new URLSearchParams({ by: String(form.get('by')), q: words })}` : path);
  };
  return (
    <search>
      <form className="administration-filter" action={path} method="get" onSubmit={send}>
        <TextInput
          label={label}
          type="search"
          name="q"
          defaultValue={q}
          glyph={searchGlyph}
          maxLength={100}
          autoComplete="off"
        />
        <Select label="Dans" name="by" defaultValue={by} options={choices} />
        <Button type="submit">Chercher</Button>
      </form>
    </search>
  );
}
