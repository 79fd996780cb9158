import { byCount } from '@solelune/french/counts';
import { encodeInfos } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { Link } from '@solelune/screen/navigation';
import { Button, buttonClass } from '@solelune/ui/button';
import { BlankBookPicture, EmptyState } from '@solelune/ui/empty-state';
import { trashGlyph } from '@solelune/ui/icon';
import { IconButton } from '@solelune/ui/icon-button';
import { PageTitle } from '@solelune/ui/page-title';
import { useRef } from 'react';
import { ActivityCard } from '../activities/activity-card.tsx';
import { keptChartSettings } from '../chart-settings.ts';
import { MemberSection } from '../member-section/member-section.tsx';
import { PeopleExchange } from '../people/people-exchange.tsx';
import { birthWords } from '../words.ts';
import { forgetAllHere, forgetHere, type KeptResult, keepPersonHere, MOST, useKeptHere } from './kept.ts';
import type { KeptPerson } from './people-here.ts';
import './kept-page.css';

/** What a visitor without an account has kept: it is seen here, opened again, and deleted. */
export default function KeptPage() {
  const { user } = useApp();
  const { results, people } = useKeptHere();
  const title = useRef<HTMLDivElement>(null);
  const forget = (gone: Parameters<typeof forgetHere>[0]) => {
    forgetHere(gone);
    // The button that was pressed is gone with its line.
    title.current?.focus();
  };
  const count = results.length + people.length;
  return (
    <div className="kept-page page">
      <div ref={title} tabIndex={-1}>
        <PageTitle
          eyebrow="Sans compte"
          lead="Ces lignes ne sont que dans ce navigateur : rien n’en est envoyé tant que vous n’ouvrez pas un compte. Le jour où vous en ouvrez un, elles y passent et quittent cet appareil."
        >
          Gardé sur cet appareil
        </PageTitle>
        <p className="kept-page__count" role="status">
          {count > 0 && byCount(count, 'Une chose gardée.', `${count} choses gardées.`)}
        </p>
      </div>
      {count === 0 ? <Nothing isMember={user !== null} /> : null}
      {results.length > 0 && (
        <MemberSection title="Vos résultats">
          <ul className="kept-page__results">
            {results.map((result) => (
              <li key={result.address}>
                <ActivityCard activity={cardOf(result)} onRemove={() => forget({ result })} />
              </li>
            ))}
          </ul>
        </MemberSection>
      )}
      {people.length > 0 && (
        <MemberSection title="Vos proches">
          <ul className="kept-page__people">
            {people.map((person) => (
              <li key={`${person.firstname} ${person.birthdate}`}>
                <Link to={chartOf(person)}>
                  <b>{person.firstname}</b>
                  <small>{birthWords({ ...person, gender: null, birthtime: person.birthtime ?? null })}</small>
                </Link>
                <IconButton of={trashGlyph} label={`Retirer ${person.firstname}`} onClick={() => forget({ person })} />
              </li>
            ))}
          </ul>
        </MemberSection>
      )}
      <PeopleExchange
        people={people}
        most={MOST}
        keep={async ({ firstname, birthdate, birthtime }, birthcity) => {
          if (!keepPersonHere({ firstname, birthdate, birthtime, birthcity }))
            throw new Error('Ce navigateur n’a pas pu garder cette personne.');
        }}
      />
      {count > 0 && (
        <div className="kept-page__actions">
          <Link className={buttonClass()} to="/inscription-ou-connexion">
            Ouvrir un compte et tout y garder
          </Link>
          <Button
            tone="quiet"
            onClick={() => {
              forgetAllHere();
              title.current?.focus();
            }}
          >
            Tout effacer de cet appareil
          </Button>
        </div>
      )}
    </div>
  );
}

const cardOf = ({ category, title, address, keptAt }: KeptResult) => ({
  ...{ id: address, category, title, summary: null, address, created_at: keptAt },
});

const chartOf = ({ firstname, birthdate, birthtime, birthcity }: KeptPerson) =>
  `/astrologie/theme-astral-gratuit/resultat/${encodeInfos({
    ...{ birthcity: birthcity.id, birthdate, firstname },
    ...(birthtime ? { birthtime } : {}),
    ...keptChartSettings(),
  })}`;

function Nothing({ isMember }: { isMember: boolean }) {
  return (
    <EmptyState
      title="Rien n’est gardé ici"
      picture={<BlankBookPicture />}
      action={
        <Link className={buttonClass()} to={isMember ? '/profil/activites' : '/astrologie/theme-astral-gratuit'}>
          {isMember ? 'Ouvrir mes activités' : 'Calculer un thème astral'}
        </Link>
      }
    >
      <p>
        {isMember
          ? 'Vous avez un compte : ce que vous gardez est parmi vos activités et vos proches.'
          : 'Au bas d’un résultat, « Garder sur cet appareil » le met ici.'}
      </p>
    </EmptyState>
  );
}
