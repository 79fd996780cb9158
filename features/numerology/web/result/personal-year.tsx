import type { BirthDate } from '../../engine/index.ts';
import { personalYear } from '../../engine/index.ts';
import { reductionLines } from '../calculation/sums.ts';
import { YearBand } from '../introduction/year-band.tsx';

/** The year that the visitor is in, counted from the same birth date. */
export function PersonalYear({ date, year }: { date: BirthDate; year: number }) {
  const { addends, reduction } = personalYear(date, year);
  return (
    <YearBand
      year={reduction.number}
      title={`${year} est pour vous une année ${reduction.number}`}
      sum={[`${addends.join(' + ')} = ${reduction.total}`, ...reductionLines(reduction)].join(', puis ')}
    >
      L’année personnelle ajoute le jour et le mois de naissance à l’année en cours, du 1er janvier au 31 décembre.
    </YearBand>
  );
}
