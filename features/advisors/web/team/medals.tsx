import { urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import type { AdvisorCard } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { Portrait } from '../portrait/portrait.tsx';
import { StatusIndicator } from '../status/status-indicator.tsx';
import './medals.css';

const SHOWN = 6;

/** The first of the list, at a glance: face and status. */
export function Medals({ advisors }: { advisors: readonly AdvisorCard[] }) {
  if (advisors.length === 0) return null;
  return (
    <nav className="team-medals" aria-label="En ce moment">
      <h2>En ce moment</h2>
      <ul>
        {advisors.slice(0, SHOWN).map(({ id, slug, name, picture }) => (
          <li key={id}>
            <Link to={urlOf(addresses.advisor, { slug })}>
              <Portrait picture={picture} name={name} shape="medal" />
              <b>{name}</b>
              <StatusIndicator id={id} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
