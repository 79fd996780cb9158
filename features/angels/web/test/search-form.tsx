import { SENTENCES } from '@solelune/contract/validation';
import { urlOf } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { Button } from '@solelune/ui/button';
import { searchGlyph } from '@solelune/ui/icon';
import { TextInput } from '@solelune/ui/text-input';
import { useRef, useState } from 'react';
import { searchFeelings, wordsOf } from '../../engine/index.ts';
import { REFUSAL_SENTENCES } from '../../refusal-sentences.ts';
import { addresses } from '../addresses.ts';
import './search-form.css';

/** Why these words cannot be searched: none, too many, or one of them twice. */
function problemOf(text: string): string | null {
  const words = wordsOf(text);
  if (words.length === 0) return SENTENCES.required;
  const found = searchFeelings(words);
  return found.ok ? null : REFUSAL_SENTENCES[found.code];
}

/** Up to five words of one's own. `initial` is what an address held. */
export function SearchForm({ initial = '' }: { initial?: string }) {
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState(initial ? problemOf(initial) : null);
  const input = useRef<HTMLInputElement>(null);
  const { navigate } = useApp();
  const submit = () => {
    const found = problemOf(text);
    setProblem(found);
    if (found) return input.current?.focus();
    void navigate(urlOf(addresses.testSearch, { feelings: wordsOf(text).join(',') }));
  };
  return (
    <form
      className="angels-search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextInput
        ref={input}
        label="Vos mots, cinq au plus"
        name="feelings"
        glyph={searchGlyph}
        autoComplete="off"
        placeholder="paix, courage, sommeil"
        value={text}
        error={problem}
        hint="Séparés par un espace ou une virgule."
        onChange={(event) => {
          setText(event.target.value);
          if (problem) setProblem(problemOf(event.target.value));
        }}
      />
      <Button type="submit" tone="quiet">
        Chercher
      </Button>
    </form>
  );
}
