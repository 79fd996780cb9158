import { dateWords, hourWords } from '@solelune/civil-time/words';
import { InstantText } from '@solelune/ui/instant-text';
import { keyWords } from './key-words.ts';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

function wordsOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Rien';
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
  return String(value);
}

/** Any plain value as a person reads it: names beside values, lists one under the other. */
export function Readable({ value }: { value: unknown }) {
  if (Array.isArray(value)) {
    if (value.length === 0) return <span className="readable__none">Rien</span>;
    return (
      <ol className="readable__list">
        {value.map((item, index) => (
          // What is exported has no ids of its own, and does not move.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <Readable value={item} />
          </li>
        ))}
      </ol>
    );
  }
  if (value !== null && typeof value === 'object') {
    return (
      <dl className="readable">
        {Object.entries(value).map(([key, part]) => (
          <div key={key}>
            <dt>{keyWords(key)}</dt>
            <dd>
              <Readable value={part} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  if (typeof value === 'string' && INSTANT.test(value))
    return <InstantText at={value} words={(moment) => `${dateWords(moment)} à ${hourWords(moment)}`} />;
  const isNothing = value === null || value === undefined || value === '';
  return <span className={isNothing ? 'readable__none' : undefined}>{wordsOf(value)}</span>;
}
