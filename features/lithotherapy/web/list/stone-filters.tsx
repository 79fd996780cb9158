import { SIGN_FACTS } from '@solelune/astrology/engine/signs';
import { useAddressForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { Select } from '@solelune/ui/select';
import type { MouseEvent } from 'react';
import { type FilterKey, type Filters, passes, type Sortable } from '../../engine/filters.ts';
import { CHAKRAS, COLOURS, LAST_LIFE_PATH, NEEDS, type Word } from '../../engine/vocabulary.ts';
import { addresses } from '../addresses.ts';
import { filterUrl, toggled } from './filter-urls.ts';
import { filtersForm } from './filters-form.ts';
import './stone-filters.css';

interface StoneFiltersProps {
  stones: readonly Sortable[];
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** A click with a key, or of the middle button, is for the browser. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

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

/** What one asks of a stone, as links that also work alone; then four ways to narrow the list. */
export function StoneFilters({ stones, filters, onChange }: StoneFiltersProps) {
  const { props, problems } = useAddressForm(filtersForm, addresses.home.path);
  const follow = (event: MouseEvent, next: Filters) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <div className="stone-filters">
      <ul className="stone-filters__needs" aria-label="Ce que l’on demande à une pierre">
        {NEEDS.map(({ slug, name }) => {
          const next = toggled(filters, 'need', slug);
          const count = stones.filter((stone) => passes(stone, { need: slug })).length;
          return (
            <li key={slug}>
              <a
                href={filterUrl(next)}
                rel="nofollow"
                aria-current={filters.need === slug ? 'true' : undefined}
                onClick={(event) => follow(event, next)}
              >
                {name} <small>{count}</small>
              </a>
            </li>
          );
        })}
      </ul>
      <form {...props} className="stone-filters__more">
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
    </div>
  );
}
