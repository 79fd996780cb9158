import { RowPlot } from '@solelune/ui/plots';
import type { HourCount } from '../../engine/statistics/repartition.ts';

/** Which hours come back, the most seen first. */
export function RepartitionChart({ hours }: { hours: readonly HourCount[] }) {
  return (
    <RowPlot
      title="Les heures qui reviennent"
      caption="Heures notées, heure par heure"
      head={['Heure', 'Fois']}
      rows={hours.map(({ hour, count }) => ({ name: hour, value: count }))}
    />
  );
}
