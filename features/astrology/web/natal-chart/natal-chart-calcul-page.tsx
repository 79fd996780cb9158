import { type PageProps, urlOf } from '@solelune/screen';
import { useMemo } from 'react';
import type { natalChartCalcul } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { BirthOutcome } from '../birth/birth-outcome.tsx';
import { Stage } from '../calculation/stage.tsx';
import { wheelOf, wheelOver } from '../chart/wheel-of.ts';
import { NatalChartForm } from './natal-chart-form.tsx';

const warmUp = () => import('./natal-chart-result-page.tsx');
const calculUrl = (infos: string) => urlOf(addresses.natalChartCalcul, { infos });

type Answer = PageProps<typeof natalChartCalcul>['data'];

export default function NatalChartCalculPage({ data }: PageProps<typeof natalChartCalcul>) {
  if (data.status === 'ready') return <Placing data={data} />;
  return (
    <BirthOutcome
      name="Thème astral"
      path={addresses.natalChart.path}
      data={data}
      urlOfInfos={calculUrl}
      form={<NatalChartForm given={data.given} problems={data.status === 'incomplete' ? data.problems : undefined} />}
    />
  );
}

function Placing({ data }: { data: Extract<Answer, { status: 'ready' }> }) {
  const { time_known: known, local, place } = data.proof;
  const { over } = data;
  const chart = useMemo(() => (over ? wheelOver(over) : wheelOf(data.chart)), [data.chart, over]);
  return (
    <Stage
      given={`${known ? local.words : local.words.split(' à ')[0]}, ${place.display_name}`}
      title="Les planètes prennent leur place"
      chart={chart}
      resultUrl={urlOf(addresses.natalChartResult, { infos: data.infos })}
      warmUp={warmUp}
    />
  );
}
