import { Icon, planetGlyphs, zodiacGlyphs } from '@solelune/ui/icon';
import type { ChartAnswer } from '../../answers/reading.ts';
import { SIGN_FACTS } from '../../engine/signs.ts';
import { ELEMENT_NAMES, MODALITY_NAMES } from '../../words/signs.ts';
import { zodiacPlace } from './point-of.ts';
import { ELEMENT_ORDER, GLYPH_KEYS } from './wheel-of.ts';
import './balance.css';

const percentWords = (share: number) => `${Math.round(share * 100)}\u00A0%`;

const MODALITIES = ['cardinal', 'fixed', 'mutable'] as const;

/** Elements and modalities: every sign is a case, with the planets that stand in it. */
export function Balance({ chart }: { chart: ChartAnswer }) {
  const planets = chart.bodies.slice(0, 10);
  const ascendantSign = zodiacPlace(chart.angles.ascendant_deg).sign;
  const signsOf = (field: 'element' | 'modality', key: string) =>
    planets.filter(({ sign }) => SIGN_FACTS.find((facts) => facts.key === sign)?.[field] === key).length;
  return (
    <table className="chart-balance">
      <caption className="visually-hidden">Les dix planètes par élément et par modalité</caption>
      <thead>
        <tr>
          <td>{'\u00A0'}</td>
          {ELEMENT_ORDER.map((element) => (
            <th key={element} scope="col" className={`sign-mark--${element}`}>
              {ELEMENT_NAMES[element]}
            </th>
          ))}
          <td>{'\u00A0'}</td>
        </tr>
      </thead>
      <tbody>
        {MODALITIES.map((modality) => (
          <tr key={modality}>
            <th scope="row">{MODALITY_NAMES[modality]}</th>
            {ELEMENT_ORDER.map((element) => {
              const sign = SIGN_FACTS.find((facts) => facts.element === element && facts.modality === modality);
              const inside = planets.filter((planet) => planet.sign === sign?.key);
              return (
                sign && (
                  <td key={element} className={`chart-balance__case sign-mark--${element}`} data-held={inside.length}>
                    <Icon of={zodiacGlyphs[sign.key]} size={14} className="chart-balance__sign" />
                    <span className="visually-hidden">{sign.name}</span>
                    <span className="chart-balance__held">
                      {inside.map(({ key }) => {
                        const glyph = GLYPH_KEYS[key];
                        return glyph && <Icon key={key} of={planetGlyphs[glyph]} size={20} />;
                      })}
                      {ascendantSign === sign.key && <b>AC</b>}
                    </span>
                  </td>
                )
              );
            })}
            <td className="chart-balance__sum">{signsOf('modality', modality)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <span className="visually-hidden">Planètes</span>
          </th>
          {ELEMENT_ORDER.map((element) => (
            <td key={element} className={`chart-balance__sum sign-mark--${element}`}>
              <i aria-hidden="true">{'●'.repeat(signsOf('element', element))}</i>
              {signsOf('element', element)}
            </td>
          ))}
          <td>{'\u00A0'}</td>
        </tr>
        <tr className="chart-balance__weighed">
          <th scope="row">Poids</th>
          {ELEMENT_ORDER.map((element) => (
            <td key={element}>{percentWords(chart.elements.find(({ key }) => key === element)?.share ?? 0)}</td>
          ))}
          <td>{'\u00A0'}</td>
        </tr>
      </tfoot>
    </table>
  );
}
