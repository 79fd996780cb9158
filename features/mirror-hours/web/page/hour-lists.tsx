import { urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import type { HourCard } from '../../contract.ts';
import { HOUR_KINDS, type HourKind } from '../../engine/hours.ts';
import { addresses } from '../addresses.ts';
import './hour-lists.css';

const HEADS: Readonly<Record<HourKind, { title: string; note: string }>> = {
  double: {
    title: 'Vingt-quatre heures miroirs',
    note: 'L’heure et la minute disent la même chose. Elles reviennent une fois par heure, de minuit à 23h23.',
  },
  reversed: {
    title: 'Treize heures inversées',
    note: 'La minute est l’heure lue à rebours, comme un mot dans une vitre.',
  },
  triple: {
    title: 'Quinze heures triples',
    note: 'Un chiffre trois fois. La liste est celle que l’usage français a retenue, avec 11h10 et 22h20.',
  },
};

/** The fifty-two hours, by kind, each leading to its text. */
export function HourLists({ hours }: { hours: readonly HourCard[] }) {
  return (
    <>
      {HOUR_KINDS.map((kind) => (
        <section key={kind} className="mirror-hours page" data-kind={kind}>
          <header>
            <h2>{HEADS[kind].title}</h2>
            <p>{HEADS[kind].note}</p>
          </header>
          <ol>
            {hours
              .filter((one) => one.kind === kind)
              .map(({ hour, angel, epithet }) => (
                <li key={hour}>
                  <Link to={urlOf(addresses.detail, { hour })}>
                    <b>{hour}</b>
                    <i>{epithet}</i>
                    <span>{angel.name}</span>
                  </Link>
                </li>
              ))}
          </ol>
        </section>
      ))}
    </>
  );
}
