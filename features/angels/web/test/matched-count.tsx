import { counted } from '@solelune/french/counts';
import { useAnswer } from '@solelune/screen/answer';
import { countAngelsMatched } from '../../contract.ts';
import { MOST_FEELINGS } from '../../engine/index.ts';

/** How many angels have all that was kept, and how many a part of it. Room is kept for it, and nothing is said until it is known. */
export function MatchedCount({ feelings }: { feelings: readonly string[] }) {
  const canAsk = feelings.length > 0 && feelings.length <= MOST_FEELINGS;
  const { answer } = useAnswer(countAngelsMatched, canAsk ? { feelings: [...feelings] } : null);
  return (
    <p className="angels-kept__matched" aria-live="polite">
      {answer && wordsOf(feelings.length, answer)}
    </p>
  );
}

function wordsOf(chosen: number, { count, count_any: any }: { count: number; count_any: number }): string {
  const angels = (number: number) => counted(number, 'ange a', 'anges ont');
  if (chosen === 1) return `${angels(count)} ce ressenti.`;
  const whole = count === 0 ? 'Aucun ange n’a' : angels(count);
  return `${whole} vos ${chosen} ressentis à la fois\u202F; ${angels(any)} au moins l’un d’eux.`;
}
