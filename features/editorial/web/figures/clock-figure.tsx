import { Link } from '@solelune/screen/navigation';
import type { ViewOf } from '../../contract/figures.ts';
import './clock-figure.css';

const MINUTES = 60;

/** The face at the hour in question. */
export function ClockFigure({ view: { hour, minute, label, to } }: { view: ViewOf<'clock'> }) {
  return (
    <Link className="clock-figure" to={to}>
      <svg viewBox="-100 -100 200 200" aria-hidden="true">
        <circle r="96" />
        <circle r="90" />
        {Array.from({ length: MINUTES }, (_, index) => (
          <path key={index} d={`M0 -86V${index % 5 ? -81 : -75}`} transform={`rotate(${index * 6})`} />
        ))}
        <path className="clock-figure__hour" d="M0 6V-46" transform={`rotate(${(hour % 12) * 30 + minute / 2})`} />
        <path className="clock-figure__minute" d="M0 8V-70" transform={`rotate(${minute * 6})`} />
        <circle className="clock-figure__pin" r="4" />
      </svg>
      <b>{label}</b>
    </Link>
  );
}
