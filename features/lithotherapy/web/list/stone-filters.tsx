import { SIGN_FACTS } from '@solelune/astrology/engine/signs';
import { useAddressForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { Select } from '@solelune/ui/select';
import type { FilterKey, Filters } from '../../engine/filters.ts';
import { CHAKRAS, COLOURS, LAST_LIFE_PATH, type Word } from '../../engine/vocabulary.ts';
import { addresses } from '../addresses.ts';
import { filtersForm } from './filters-form.ts';
import './stone-filters.css';

interface StoneFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

const numbers: readonly Word[] = Array.from({ length: LAST_LIFE_PATH }, (_, index) => ({
  slug: String(index + 1),
  name: String(index + 1),
}));
const SELECTS: readonly { key: FilterKey; label: string; all: string; words: readonly Word[] }[] = [
  { key: 'sign', label: 'Signe', all: 'Tous les signes', words: SIGN_FACTS },
  { key: 'chakra', label: 'Chakra', all: 'Tous les chakras', words: CHAKRAS },
  { key: 'colour', label: 'Couleur', all: 'Toutes les couleurs', words: COLOURS },
  { key: 'path', label: 'Chemin de vie', all: 'Tous les nombres', words: numbers },
];

/** Four ways to narrow the list further; a form that also works alone. */
export function StoneFilters({ filters, onChange }: StoneFiltersProps) {
  const { props, problems } = useAddressForm(filtersForm, addresses.home.path);
  return (
    <form {...props} className="stone-filters">
      <input type="hidden" name="need" value={filters.need ?? ''} />
      {SELECTS.map(({ key, label, all, words }) => (
        <Select
          key={key}
          label={label}
          name={key}
          error={problems[key] ?? null}
          value={filters[key] ?? ''}
          onChange={(event) => onChange({ ...filters, [key]: event.target.value || undefined })}
          options={[{ value: '', label: all }, ...words.map(({ slug, name }) => ({ value: slug, label: name }))]}
        />
      ))}
      <noscript>
        <Button type="submit">Trier</Button>
      </noscript>
    </form>
  );
}
