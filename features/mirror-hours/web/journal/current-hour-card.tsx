import { urlOf } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { Link } from '@solelune/screen/navigation';
import { Button, buttonClass } from '@solelune/ui/button';
import { DayText } from '@solelune/ui/instant-text';
import { Starry } from '@solelune/ui/starry';
import { addresses } from '../addresses.ts';

import { CurrentHourMedal } from './current-hour-medal.tsx';
import type { Journal } from './journal.ts';
import './current-hour-card.css';

/** "My mirror hour": locked, unlocked by an hour noted in its own minute, then seen. */
export function CurrentHourCard({ journal }: { journal: Journal }) {
  const { state, current } = journal;
  const isOpen = state === 'unlocked' || state === 'seen';
  return (
    <Starry className="mirror-current" glow="center" stars={70} seed={52}>
      <CurrentHourMedal hour={isOpen ? (current?.hour ?? null) : null} />
      <div className="mirror-current__words">
        {isOpen && current ? <Open journal={journal} /> : <Locked {...journal} />}
      </div>
    </Starry>
  );
}

function Locked({ where, current }: Pick<Journal, 'where' | 'current'>) {
  if (where === 'device' && current) {
    return (
      <>
        <h3>{current.hour} vous attend</h3>
        <p>
          Notée à la minute même, le <DayText date={current.date} />. Elle se déverrouille avec un compte, qui la
          gardera.
        </p>
        <Link className={buttonClass({ tone: 'gold' })} to={addresses.journal.path}>
          La déverrouiller
        </Link>
      </>
    );
  }
  return (
    <>
      <h3>Votre heure miroir est verrouillée</h3>
      <p>Elle s’ouvre quand vous notez une heure à la minute même où l’horloge vous la montre.</p>
    </>
  );
}

function Open({ journal: { state, current, open } }: { journal: Journal }) {
  const { navigate } = useApp();
  if (!current) return null;
  const address = urlOf(addresses.detail, { hour: current.hour });
  const read = async () => {
    await open();
    navigate(address);
  };
  if (state === 'seen') {
    return (
      <>
        <h3>Votre heure miroir du moment</h3>
        <p>
          Vue et notée à la minute même, le <DayText date={current.date} />.
        </p>
        <Link className={buttonClass({ tone: 'quiet' })} to={address}>
          Relire {current.hour}
        </Link>
      </>
    );
  }
  return (
    <>
      <h3>{current.hour} est déverrouillée</h3>
      <p>
        Vous l’avez notée à la minute même, le <DayText date={current.date} />. Voici ce qu’elle a à vous dire.
      </p>
      <Button tone="gold" onClick={() => void read()}>
        Lire {current.hour}
      </Button>
    </>
  );
}
