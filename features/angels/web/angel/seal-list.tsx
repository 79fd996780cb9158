import { Link } from '@solelune/screen/navigation';
import { MedalList } from '@solelune/ui/medal-list';
import type { AngelCard } from '../../answer-schemas.ts';
import { angelOf, ELEMENT_WORDS } from '../../engine/index.ts';
import { angelUrl } from '../angel-urls.ts';
import { Seal } from '../seal/seal.tsx';
import './seal-list.css';

interface SealListProps {
  angels: readonly AngelCard[];
  /** Across on a large screen. */
  columns: 4 | 6;
  /** Where a seal leads; its portrait unless told. */
  urlOfAngel?: (slug: string) => string;
}

/** Seals in rows, each with its name and what it is. */
export function SealList({ angels, columns, urlOfAngel = angelUrl }: SealListProps) {
  return (
    <MedalList className="angels-seals" columns={columns}>
      {angels.map(({ number, name, slug, epithet }) => {
        const angel = angelOf(number);
        return (
          <li key={slug}>
            <Link to={urlOfAngel(slug)}>
              <Seal angel={angel} />
              <b>{name}</b>
              <span>{epithet}</span>
              <small>{`${angel.choir.name}, ${ELEMENT_WORDS[angel.sign.element].name}`}</small>
            </Link>
          </li>
        );
      })}
    </MedalList>
  );
}
