import { Select } from '@solelune/ui/select';
import { Slider } from '@solelune/ui/slider';
import { type ReactNode, useEffect, useState } from 'react';
import { majorsWithin } from '../../engine/view/settings.ts';
import { HOUSE_SYSTEM_NAMES } from '../../words/chart.ts';
import type { ChartSettings } from './chart-settings.ts';
import type { TuneState } from './use-tuning.ts';
import './tune.css';

interface TuneProps extends TuneState {
  /** Without an hour there are none to choose. */
  hasHouses?: boolean;
  /** One orb for all majors; a bond has one for each alone. */
  hasOrb?: boolean;
  /** False under a fold that says it. */
  hasTitle?: boolean;
  /** Where a chart has more to choose: `ViewSettings`. */
  more?: ReactNode;
}

const SYSTEMS = Object.entries(HOUSE_SYSTEM_NAMES).map(([value, label]) => ({ value, label }));
/** The chart is drawn again when the hand rests. */
const REST_MS = 250;

/** One orb for the aspects that are drawn and major; the minor ones keep their own. */
function withOrb({ view }: ChartSettings, orb_deg: number): Partial<ChartSettings> {
  if (!view) return { orb_deg };
  const majors = majorsWithin(orb_deg);
  return {
    orb_deg,
    view: { ...view, aspects: view.aspects.map((one) => ({ ...one, orb_deg: majors[one.kind] ?? one.orb_deg })) },
  };
}

/** The house system and the widest orb, changed where one stands. */
export function Tune({
  settings,
  isBusy,
  news,
  onChange,
  hasHouses = true,
  hasOrb = true,
  hasTitle = true,
  more,
}: TuneProps) {
  const [orb, setOrb] = useState(settings.orb_deg);
  useEffect(() => {
    if (orb === settings.orb_deg) return;
    const timer = setTimeout(() => onChange(withOrb(settings, orb)), REST_MS);
    return () => clearTimeout(timer);
  }, [orb, settings, onChange]);
  return (
    <section className="chart-tune" aria-busy={isBusy} data-print="hide">
      {hasTitle && <h2>Régler la carte</h2>}
      <div className="chart-tune__fields">
        {hasHouses && (
          <Select
            label="Système de maisons"
            value={settings.house_system}
            options={SYSTEMS}
            onChange={(event) => onChange({ house_system: event.target.value as ChartSettings['house_system'] })}
          />
        )}
        {hasOrb && (
          <Slider label="Orbe maximal, en degrés" value={orb} min={1} max={10} step={0.5} onValueChange={setOrb} />
        )}
      </div>
      {more}
      {/* The focus stays on the choice; what it moved is told here. */}
      <p className="chart-tune__news" role="status">
        {news}
      </p>
    </section>
  );
}
