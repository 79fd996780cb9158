import { SIGN_FACTS } from '@solelune/astrology/engine/signs';
import { urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { Icon, zodiacGlyphs } from '@solelune/ui/icon';
import { Suspense } from 'react';
import type { StoneCard } from '../../contract.ts';
import { CHAKRAS, NEEDS } from '../../engine/vocabulary.ts';
import { addresses } from '../addresses.ts';
import { Gem } from '../stone/gem.tsx';
import './stone-cards.css';

const nameOfNeed = (slug: string) => NEEDS.find((need) => need.slug === slug)?.name.toLowerCase();

/** React takes so many over in one turn, and lets a finger in between. */
const TURN = 6;

/** Stones in a drawer: each its gem, what it is asked for, whom it is given to. */
export function StoneCards({ stones }: { stones: readonly StoneCard[] }) {
  const turns = Array.from({ length: Math.ceil(stones.length / TURN) }, (_, turn) =>
    stones.slice(turn * TURN, (turn + 1) * TURN),
  );
  return (
    <ul className="stone-cards">
      {turns.map((some, turn) => (
        <Suspense key={turn}>
          {some.map((stone) => (
            <StoneItem key={stone.slug} stone={stone} />
          ))}
        </Suspense>
      ))}
    </ul>
  );
}

function StoneItem({ stone }: { stone: StoneCard }) {
  return (
    <li style={{ '--tint': stone.tint }}>
      <Link to={urlOf(addresses.stone, { stone: stone.slug })}>
        <Gem slug={stone.slug} isLate />
        <h3>{stone.name}</h3>
        <p>{stone.needs.slice(0, 2).map(nameOfNeed).join(', ')}</p>
        <StoneMarks stone={stone} />
      </Link>
    </li>
  );
}

/** The first two signs and the first chakra, small. */
function StoneMarks({ stone }: { stone: StoneCard }) {
  const chakra = CHAKRAS.find(({ slug }) => slug === stone.chakras[0]);
  const signs = SIGN_FACTS.filter(({ slug }) => stone.signs.slice(0, 2).includes(slug));
  return (
    <small>
      {signs.map(({ key, name }) => (
        <span key={key} role="img" aria-label={name}>
          <Icon of={zodiacGlyphs[key]} size={15} />
        </span>
      ))}
      {chakra && (
        <span className="stone-cards__chakra" style={{ '--chakra': chakra.colour }}>
          {chakra.name}
        </span>
      )}
    </small>
  );
}
