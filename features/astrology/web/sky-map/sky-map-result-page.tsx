import { overName } from '@solelune/french/elision';
import { ofPlace } from '@solelune/french/places';
import { type PageProps, urlOf } from '@solelune/screen';
import type { skyMapResult } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { BirthOutcome } from '../birth/birth-outcome.tsx';
import { MomentForm } from './moment-form.tsx';
import { SkyView } from './sky-view.tsx';
import TuneSky from './tune-sky.tsx';

const NAME = 'Carte du ciel';
const resultUrl = (infos: string) => urlOf(addresses.skyMapResult, { infos });

export default function SkyMapResultPage({ data }: PageProps<typeof skyMapResult>) {
  if (data.status !== 'ready') {
    return (
      <BirthOutcome
        name={NAME}
        path={addresses.skyMap.path}
        data={data}
        urlOfInfos={resultUrl}
        form={<MomentForm given={data.given} problems={data.status === 'incomplete' ? data.problems : undefined} />}
      />
    );
  }
  const where = data.given.birthcity ? data.proof.place.display_name : null;
  return (
    <SkyView
      tuning={TuneSky}
      sky={data}
      infos={data.infos}
      urlOfInfos={resultUrl}
      crumbs={[
        { name: 'Astrologie', path: addresses.index.path },
        { name: NAME, path: addresses.skyMap.path },
        { name: 'Ce ciel' },
      ]}
      {...(where ? overName('Le ciel', ofPlace(where.split(',')[0] as string)) : { title: NAME })}
      form={<MomentForm given={data.given} />}
      sharePath={resultUrl(data.share_infos)}
      where={where}
    />
  );
}
