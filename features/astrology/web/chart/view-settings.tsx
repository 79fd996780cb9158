import { Button } from '@solelune/ui/button';
import { Checkbox } from '@solelune/ui/checkbox';
import { Select } from '@solelune/ui/select';
import { SummaryBar } from '@solelune/ui/summary-bar';
import { ASPECT_KINDS, HIDABLE, type KindOfPoint, WIDEST_ORB_DEG, type Zodiac } from '../../engine/view/settings.ts';
import { ASPECT_NAMES } from '../../words/chart.ts';
import { HIDABLE_NAMES, LILITH_NAMES, NODE_NAMES, ZODIAC_NAMES, ZODIAC_SOURCES } from '../../words/settings.ts';
import { type ChartSettings, usualOrbsOf, type ViewAnswer } from './chart-settings.ts';
import './view-settings.css';

interface ViewSettingsProps {
  view: ViewAnswer;
  /** The orbs to go back to; the majors within five degrees without. */
  usualOrbs?: ChartSettings['usualOrbs'];
  onChange: (change: Partial<ChartSettings>) => void;
}

const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));
const ORBS = [
  { value: '', label: 'Non tracé' },
  ...Array.from({ length: WIDEST_ORB_DEG }, (_, index) => ({ value: String(index + 1), label: `${index + 1}°` })),
];
/** A half degree of the slider has a place in the list too. */
const orbsWith = (orb: number | undefined) =>
  orb === undefined || Number.isInteger(orb)
    ? ORBS
    : [...ORBS, { value: String(orb), label: `${String(orb).replace('.', ',')}°` }].toSorted(
        (a, b) => Number(a.value) - Number(b.value),
      );

/** Every setting that makes two sites draw one birth in two ways, in one place. */
export function ViewSettings({ view, usualOrbs: own, onChange }: ViewSettingsProps) {
  const change = (part: Partial<ViewAnswer>) => onChange({ view: { ...view, ...part } });
  const usualOrbs = Object.entries(usualOrbsOf({ orb_deg: 5, usualOrbs: own })).map(([kind, orb_deg]) => ({
    kind,
    orb_deg,
  })) as ViewAnswer['aspects'];
  return (
    <details className="view-settings">
      <SummaryBar>Tous les réglages</SummaryBar>
      <div className="view-settings__fields">
        <Select
          label="Zodiaque"
          hint={ZODIAC_SOURCES[view.zodiac]}
          value={view.zodiac}
          options={optionsOf(ZODIAC_NAMES)}
          onChange={(event) => change({ zodiac: event.target.value as Zodiac })}
        />
        <Select
          label="Nœud lunaire"
          value={view.node}
          options={optionsOf(NODE_NAMES)}
          onChange={(event) => change({ node: event.target.value as KindOfPoint })}
        />
        <Select
          label="Lune noire"
          value={view.lilith}
          options={optionsOf(LILITH_NAMES)}
          onChange={(event) => change({ lilith: event.target.value as KindOfPoint })}
        />
      </div>
      <OrbFields aspects={view.aspects} onChange={(aspects) => change({ aspects })} />
      <fieldset className="view-settings__bodies">
        <legend>Astres montrés</legend>
        {HIDABLE.map((body) => (
          <Checkbox
            key={body}
            label={HIDABLE_NAMES[body]}
            checked={!view.hidden.includes(body)}
            onChange={({ target: { checked } }) =>
              change({ hidden: checked ? view.hidden.filter((one) => one !== body) : [...view.hidden, body] })
            }
          />
        ))}
      </fieldset>
      <Button
        tone="quiet"
        onClick={() =>
          onChange({
            house_system: 'placidus',
            orb_deg: 5,
            view: { zodiac: 'tropical', node: 'mean', lilith: 'mean', aspects: usualOrbs, hidden: [] },
          })
        }
      >
        Revenir aux réglages habituels
      </Button>
    </details>
  );
}

function OrbFields({
  aspects,
  onChange,
}: {
  aspects: ViewAnswer['aspects'];
  onChange: (aspects: ViewAnswer['aspects']) => void;
}) {
  const orbOf = (kind: string) => aspects.find((one) => one.kind === kind)?.orb_deg;
  return (
    <fieldset className="view-settings__orbs">
      <legend>Aspects, et l’orbe de chacun</legend>
      {ASPECT_KINDS.map((kind) => (
        <Select
          key={kind}
          label={`${ASPECT_NAMES[kind].charAt(0).toUpperCase()}${ASPECT_NAMES[kind].slice(1)}`}
          value={String(orbOf(kind) ?? '')}
          options={orbsWith(orbOf(kind))}
          onChange={({ target: { value } }) => {
            const others = aspects.filter((one) => one.kind !== kind);
            onChange(value ? [...others, { kind, orb_deg: Number(value) }] : others);
          }}
        />
      ))}
    </fieldset>
  );
}
