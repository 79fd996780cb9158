import { isPlainClick } from '@solelune/screen/navigation';
import type { MouseEvent, ReactNode } from 'react';
import { type FilterKey, type Filters, filterUrl, toggled } from './filters.ts';

interface FilterChipsProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  by: FilterKey;
  legend: string;
  choices: readonly { value: string; name: string; drawing: ReactNode }[];
}

/** One kind of filter as links. Search engines are not led through the combinations. */
export function FilterChips({ filters, onChange, by, legend, choices }: FilterChipsProps) {
  const follow = (event: MouseEvent, next: Filters) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <div className="angels-chips" role="group" aria-label={legend}>
      <span aria-hidden="true">{legend}</span>
      <ul>
        {choices.map(({ value, name, drawing }) => {
          const next = toggled(filters, by, value);
          return (
            <li key={value}>
              <a
                href={filterUrl(next)}
                rel="nofollow"
                aria-current={filters[by] === value ? 'true' : undefined}
                onClick={(event) => follow(event, next)}
              >
                {drawing}
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
