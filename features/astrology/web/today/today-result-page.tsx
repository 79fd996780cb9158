import type { PageProps } from '@solelune/screen';
import { transitsResult } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { BirthOutcome } from '../birth/birth-outcome.tsx';
import { tuningOf, useTuning } from '../chart/use-tuning.ts';
import { Today } from './today.tsx';
import { urlOfInfos } from './today-address.ts';
import { TodayForm } from './today-form.tsx';
import { todayMoved } from './today-moved.ts';

const TUNING = tuningOf<typeof transitsResult>(({ chart }) => chart, urlOfInfos, todayMoved);

export default function TodayResultPage({ data: first }: PageProps<typeof transitsResult>) {
  const { shown: data, tune } = useTuning(transitsResult, first, TUNING);
  // Another birth is another page: its time begins again. Another setting of it is not.
  if (data.status === 'ready')
    return <Today key={first.status === 'ready' ? first.infos : ''} answer={data} tune={tune} />;
  return (
    <BirthOutcome
      name="Transits du jour"
      path={addresses.transits.path}
      data={data}
      urlOfInfos={urlOfInfos}
      form={<TodayForm given={data.given} problems={data.status === 'incomplete' ? data.problems : undefined} />}
    />
  );
}
