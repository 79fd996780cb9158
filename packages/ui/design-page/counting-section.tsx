import { ColumnPlot, RangePlot, RowPlot } from '../plots/index.ts';
import { Columns, Specimen } from './specimen.tsx';

const WEEK = ['lun. 9', 'mar. 10', 'mer. 11', 'jeu. 12', 'ven. 13', 'sam. 14', 'dim. 15'];
const NOTED = [1, 0, 3, 2, 0, 5, 4];
const HOURS = ['14h14', '22h22', '11h11', '01h01'];

export function CountingSection() {
  return (
    <Columns count={2}>
      <Specimen name="Colonnes">
        <ColumnPlot
          title="Heures notées, jour après jour"
          caption="Heures notées : 15 heures"
          head={['Jour', 'Heures']}
          points={WEEK.map((label, index) => ({ name: label, label, value: NOTED[index] ?? 0 }))}
        />
      </Specimen>
      <Specimen name="Parts, étendue">
        <RowPlot
          title="Les heures qui reviennent"
          caption="Heures notées, heure par heure"
          head={['Heure', 'Fois']}
          rows={HOURS.map((name, index) => ({ name, value: 6 - index }))}
        />
        <RangePlot low={4} high={16} middle={9.9} value={15} rangeWords="hasard : 4 à 16" valueWords="vous : 15" />
      </Specimen>
    </Columns>
  );
}
