import { numberName } from '@solelune/french/numbers';
import type { AngelCard } from '../../answer-schemas.ts';
import { SealList } from '../angel/seal-list.tsx';

/** Angels by how many of the words they have: the fullest answers first. */
export function Matches({ angels, feelings }: { angels: readonly AngelCard[]; feelings: readonly string[] }) {
  const scoreOf = (card: AngelCard) => feelings.filter((slug) => card.feelings.includes(slug)).length;
  const scores = [...new Set(angels.map(scoreOf))];
  return (
    <section className="angels-found page">
      {scores.map((score) => {
        const equals = angels.filter((card) => scoreOf(card) === score);
        return (
          <div key={score}>
            <h2>
              {score === feelings.length
                ? feelings.length === 1
                  ? 'Ils répondent à ce mot'
                  : 'Ils répondent à tous vos mots'
                : `Ils répondent à ${numberName(score)} de vos mots`}
            </h2>
            <SealList angels={equals} columns={6} />
          </div>
        );
      })}
    </section>
  );
}
