import type { SignDay } from '../../answers/day.ts';
import { SkyDial } from '../drawings/sky-dial.tsx';
import { Proof } from './proof.tsx';
import './themes.css';

/** Opened on purpose: what touches the body is not read over a shoulder. */
const CLOSED: Partial<Record<string, string>> = {
  health: 'Un thème intime : rythme, sommeil, souffle, jamais un diagnostic. Une inquiétude se confie à un médecin.',
  sexuality: 'Un thème réservé aux adultes : désir, jeu et limites, à voix basse.',
};

export function Themes({ sign, isDrawn }: { sign: SignDay; isDrawn: boolean }) {
  return (
    <div className="day-themes">
      <div className="page">
        <h3 className="day-themes__title">Neuf thèmes, neuf morceaux de ciel</h3>
        <p className="day-themes__note">
          Chaque thème dit de quel morceau du ciel il vient, et pourquoi celui-là. Santé et sexualité s’ouvrent à votre
          demande.
        </p>
        <ul>
          {sign.themes.map((one) => (
            <li key={one.theme}>
              <h4>{one.name}</h4>
              {CLOSED[one.theme] ? (
                <>
                  <p className="day-themes__closed">{CLOSED[one.theme]}</p>
                  <details className="day-themes__door">
                    <summary>{`Ouvrir le thème ${one.name}`}</summary>
                    <Theme {...{ one, sign, isDrawn }} />
                  </details>
                </>
              ) : (
                <Theme {...{ one, sign, isDrawn }} />
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Theme({ one, sign, isDrawn }: { one: SignDay['themes'][number]; sign: SignDay; isDrawn: boolean }) {
  return (
    <>
      <div className="day-themes__text" dangerouslySetInnerHTML={{ __html: one.html }} />
      <div className="day-themes__from">
        {isDrawn && <SkyDial reader={sign.key} witness={one.witness} size={96} />}
        <div>
          <b>{one.witness.title}</b>
          <span>{one.witness.words}</span>
        </div>
      </div>
      <Proof of={one.witness.proof}>{`${one.reasons}.`}</Proof>
    </>
  );
}
