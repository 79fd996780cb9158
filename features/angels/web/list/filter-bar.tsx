import { useAddressForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { Icon, searchGlyph, zodiacGlyphs } from '@solelune/ui/icon';
import { Select } from '@solelune/ui/select';
import { TextInput } from '@solelune/ui/text-input';
import type { FeelingCount } from '../../answer-schemas.ts';
import { CHOIRS, ELEMENT_WORDS, ELEMENTS, SIGNS } from '../../engine/index.ts';
import { elementPath, rosettePath } from '../seal/seal-geometry.ts';
import { FilterChips } from './filter-chips.tsx';
import { type Filters, filterUrl } from './filters.ts';
import { filtersForm } from './filters-address.ts';
import './filter-bar.css';

interface FilterBarProps {
  filters: Filters;
  feelings: readonly FeelingCount[];
  onChange: (filters: Filters) => void;
}

/** Every way to narrow the list. Chips are links of their own: they also work where there is no JavaScript. */
export function FilterBar({ filters, feelings, onChange }: FilterBarProps) {
  const chips = { filters, onChange };
  const { props, problems } = useAddressForm(filtersForm, filterUrl({}));
  return (
    <div className="angels-filters">
      <form {...props} className="angels-filters__typed">
        {(['choir', 'element', 'sign'] as const).map((by) => (
          <input key={by} type="hidden" name={by} value={filters[by] ?? ''} />
        ))}
        <TextInput
          label="Un nom, un numéro, un mot"
          name="text"
          type="search"
          glyph={searchGlyph}
          autoComplete="off"
          maxLength={40}
          value={filters.text ?? ''}
          onChange={(event) => onChange({ ...filters, text: event.target.value || undefined })}
        />
        <Select
          label="Bienfait"
          name="feeling"
          error={problems['feeling'] ?? null}
          value={filters.feeling ?? ''}
          onChange={(event) => onChange({ ...filters, feeling: event.target.value || undefined })}
          options={[
            { value: '', label: 'Tous les bienfaits' },
            ...feelings.map(({ slug, label, angels }) => ({ value: slug, label: `${label} (${angels})` })),
          ]}
        />
        <noscript>
          <Button type="submit">Chercher</Button>
        </noscript>
      </form>
      <FilterChips
        {...chips}
        by="choir"
        legend="Chœur"
        choices={CHOIRS.map(({ slug, name, index }) => ({
          value: slug,
          name,
          drawing: (
            <svg viewBox="-210 -210 420 420" aria-hidden="true">
              <path d={rosettePath(index, 20, 200)} strokeWidth="20" />
            </svg>
          ),
        }))}
      />
      <FilterChips
        {...chips}
        by="element"
        legend="Élément"
        choices={ELEMENTS.map((element) => ({
          value: ELEMENT_WORDS[element].slug,
          name: ELEMENT_WORDS[element].name,
          drawing: (
            <svg viewBox="-15 -15 30 30" aria-hidden="true">
              <path d={elementPath(element, 13)} strokeWidth="1.8" />
            </svg>
          ),
        }))}
      />
      <FilterChips
        {...chips}
        by="sign"
        legend="Signe"
        choices={SIGNS.map(({ slug, name, key }) => ({
          value: slug,
          name,
          drawing: <Icon of={zodiacGlyphs[key]} size={18} />,
        }))}
      />
    </div>
  );
}
