import { Select } from '@solelune/ui/select';
import { Slider } from '@solelune/ui/slider';
import { useEffect, useState } from 'react';
import { HOUSE_SYSTEM_NAMES } from '../../words/chart.ts';
import './tune.css';

export interface ChartSettings {
  house_system: keyof typeof HOUSE_SYSTEM_NAMES;
  orb_deg: number;
}

interface TuneProps {
  settings: ChartSettings;
  isBusy: boolean;
  onChange: (change: Partial<ChartSettings>) => void;
}

const SYSTEMS = Object.entries(HOUSE_SYSTEM_NAMES).map(([value, label]) => ({ value, label }));
/** The chart is drawn again when the hand rests. */
const REST_MS = 250;

/** The house system and the widest orb, changed where one stands. */
export function Tune({ settings, isBusy, onChange }: TuneProps) {
  const [orb, setOrb] = useState(settings.orb_deg);
  useEffect(() => {
    if (orb === settings.orb_deg) return;
    const timer = setTimeout(() => onChange({ orb_deg: orb }), REST_MS);
    return () => clearTimeout(timer);
  }, [orb, settings.orb_deg, onChange]);
  return (
    <section className="chart-tune" aria-busy={isBusy} data-print="hide">
      <h2>Régler la carte</h2>
      <div className="chart-tune__fields">
        <Select
          label="Système de maisons"
          value={settings.house_system}
          options={SYSTEMS}
          onChange={(event) => onChange({ house_system: event.target.value as ChartSettings['house_system'] })}
        />
        <Slider label="Orbe maximal, en degrés" value={orb} min={1} max={10} step={0.5} onValueChange={setOrb} />
      </div>
    </section>
  );
}
