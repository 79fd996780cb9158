import { de } from '@solelune/french/elision';
import { Link } from '@solelune/screen/navigation';
import type { AngelCard } from '../../answer-schemas.ts';
import { angelOf, CHOIRS } from '../../engine/index.ts';
import { ritualUrl } from '../angel-urls.ts';
import { Seal } from '../seal/seal.tsx';
import './angel-chooser.css';

/** All angels by choir, small: each leads to its ritual. */
export function AngelChooser({ angels }: { angels: readonly AngelCard[] }) {
  return (
    <section className="angels-chooser page" aria-labelledby="choisir">
      <h2 id="choisir">Neuf chœurs, huit voix chacun</h2>
      <div>
        {CHOIRS.map(({ slug, name, archangel }) => (
          <section key={slug}>
            <h3>
              {name} <small>{`conduits par ${archangel}`}</small>
            </h3>
            <ul>
              {angels
                .filter(({ hierarchy }) => hierarchy === slug)
                .map((angel) => (
                  <li key={angel.slug}>
                    <Link to={ritualUrl(angel.slug)}>
                      <Seal angel={angelOf(angel.number)} />
                      <span>
                        <i className="visually-hidden">{`Rituel ${de(angel.name)}`}</i>
                        <span aria-hidden="true">{angel.name}</span>
                      </span>
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
