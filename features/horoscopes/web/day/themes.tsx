import type { SignDay } from '../../answers/day.ts';
import { isSensitive } from '../../engine/themes.ts';
import { Archway } from '../drawings/archway.tsx';
import { SkyDial } from '../drawings/sky-dial.tsx';
import { ThemeMark } from '../drawings/theme-mark.tsx';
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
          Les losanges disent combien le ciel parle de ce thème aujourd’hui (la somme des raisons, ouvertes sous « La
          preuve »), jamais si la journée sera bonne.
        </p>
        <ul>
          {sign.themes.map((one) => (
            <li key={one.theme} data-closed={CLOSED[one.theme] ? true : undefined}>
              {isDrawn && isSensitive(one.theme) && <Archway theme={one.theme} />}
              <div className="day-themes__head">
                <ThemeMark of={one.theme} />
                <h4>{one.name}</h4>
                <Presence of={one.presence} />
              </div>
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

const PRESENCE = ['Presque muet', 'Discret', 'Présent', 'Très présent', 'Au premier plan'];

/** Five lozenges; the words beside them say the same. */
function Presence({ of }: { of: number }) {
  return (
    <p className="day-themes__presence">
      <svg viewBox="0 0 62 12" width="62" height="12" aria-hidden="true">
        {PRESENCE.map((words, index) => (
          <path
            key={words}
            d={`M${6 + index * 12.5} 1.500l4.500 4.500-4.500 4.500-4.500-4.500z`}
            data-on={index < of || undefined}
          />
        ))}
      </svg>
      {PRESENCE[of - 1]}
    </p>
  );
}
