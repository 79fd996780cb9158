import type { CallAnswer } from '@solelune/contract';
import { de } from '@solelune/french/elision';
import { Link } from '@solelune/screen/navigation';
import { cardClass } from '@solelune/ui/card';
import { arrowGlyph, Icon } from '@solelune/ui/icon';
import { Starry } from '@solelune/ui/starry';
import type { loveCompatibilityResult } from '../../contract/compatibility.ts';
import { type Lens, type SignFacts, signCompatibility } from '../../engine/index.ts';
import { MEETINGS } from '../compatibility/meetings.ts';
import { possibleSigns, signsWords } from '../frame/doubt.ts';
import { SignCoin } from '../zodiac/sign-coin.tsx';
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

type Skies = Extract<CallAnswer<typeof loveCompatibilityResult>, { status: 'ready' }>['skies'];

function doubtOf({ firstname, certainty, time_known }: Skies['you'], who: string): string {
  const moons = certainty ? possibleSigns(certainty, 'moon') : [];
  if (time_known || moons.length < 2) return '';
  return `Sans l’heure, la Lune ${firstname ? de(firstname) : who} peut être en ${signsWords(moons)}. `;
}

/** What two births give: their Suns, their Moons, and the pages that read them. */
export function TwoSkies({ skies: { you, other } }: { skies: Skies }) {
  const doubt = doubtOf(you, 'de la première naissance') + doubtOf(other, 'de la seconde naissance');
  return (
    <Starry as="section" className="two-skies" glow="center" aria-labelledby="two-skies">
      <div className="page">
        <h2 id="two-skies">Deux rencontres en une</h2>
        <p>Le Soleil dit ce que chacun veut vivre, la Lune ce dont chacun a besoin le soir venu. Lisez les deux.</p>
        <div>
          <MeetingCard
            lens="sun"
            title="Vos Soleils"
            about="l’élan, le désir, les projets"
            one={you.sun_sign}
            other={other.sun_sign}
          />
          <MeetingCard
            lens="moon"
            title="Vos Lunes"
            about="la tendresse, la maison, le réconfort"
            one={you.moon_sign}
            other={other.moon_sign}
            doubt={doubt || undefined}
          />
        </div>
      </div>
    </Starry>
  );
}
