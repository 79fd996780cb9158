import type { PageProps } from '@solelune/screen';
import type { transitsResult } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { BirthOutcome } from '../birth/birth-outcome.tsx';
import { Today } from './today.tsx';
import { urlOfInfos } from './today-address.ts';
import { TodayForm } from './today-form.tsx';

export default function TodayResultPage({ data }: PageProps<typeof transitsResult>) {
  // Another birth is another page: its time begins again.
  if (data.status === 'ready') return <Today key={data.infos} answer={data} />;
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
