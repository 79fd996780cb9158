import { Moon } from '@solelune/ui/moon';
import { Starry } from '@solelune/ui/starry';
import type { HomeIndex } from '../../contract.ts';
import { SectionHead } from '../section-head.tsx';
import { AngelWatch, type AngelWatchProps } from './angel-watch.tsx';
import './moment.css';

type MomentProps = AngelWatchProps & Pick<HomeIndex, 'moons'>;

/** Who keeps these twenty minutes, and the Moon of the coming evenings. */
export function Moment({ moons, ...watch }: MomentProps) {
  return (
    <section className="home-section page" data-below="" aria-labelledby="home-moment">
      <SectionHead
        id="home-moment"
        title="L’ange et la lune du moment"
        more={{ to: '/angeologie/calendrier-regence-anges', words: 'Voir le calendrier' }}
      >
        Toutes les vingt minutes, un autre ange prend la garde du ciel.
      </SectionHead>
      <Starry className="home-moment" glow="start" stars={70} seed={29}>
        <AngelWatch {...watch} />
        {/* Scrolls sideways on a phone: it must be reachable by the keyboard there. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ol className="home-moons" data-below="" aria-label="La Lune des sept prochains soirs" tabIndex={0}>
          {moons.map(({ day, date, words, illuminatedFraction, waxing }) => (
            <li key={date}>
              <small>{day}</small>
              <b>{date}</b>
              <Moon illuminatedFraction={illuminatedFraction} waxing={waxing} size={68} />
              <small>{words}</small>
              <small>{`${Math.round(illuminatedFraction * 100)}\u00A0%`}</small>
            </li>
          ))}
        </ol>
      </Starry>
    </section>
  );
}
