import { SIGN_FACTS } from '@solelune/astrology/engine/signs';
import { urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { Icon, zodiacGlyphs } from '@solelune/ui/icon';
import type { StoneCard } from '../../contract.ts';
import { CHAKRAS, NEEDS } from '../../engine/vocabulary.ts';
import { addresses } from '../addresses.ts';
import { Gem } from '../stone/gem.tsx';
import './stone-cards.css';

const nameOfNeed = (slug: string) => NEEDS.find((need) => need.slug === slug)?.name.toLowerCase();

/** Stones in a drawer: each its gem, what it is asked for, whom it is given to. */
export function StoneCards({ stones }: { stones: readonly StoneCard[] }) {
  return (
    <ul className="stone-cards">
      {stones.map((stone) => (
        <li key={stone.slug} style={{ '--tint': stone.tint }}>
          <Link to={urlOf(addresses.stone, { stone: stone.slug })}>
            <Gem slug={stone.slug} isLate />
            <h3>{stone.name}</h3>
            <p>{stone.needs.slice(0, 2).map(nameOfNeed).join(', ')}</p>
            <StoneMarks stone={stone} />
          </Link>
        </li>
      ))}
    </ul>
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
