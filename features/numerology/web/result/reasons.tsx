import { counted } from '@solelune/french/counts';
import type { Compatibility, CompatibilityReason } from '../../engine/index.ts';
import './reasons.css';

/** The triads of the tradition, by number. */
const familyOf = (number: number) => ['1-5-7', '2-4-8', '3-6-9'].find((triad) => triad.includes(String(number)));

const WORDS: Readonly<
  Record<CompatibilityReason['key'], { name: string; say: (one: number, other: number) => string }>
> = {
  expression: {
    name: 'Les deux nombres',
    say: (one, other) =>
      one === other
        ? `Deux fois le ${/* begins with a figure */ one}`
        : `${one} et ${other}, à ${Math.abs(one - other)} de distance`,
  },
  affective: {
    name: 'Les voyelles',
    say: (one, other) => (one === other ? `Le même cœur, ${one}` : `Vie affective ${one} et ${other}`),
  },
  family: {
    name: 'La famille',
    say: (one, other) =>
      familyOf(one) === familyOf(other)
        ? `Tous deux de la triade ${familyOf(one)}`
        : `L’un de la triade ${familyOf(one)}, l’autre de la triade ${familyOf(other)}`,
  },
  letters: {
    name: 'Les valeurs partagées',
    say: (shared, used) => `${counted(shared, 'valeur', 'valeurs')} de lettres en commun sur ${used}`,
  },
};

/** The score and what it is made of: four comparisons, each with its share. */
export function Reasons({ compatibility, title }: { compatibility: Compatibility; title: string }) {
  const { score, reasons } = compatibility;
  const weights = reasons.reduce((total, { weight }) => total + weight, 0);
  return (
    <section className="numerology-reasons">
      <div className="page">
        <div className="numerology-reasons__score">
          <h2>{title}</h2>
          <p className="numerology-reasons__figure">
            <b>{score}</b> points d’accord sur 100
          </p>
          <p>
            Un score est un jeu&nbsp;: il dit ce que quatre comparaisons donnent, rien de ce que deux personnes en
            feront. La lecture de la paire, elle, va plus loin.
          </p>
        </div>
        <ol>
          {reasons.map(({ key, percent, weight, compared }) => (
            <li key={key}>
              <div>
                <b>{WORDS[key].name}</b>
                <span>
                  {percent} sur 100, pour {Math.round((100 * weight) / weights)}&nbsp;% du score
                </span>
              </div>
              <span className="numerology-reasons__bar" style={{ '--share': percent / 100 }} aria-hidden="true" />
              <p>{WORDS[key].say(...compared)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
