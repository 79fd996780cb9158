import { isPlainClick } from '@solelune/screen/navigation';
import { type Filters, passes, type Sortable } from '../../engine/filters.ts';
import { NEEDS } from '../../engine/vocabulary.ts';
import { filterUrl, toggled } from './filter-urls.ts';
import './stone-needs.css';

interface StoneNeedsProps {
  stones: readonly Sortable[];
  filters: Filters;
  /** All of them are shown, whatever they are asked for. */
  isWhole: boolean;
  onChange: (filters: Filters) => void;
}

/** What one asks of a stone, as links that also work alone. */
export function StoneNeeds({ stones, filters, isWhole, onChange }: StoneNeedsProps) {
  const links = [
    { name: 'Toutes', next: {}, count: stones.length, isHere: isWhole },
    ...NEEDS.map(({ slug, name }) => ({
      name,
      next: toggled(filters, 'need', slug),
      count: stones.filter((stone) => passes(stone, { need: slug })).length,
      isHere: filters.need === slug,
    })),
  ];
  return (
    <ul className="stone-needs" aria-label="Ce que l’on demande à une pierre">
      {links.map(({ name, next, count, isHere }) => (
        <li key={name}>
          <a
            href={filterUrl(next)}
            rel="nofollow"
            aria-current={isHere ? 'true' : undefined}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onChange(next);
            }}
          >
            {name} <small>{count}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
