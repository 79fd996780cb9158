import { figures } from '@solelune/french/figures';
import { Table } from '@solelune/ui/table';
import type { Supplement } from '../../answer-schemas.ts';

type Eras = Extract<Supplement, { kind: 'accuracy' }>['eras'];

const COLUMNS = [
  ['planetsArcsec', 'Planètes'],
  ['marsArcsec', 'Mars'],
  ['moonArcsec', 'Lune'],
  ['chironArcsec', 'Chiron'],
  ['cuspsArcsec', 'Maisons'],
] as const;

const inFrench = (arcsec: number) => `${figures(arcsec)}″`;

/** The figures are the sky engine's own. */
export function AccuracyTable({ eras }: { eras: Eras }) {
  return (
    <div className="editorial-accuracy">
      <Table caption="Écart annoncé, en secondes d’arc">
        <thead>
          <tr>
            <th scope="col">Années</th>
            {COLUMNS.map(([key, name]) => (
              <th key={key} scope="col" data-align="end">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {eras.map((era) => (
            <tr key={era.era}>
              <th scope="row">{era.era.replace('-', '–')}</th>
              {COLUMNS.map(([key]) => (
                <td key={key} data-align="end">
                  {era[key] === undefined ? <span title="Orbite trop incertaine">–</span> : inFrench(era[key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <p>
        Référence : Swiss Ephemeris 2.10 avec les données DE431 du JPL, au même temps terrestre. L’orbite de Chiron
        n’est pas proposée avant 1600. Après 2050, les maisons s’écartent de la référence de quelques secondes d’arc,
        faute d’une même convention pour le temps sidéral.
      </p>
    </div>
  );
}
