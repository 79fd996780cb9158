import type { Overview } from '../contract.ts';
import { MomentPlot } from './moment-plots.tsx';

/** The house's own work, at the head of the page. */
export default function ConsultationsPlot({ data }: { data: Overview }) {
  return <MomentPlot data={data} title="Consultations" unit="Consultations" values={data.consultations} />;
}
