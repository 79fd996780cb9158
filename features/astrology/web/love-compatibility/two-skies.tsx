import { Link } from '@solelune/screen/navigation';
import { cardClass } from '@solelune/ui/card';
import { arrowGlyph, Icon } from '@solelune/ui/icon';
import { Starry } from '@solelune/ui/starry';
import { type RefObject } from 'react';
import { type Lens, type SignFacts, signCompatibility } from '../../engine/index.ts';
import { MEETINGS } from '../compatibility/meetings.ts';
import { signsWords } from '../frame/doubt.ts';
import { SignCoin } from '../zodiac/sign-coin.tsx';
import type { OneSky } from './ask-sky.ts';
import './two-skies.css';

interface MeetingCardProps {
  lens: Lens;
  title: string;
  about: string;
  one: SignFacts;
  other: SignFacts;
  doubt?: string | undefined;
}

function MeetingCard({ lens, title, about, one, other, doubt }: MeetingCardProps) {
  const { overall } = signCompatibility(one.key, other.key, lens);
  return (
    <Link className={cardClass({}, 'two-skies__card')} to={MEETINGS[lens].urlOf(one, other)}>
      <span className="two-skies__coins">
        <SignCoin sign={one} size={92} />
        <SignCoin sign={other} size={92} />
      </span>
      <span className="two-skies__words">
        <small>{title}</small>
        <b>{`${one.name} et ${other.name}`}</b>
        <span>{about}</span>
        {doubt && <em>{doubt}</em>}
        <i>
          Lire leur rencontre <Icon of={arrowGlyph} size={18} />
        </i>
      </span>
      <strong>
        {overall}
        <small>sur 100</small>
      </strong>
    </Link>
  );
}

const doubtOf = ({ name, possibleMoons, timeKnown }: OneSky, who: string) =>
  timeKnown || possibleMoons.length < 2
    ? ''
    : `Sans l’heure, la Lune ${name ? `de ${name}` : who} peut être en ${signsWords(possibleMoons)}. `;

/** What two births give: their Suns, their Moons, and the pages that read them. */
export function TwoSkies({
  skies: [one, other],
  ref,
}: {
  skies: readonly [OneSky, OneSky];
  ref: RefObject<HTMLElement | null>;
}) {
  const doubt = doubtOf(one, 'de la première naissance') + doubtOf(other, 'de la seconde naissance');
  const names = one.name && other.name ? `${one.name} et ${other.name}` : 'Vos deux ciels';
  return (
    <Starry as="section" ref={ref} tabIndex={-1} className="two-skies" glow="center" aria-labelledby="two-skies">
      <div className="page">
        <h2 id="two-skies">{names}</h2>
        <p>Le Soleil dit ce que chacun veut vivre, la Lune ce dont chacun a besoin le soir venu. Lisez les deux.</p>
        <div>
          <MeetingCard
            lens="sun"
            title="Vos Soleils"
            about="l’élan, le désir, les projets"
            one={one.sun}
            other={other.sun}
          />
          <MeetingCard
            lens="moon"
            title="Vos Lunes"
            about="la tendresse, la maison, le réconfort"
            one={one.moon}
            other={other.moon}
            doubt={doubt || undefined}
          />
        </div>
      </div>
    </Starry>
  );
}
