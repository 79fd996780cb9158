import { Link } from '@solelune/screen/navigation';
import { cardClass } from '@solelune/ui/card';
import { clockGlyph, Icon } from '@solelune/ui/icon';
import { InstantText } from '@solelune/ui/instant-text';
import { whenWords } from './words.ts';
import './question-rows.css';

interface Row {
  id: string;
  to: string;
  title: string;
  status: string;
  opening: string;
  asked_at: string;
  due_at: string | null;
}

/** Questions one under the other: who, the first words, where it stands. */
export function QuestionRows({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className="question-rows">
      {rows.map(({ id, to, title, status, opening, asked_at, due_at }) => (
        <li key={id}>
          <Link className={cardClass()} to={to}>
            <small>
              {status}, <InstantText at={asked_at} />
            </small>
            <h2>{title}</h2>
            <p>«&#160;{opening}&#160;»</p>
            {due_at && (
              <p className="question-rows__due">
                <Icon of={clockGlyph} size={18} />
                <span>
                  Avant <InstantText at={due_at} words={whenWords} />
                </span>
              </p>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
