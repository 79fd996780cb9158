import { clockWords } from '@solelune/civil-time/words';
import { POINT_NOUNS } from '@solelune/french/sky-nouns';
import type { PageProps } from '@solelune/screen';
import { cardClass } from '@solelune/ui/card';
import { Moon } from '@solelune/ui/moon';
import type { skyMapIndex } from '../../contract.ts';
import { signFacts } from '../../engine/signs.ts';
import { PointGlyph } from '../chart/aspects.tsx';
import './sky-facts.css';

export type Sky = PageProps<typeof skyMapIndex>['data']['sky'];
type RiseSet = Sky['sun'];

const dayOf = (words: string) => words.split(' à ')[0];

function RiseAndSet({ of, name, feminine }: { of: RiseSet; name: string; feminine?: boolean }) {
  if (of.always) {
    const up = feminine ? 'levée' : 'levé';
    const down = feminine ? 'couchée' : 'couché';
    return <p>{`${name} reste ${of.always === 'above' ? up : down} tout ce jour.`}</p>;
  }
  return (
    <dl className="sky-facts__rise">
      <div>
        <dt>Lever</dt>
        <dd>{of.rise ? clockWords(of.rise.time) : 'pas ce jour'}</dd>
      </div>
      <div>
        <dt>Coucher</dt>
        <dd>{of.set ? clockWords(of.set.time) : 'pas ce jour'}</dd>
      </div>
    </dl>
  );
}

/** The Moon and her phase, rising and setting, and what goes backwards. */
export function SkyFacts({ sky }: { sky: Sky }) {
  const { moon, sun, retrogrades } = sky;
  return (
    <div className="sky-map-facts page">
      <section className={cardClass({ tone: 'night' }, 'sky-map-facts__moon')}>
        <Moon illuminatedFraction={moon.illuminated_fraction} waxing={moon.waxing} size={112} halo />
        <div>
          <h2>{moon.phase_words}</h2>
          <p>{`Éclairée à ${Math.round(moon.illuminated_fraction * 100)} %, en ${signFacts(moon.sign).name}.`}</p>
          <RiseAndSet of={moon} name="La Lune" feminine />
        </div>
        <ol>
          {moon.next_phases.map((phase) => (
            <li key={phase.at.utc}>
              <b>{phase.phase_words}</b>
              <span>{`${dayOf(phase.at.words)}, ${clockWords(phase.at.time)}, en ${signFacts(phase.sign).name}`}</span>
            </li>
          ))}
        </ol>
      </section>
      <section className={cardClass({})}>
        <h2>Le Soleil ce jour-là</h2>
        <RiseAndSet of={sun} name="Le Soleil" />
      </section>
      <section className={cardClass({})}>
        <h2>Ce qui rétrograde</h2>
        {retrogrades.length === 0 ? (
          <p>Toutes les planètes vont en marche directe.</p>
        ) : (
          <ul className="sky-map-facts__back">
            {retrogrades.map(({ key, since, until }) => (
              <li key={key}>
                <PointGlyph point={key} />
                <b>{POINT_NOUNS[key].name}</b>
                <span>
                  {[
                    since && `depuis le ${/* begins with a figure */ dayOf(since.words)}`,
                    until && `jusqu’au ${dayOf(until.words)}`,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
