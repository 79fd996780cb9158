import { Link } from '@solelune/screen/navigation';
import { PageSection } from '@solelune/ui/page-section';
import type { PageKey } from '../../pages.ts';
import { DRAWS } from '../draws.ts';
import { SpreadPlan } from '../table/spread-plan.tsx';
import './draw-tiles.css';

export function DrawTiles({ besides }: { besides?: PageKey }) {
  return (
    <ul className="tarot-tiles" data-below="">
      {DRAWS.filter(({ page }) => page !== besides).map(({ page, path, name, count, about, spreads }) => (
        <li key={page}>
          <Link to={page === 'index' ? `${path}#trois-lames` : path}>
            <SpreadPlan spread={spreads[0]} />
            <span>
              <b>{name}</b>
              <small>{count}</small>
              <em>{about}</em>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const OtherDraws = ({ besides }: { besides: PageKey }) => (
  <PageSection title="Les autres tirages">
    <DrawTiles besides={besides} />
  </PageSection>
);
