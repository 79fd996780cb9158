import { useEffect } from 'react';
import { skyMapResult } from '../../contract.ts';
import { Tune } from '../chart/tune.tsx';
import { chartTuning, useTuning } from '../chart/use-tuning.ts';
import { ViewSettings } from '../chart/view-settings.tsx';
import { whatMoved } from '../chart/what-moved.ts';
import type { Sky } from './sky-facts.tsx';

export interface TuneSkyProps {
  /** As the page came. */
  first: Sky;
  /** The moment and place, as the address carries them; now and Paris without. */
  infos: string;
  /** Where the address follows the settings. */
  urlOfInfos?: ((infos: string) => string) | undefined;
  onShown: (sky: Sky) => void;
}

/** The settings of the sky that a page shows; what they draw again is the page's to show. */
export default function TuneSky({ first, infos, urlOfInfos, onShown }: TuneSkyProps) {
  const { shown, tune } = useTuning<typeof skyMapResult, Sky>(skyMapResult, first, {
    ...chartTuning<Sky>(({ chart }) => chart, whatMoved),
    read: (answer) => (answer.status === 'ready' ? answer : first),
    infos: (sky) => ('infos' in sky ? String(sky.infos) : infos),
    ...(urlOfInfos && { urlOfInfos }),
  });
  useEffect(() => onShown(shown), [shown, onShown]);
  const { view } = tune.settings;
  return <Tune {...tune} more={view && <ViewSettings view={view} onChange={tune.onChange} />} />;
}
