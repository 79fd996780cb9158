import { angelOf, CHOIRS, type Group } from '../../engine/index.ts';
import { Seal, SealDefs } from '../seal/seal.tsx';
import './tie-groups.css';

/** One line on what a group has in common. */
function noteOf({ by, key, angels }: Group): string {
  if (by === 'choir') return `conduits par ${CHOIRS.find(({ slug }) => slug === key)?.archangel}`;
  if (by === 'element') return 'par leur élément';
  const angel = angelOf(angels[0] ?? 1);
  return `${angel.choir.name}, ${angel.sign.name}`;
}

/** Angels that are tied, in groups: one is chosen, by what draws the eye. */
export function TieGroups({ groups, onChoose }: { groups: readonly Group[]; onChoose: (key: string) => void }) {
  const angels = groups.flatMap((group) => group.angels).map(angelOf);
  return (
    <div className="angels-groups" role="group" aria-label="Groupes d’anges à égalité">
      <SealDefs angels={angels} />
      {groups.map((group) => (
        <button key={group.key} type="button" onClick={() => onChoose(group.key)} data-group={group.key}>
          <span className="angels-groups__seals" data-count={Math.min(group.angels.length, 4)}>
            {group.angels.slice(0, 4).map((number) => (
              <Seal key={number} angel={angelOf(number)} />
            ))}
          </span>
          <b>{group.name}</b>
          <small>
            {group.angels.length > 1 ? `${group.angels.length} anges, ` : ''}
            {noteOf(group)}
          </small>
        </button>
      ))}
    </div>
  );
}
