import { type PageProps, urlOf } from '@solelune/screen';
import { useMemo } from 'react';
import type { solarRevolutionCalcul } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { BirthOutcome } from '../birth/birth-outcome.tsx';
import { Stage } from '../calculation/stage.tsx';
import { returnWords } from './return-words.ts';
import { SolarRevolutionForm } from './solar-revolution-form.tsx';
import { twoRings } from './two-skies.ts';

const warmUp = () => import('./solar-revolution-result-page.tsx');
const calculUrl = (infos: string) => urlOf(addresses.solarRevolutionCalcul, { infos });

type Answer = PageProps<typeof solarRevolutionCalcul>['data'];

export default function SolarRevolutionCalculPage({ data }: PageProps<typeof solarRevolutionCalcul>) {
  if (data.status === 'ready') return <Returning data={data} />;
  return (
    <BirthOutcome
      name="Révolution solaire"
      path={addresses.solarRevolution.path}
      data={data}
      urlOfInfos={calculUrl}
      form={
        <SolarRevolutionForm given={data.given} problems={data.status === 'incomplete' ? data.problems : undefined} />
      }
    />
  );
}

function Returning({ data }: { data: Extract<Answer, { status: 'ready' }> }) {
  const rings = useMemo(() => twoRings(data), [data]);
  return (
    <Stage
      given={`Retour ${returnWords(data.return)}, ${data.return.place.display_name}`}
      title="Le Soleil revient à sa place"
      {...rings}
      resultUrl={urlOf(addresses.solarRevolutionResult, { infos: data.infos })}
      warmUp={warmUp}
    />
  );
}
