import { Link } from '@solelune/screen/navigation';
import { RuledItem, RuledList } from '@solelune/ui/ruled-list';
import { SignMedallion } from '@solelune/ui/sign-medallion';
import type { HomeIndex } from '../../contract.ts';
import { SectionHead } from '../section-head.tsx';
import { SIGN_ENTRIES } from './sign-dates.ts';
import './signs.css';

/** The twelve, with the one that the Sun is crossing lit. */
export function Signs({ sunSign }: Pick<HomeIndex, 'sunSign'>) {
  return (
    <section className="home-section page" data-below="" aria-labelledby="home-signs">
      <SectionHead
        id="home-signs"
        title="Les douze signes"
        more={{ to: '/astrologie/calcul-ascendant', words: 'Calculer mon ascendant' }}
      >
        Choisissez le vôtre pour lire son portrait, ou celui de la personne à qui vous pensez. Les dates bougent d’un
        jour ou deux selon l’année{'\u202F'}; la case éclairée suit le vrai Soleil.
      </SectionHead>
      <RuledList className="home-signs">
        {SIGN_ENTRIES.map(({ key, path, name, dates }) => (
          <RuledItem key={key} to={path} link={Link} lit={key === sunSign ? 'En ce moment' : undefined}>
            <SignMedallion sign={key} />
            <b>{name}</b>
            <small>{dates}</small>
          </RuledItem>
        ))}
      </RuledList>
    </section>
  );
}
