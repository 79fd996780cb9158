import { Moon } from '@solelune/ui/moon';
import type { ViewOf } from '../../contract/figures.ts';
import './moon-figure.css';

export function MoonFigure({ view: { moons } }: { view: ViewOf<'moon'> }) {
  return (
    <ul className="moon-figure">
      {moons.map(({ day, phase, where, illuminatedFraction, waxing }) => (
        <li key={day}>
          <Moon illuminatedFraction={illuminatedFraction} waxing={waxing} size={moons.length > 2 ? 104 : 148} halo />
          <b>{phase}</b>
          <span>{day}</span>
          <small>{where}</small>
        </li>
      ))}
    </ul>
  );
}
