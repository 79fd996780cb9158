import { POINT_NOUNS } from '@solelune/french/sky-nouns';
import { Icon, planetGlyphs } from '@solelune/ui/icon';
import type { SignFacts } from '../../engine/signs.ts';
import type { TextSection } from '../frame/texts.tsx';
import './decans.css';

const RANKS = ['Premier décan', 'Deuxième décan', 'Troisième décan'];

/** The three thirds of the sign, on a scale of its thirty degrees. */
export function Decans({ sign, sections }: { sign: SignFacts; sections: readonly TextSection[] }) {
  return (
    <section className="sign-decans">
      <div className="page">
        <h2>Trois décans</h2>
        <p>
          Chaque signe compte trente degrés, et chaque tiers a son maître selon deux traditions. Dix jours d’écart, et
          l’accent se déplace.
        </p>
        <ol>
          {sections.map(({ key, title, html }, index) => {
            const decan = sign.decans[index];
            return (
              <li key={key}>
                <p className="sign-decans__degrees">{`de ${index * 10}° à ${index * 10 + 10}°`}</p>
                <p className="sign-decans__rank">{RANKS[index]}</p>
                <h3>{title}</h3>
                {decan && (
                  <p className="sign-decans__rulers">
                    <Icon of={planetGlyphs[decan.chaldean_ruler as 'sun']} size={20} />
                    {rulersWords(decan)}
                  </p>
                )}
                <div dangerouslySetInnerHTML={{ __html: html }} />
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

function rulersWords({ chaldean_ruler: one, triplicity_ruler: other }: SignFacts['decans'][number]): string {
  const first = POINT_NOUNS[one].name;
  return one === other ? first : `${first}, ou ${POINT_NOUNS[other].name} par triplicité`;
}
