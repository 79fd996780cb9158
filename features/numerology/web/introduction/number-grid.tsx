import { Link } from '@solelune/screen/navigation';
import { MedalList } from '@solelune/ui/medal-list';
import type { ReactNode } from 'react';
import type { NumberResult } from '../../engine/index.ts';
import { Medal } from '../drawings/medal.tsx';
import { numberName } from '../drawings/number-names.ts';
import './number-grid.css';

interface NumberGridProps {
  title: ReactNode;
  note: ReactNode;
  numbers: readonly (NumberResult & { keywords: readonly string[] })[];
  urlOfNumber: (result: NumberResult) => string;
}

/** Every number that a tool can give, as medals that lead to their texts. */
export function NumberGrid({ title, note, numbers, urlOfNumber }: NumberGridProps) {
  return (
    <section className="numerology-numbers page" data-below="">
      <div className="numerology-numbers__head">
        <h2>{title}</h2>
        <p>{note}</p>
      </div>
      <MedalList columns={numbers.length === 9 ? 9 : 6}>
        {numbers.map(({ number, master, keywords }) => (
          <li key={master ?? number}>
            <Link to={urlOfNumber({ number, master })}>
              <Medal value={master ?? number} />
              <b>
                <span className="visually-hidden">{master ?? number}, </span>
                {numberName(master ?? number)}
              </b>
              <span>{master ? `${keywords[0]}, racine ${number}` : keywords[0]}</span>
            </Link>
          </li>
        ))}
      </MedalList>
    </section>
  );
}
