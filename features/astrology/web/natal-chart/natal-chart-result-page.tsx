import { type PageProps, urlOf } from '@solelune/screen';
import { natalChartResult } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { BirthOutcome } from '../birth/birth-outcome.tsx';
import { tuningOf, useTuning } from '../chart/use-tuning.ts';
import { whatMoved } from '../chart/what-moved.ts';
import { NatalChart } from './natal-chart.tsx';
import { NatalChartForm } from './natal-chart-form.tsx';

const NAME = 'Thème astral';
const resultUrl = (infos: string) => urlOf(addresses.natalChartResult, { infos });
const TUNING = tuningOf<typeof natalChartResult>((answer) => answer.chart, resultUrl, whatMoved);

export default function NatalChartResultPage({ data }: PageProps<typeof natalChartResult>) {
  const { shown: answer, tune } = useTuning(natalChartResult, data, TUNING);
  if (answer.status === 'ready') return <NatalChart {...{ answer, tune }} name={NAME} urlOfInfos={resultUrl} />;
  return (
    <BirthOutcome
      name={NAME}
      path={addresses.natalChart.path}
      data={answer}
      urlOfInfos={resultUrl}
      form={
        <NatalChartForm given={answer.given} problems={answer.status === 'incomplete' ? answer.problems : undefined} />
      }
    />
  );
}
