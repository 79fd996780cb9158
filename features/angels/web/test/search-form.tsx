import { useAddressForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { searchGlyph } from '@solelune/ui/icon';
import { TextInput } from '@solelune/ui/text-input';
import { useState } from 'react';
import { addresses } from '../addresses.ts';
import { searchForm } from './search-address.ts';
import './search-form.css';

/** Up to five words of one's own. `initial` is what an address held. */
export function SearchForm({ initial }: { initial?: string }) {
  const { props, problems, given, judge } = useAddressForm(searchForm, addresses.test.path, {
    answers: initial ? { feelings: initial } : undefined,
  });
  const [text, setText] = useState(given?.['feelings'] ?? '');
  return (
    <form {...props} className="angels-search">
      <TextInput
        label="Vos mots, cinq au plus"
        name="feelings"
        glyph={searchGlyph}
        autoComplete="off"
        placeholder="paix, courage, sommeil"
        value={text}
        error={problems['feelings'] ?? null}
        hint="Séparés par un espace ou une virgule."
        onChange={(event) => {
          setText(event.target.value);
          judge({ feelings: event.target.value });
        }}
      />
      <Button type="submit" tone="quiet">
        Chercher
      </Button>
    </form>
  );
}
