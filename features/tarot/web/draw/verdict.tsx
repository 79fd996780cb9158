import type { MadeDraw } from '../../contract.ts';
import { CardPicture } from '../table/card-picture.tsx';
import './verdict.css';

type Verdict = NonNullable<MadeDraw['verdict']>;

const ANSWERS: Record<Verdict['answer'], string> = {
  yes: 'Oui',
  maybe: 'Cela dépend encore de vous',
  no: 'Plutôt non, pour l’instant',
};
const BALANCES: Record<Verdict['answer'], string> = {
  yes: 'Avec ses deux voisines dans l’éventail, la balance penche vers le oui.',
  maybe: 'Avec ses deux voisines dans l’éventail, les plateaux restent à la même hauteur.',
  no: 'Avec ses deux voisines dans l’éventail, la balance penche vers le non, et dit ce qui la ferait remonter.',
};

/** The answer in a word; the reasons are in the reading, and two more cards answer who asks why. */
export function Verdict({ verdict: { answer, balance, neighbours } }: { verdict: Verdict }) {
  return (
    <section className="tarot-verdict page" aria-label="La réponse">
      <h2>{ANSWERS[answer]}</h2>
      <details>
        <summary>Pourquoi&#8239;? Regarder les deux cartes qui la touchaient</summary>
        <p>{BALANCES[balance]}</p>
        <div>
          {neighbours.map((card) => (
            <article key={card.slug}>
              <CardPicture deck={card.deck} slug={card.slug} alt={card.description} reversed={card.reversed} lazy />
              <div>
                <h3>{card.name}</h3>
                {card.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </article>
          ))}
        </div>
      </details>
    </section>
  );
}
