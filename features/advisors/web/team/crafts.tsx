import { closeGlyph, Icon } from '@solelune/ui/icon';
import { SPOTLIGHTS } from '../../engine/disciplines.ts';
import { DISCIPLINE_WORDS, ROLE_WORDS } from '../words.ts';
import { CraftEmblem } from './craft-emblem.tsx';
import './crafts.css';

/** Which art answers which question, and what each does not do. */
export function Crafts() {
  return (
    <section className="page team-crafts" data-below="" id="question" aria-labelledby="team-crafts">
      <h2 id="team-crafts">Quelle question portez-vous ?</h2>
      <p>Chaque art éclaire un côté des choses. Aucun ne les éclaire toutes, et chacun le dit.</p>
      <ul>
        {SPOTLIGHTS.map((role) => {
          const { title, question, does, never, discipline } = ROLE_WORDS[role];
          return (
            <li key={role} data-universe={DISCIPLINE_WORDS[discipline].universe}>
              <CraftEmblem of={role} />
              <h3>{title}</h3>
              <q>{question}</q>
              <p>{does}</p>
              <p className="team-crafts__never">
                <Icon of={closeGlyph} size={16} /> {never}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
