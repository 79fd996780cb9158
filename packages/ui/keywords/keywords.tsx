import { Badge } from '../badge/index.ts';
import './keywords.css';

/** What a reading comes down to, in a few words. */
export function Keywords({ words }: { words: readonly string[] }) {
  return (
    <ul className="keywords" aria-label="Mots clés">
      {words.map((word) => (
        <li key={word}>
          <Badge tone="line">{word}</Badge>
        </li>
      ))}
    </ul>
  );
}
