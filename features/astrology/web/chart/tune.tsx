import { MAJOR_ASPECTS } from '@solelune/sky';
import { Select } from '@solelune/ui/select';
import { Slider } from '@solelune/ui/slider';
import { lazy, Suspense, useEffect, useState } from 'react';
import { HOUSE_SYSTEM_NAMES } from '../../words/chart.ts';
import type { ChartSettings } from './chart-settings.ts';
import type { TuneState } from './use-tuning.ts';
import './tune.css';

/** For natal charts alone: the map of the sky does without. */
const ViewSettings = lazy(() => import('./view-settings.tsx').then((module) => ({ default: module.ViewSettings })));

interface TuneProps extends TuneState {
  /** Without an hour there are none to choose. */
  hasHouses?: boolean;
}

const SYSTEMS = Object.entries(HOUSE_SYSTEM_NAMES).map(([value, label]) => ({ value, label }));
/** The chart is drawn again when the hand rests. */
const REST_MS = 250;

/** One orb for the aspects that are drawn and major; the minor ones keep their own. */
function withOrb({ view }: ChartSettings, orb_deg: number): Partial<ChartSettings> {
  const isMajor = (kind: string) => MAJOR_ASPECTS.some((major) => major === kind);
  if (!view) return { orb_deg };
  return {
    orb_deg,
    view: { ...view, aspects: view.aspects.map((one) => (isMajor(one.kind) ? { ...one, orb_deg } : one)) },
  };
}

/** The house system and the widest orb, changed where one stands. */
export function Tune({ settings, isBusy, news, onChange, hasHouses = true }: TuneProps) {
  const [orb, setOrb] = useState(settings.orb_deg);
  useEffect(() => {
    if (orb === settings.orb_deg) return;
    const timer = setTimeout(() => onChange(withOrb(settings, orb)), REST_MS);
    return () => clearTimeout(timer);
  }, [orb, settings, onChange]);
  return (
    <section className="chart-tune" aria-busy={isBusy} data-print="hide">
      <h2>Régler la carte</h2>
      <div className="chart-tune__fields">
        {hasHouses && (
          <Select
            label="Système de maisons"
            value={settings.house_system}
            options={SYSTEMS}
            onChange={(event) => onChange({ house_system: event.target.value as ChartSettings['house_system'] })}
          />
        )}
        <Slider label="Orbe maximal, en degrés" value={orb} min={1} max={10} step={0.5} onValueChange={setOrb} />
      </div>
      {settings.view && (
        <Suspense fallback={null}>
          <ViewSettings view={settings.view} onChange={onChange} />
        </Suspense>
      )}
      {/* The focus stays on the choice; what it moved is told here. */}
      <p className="chart-tune__news" role="status">
        {news}
      </p>
    </section>
  );
}
