import { counted } from '@solelune/french/counts';
import type { PageProps } from '@solelune/screen';
import { Link, useLocation } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { EmptyState } from '@solelune/ui/empty-state';
import { checkGlyph, Icon } from '@solelune/ui/icon';
import { StarrySky } from '@solelune/ui/starry';
import { useState } from 'react';
import type { TeamMember, team } from '../contract.ts';
import { type TeamFilters as Filters, passes } from '../engine/team.ts';
import { addresses } from './addresses.ts';
import { LostNotice } from './status/lost-notice.tsx';
import { useStatuses } from './status/use-statuses.ts';
import { AdvisorCard } from './team/advisor-card.tsx';
import { Crafts } from './team/crafts.tsx';
import { DarkNiches } from './team/dark-niches.tsx';
import { filterUrl, readFilters } from './team/filters.ts';
import { HowOrdered } from './team/how-ordered.tsx';
import { TeamFilters } from './team/team-filters.tsx';
import { Watch } from './team/watch.tsx';
import './team-page.css';

/** Cards above the fold at most. */
const EARLY_CARDS = 4;

const OATH = [
  'Le prix de la minute est celui de la page, la première est offerte.',
  'Vous fixez un plafond, et rien ne le dépasse.',
  'Personne n’annonce une maladie, une mort ni un gain.',
];

export default function TeamPage({ data: { advisors, at } }: PageProps<typeof team>) {
  const { search } = useLocation();
  const [filters, setFilters] = useState<Filters>(() => readFilters(search));
  const change = (next: Filters) => {
    setFilters(next);
    // In place: the whole team is here, so that nothing is fetched and nothing jumps.
    history.replaceState(history.state, '', filterUrl(next));
  };
  const team = useLiveTeam(advisors);
  const shown = team.filter((advisor) => passes(advisor, filters));
  const [first] = advisors;
  return (
    <>
      <header className="team-hero on-night">
        <StarrySky stars={90} seed={16} />
        <div className="page team-hero__columns">
          <div>
            <h1>
              L’équipe <em>à votre écoute</em>
            </h1>
            <p className="team-hero__lead">
              Des personnes qui ont chacune leur art, leur voix et leurs limites. Choisissez par la question que vous
              portez, par le moyen, ou par qui est là.
            </p>
            <ul className="team-hero__oath">
              {OATH.map((line) => (
                <li key={line}>
                  <Icon of={checkGlyph} size={22} /> {line}
                </li>
              ))}
            </ul>
          </div>
          <Watch team={advisors} at={at} />
        </div>
      </header>
      <section className="page team-list" data-below="" aria-label="L’équipe">
        <TeamFilters team={team} filters={filters} onChange={change} />
        <div>
          <p className="team-list__count" role="status">
            {shown.length === 0 ? 'Personne' : counted(shown.length, 'personne', 'personnes')}
          </p>
          <p className="team-list__hint">
            Autour du portrait, les heures annoncées pour aujourd’hui, minuit en haut. L’étoile marque maintenant.
          </p>
          {first && <LostNotice id={first.id} />}
          {shown.length > 0 ? (
            <ul className="team-list__cards">
              {shown.map((advisor, index) => (
                <li key={advisor.id} data-below="">
                  <AdvisorCard advisor={advisor} at={at} isLate={index >= EARLY_CARDS} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState
              title={advisors.length === 0 ? 'L’équipe se forme' : 'Personne pour l’instant'}
              picture={<DarkNiches />}
              action={
                <Link
                  className={buttonClass({ tone: 'quiet' })}
                  to={advisors.length === 0 ? '/' : addresses.team.path}
                  onClick={() => setFilters({})}
                >
                  {advisors.length === 0 ? 'Revenir à l’accueil' : 'Revoir toute l’équipe'}
                </Link>
              }
            >
              <p>
                {advisors.length === 0
                  ? 'Aucun conseiller n’est encore inscrit. Les outils du site, eux, sont tous ouverts.'
                  : 'Personne ne réunit tout cela en ce moment. En retirant un filtre, vous en trouverez.'}
              </p>
            </EmptyState>
          )}
          <HowOrdered />
        </div>
      </section>
      <Crafts />
    </>
  );
}

/** The team in the order in which the page came, each as they are this instant: « disponible maintenant » means now. */
function useLiveTeam(advisors: readonly TeamMember[]): TeamMember[] {
  const statuses = useStatuses(advisors.map(({ id }) => id));
  return advisors.map((advisor) => {
    const status = statuses.get(advisor.id);
    return status ? { ...advisor, seen: { status } } : advisor;
  });
}
