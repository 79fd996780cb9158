import { addresses } from '../addresses.ts';
import { BirthQuestion, type BirthQuestionProps } from '../birth/birth-question.tsx';
import { urlOfInfos } from './natal-chart-address.ts';

export function NatalChartForm(props: Pick<BirthQuestionProps, 'given' | 'problems'>) {
  return (
    <BirthQuestion
      {...props}
      page={addresses.natalChart.path}
      lead="Le lieu fixe l’horizon, l’heure fixe les maisons. Sans elle, nous dirons ce qui est certain et ce qui change."
      submitLabel="Dresser mon thème"
      urlOfInfos={urlOfInfos}
    />
  );
}
