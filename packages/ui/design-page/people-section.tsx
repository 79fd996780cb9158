import { Avatar, Presence, type PresenceStatus } from '../avatar/index.ts';
import { Badge, CountBadge } from '../badge/index.ts';
import { InstantText } from '../instant-text/index.ts';
import { Columns, Specimen } from './specimen.tsx';

const PEOPLE: readonly { name: string; role: string; status: PresenceStatus; comeback?: string }[] = [
  { name: 'Inès', role: 'Astrologue', status: 'online' },
  { name: 'Bastien', role: 'Tarologue', status: 'busy' },
  { name: 'Maud', role: 'Numérologue', status: 'offline', comeback: 'à 14 h' },
  { name: 'Noé', role: 'Lithothérapeute', status: 'pending' },
];

export function PeopleSection() {
  return (
    <Columns count={2}>
      <Specimen name="États">
        <ul className="design__people">
          {PEOPLE.map(({ name, role, status, comeback }) => (
            <li key={name}>
              <Avatar name={name} size={84} status={status} decorative />
              <div>
                <b>{name}</b>
                <Presence status={status} comeback={comeback} />
                <small>{role}</small>
              </div>
            </li>
          ))}
        </ul>
      </Specimen>
      <div>
        <Specimen name="Tailles">
          <div className="design__row">
            <Avatar name="Camille Aubry" size={46} />
            <Avatar name="Camille Aubry" />
            <Avatar name="Jean-Baptiste" size={70} status="online" />
          </div>
        </Specimen>
        <Specimen name="Un instant, à l’heure de qui lit">
          <p>
            Message reçu le <InstantText at="2026-11-17T23:30:00Z" />
          </p>
        </Specimen>
        <Specimen name="Pastilles">
          <div className="design__row">
            <Badge>Nouveau</Badge>
            <Badge tone="accent">Gratuit</Badge>
            <Badge tone="line">Bêta</Badge>
            <Badge tone="good">Enregistré</Badge>
            <Badge tone="warn">Heure inconnue</Badge>
            <Badge tone="bad">Refusé</Badge>
            <CountBadge count={3} label="3 messages" />
          </div>
        </Specimen>
      </div>
    </Columns>
  );
}
