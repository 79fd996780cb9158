import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import './spinner.css';

/** Twelve rays on a grid of 26, at radius 7.5 to 10.8, the first one faintest: the sun that turns while one waits. */
const RAYS = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6;
  const at = (radius: number) =>
    `${(13 + radius * Math.sin(angle)).toFixed(2)} ${(13 - radius * Math.cos(angle)).toFixed(2)}`;
  return { path: `M${at(7.5)}L${at(10.8)}`, opacity: Number((0.2 + index * 0.07).toFixed(2)) };
});

export interface SpinnerProps {
  /** Side in CSS pixels. */
  size?: number;
  /** What is awaited; an empty string leaves the spinner silent, where the words stand beside it. */
  label?: string;
  className?: string;
}

export function Spinner({ size = 18, label = 'Chargement…', className }: SpinnerProps) {
  return (
    <span className={classNames('spinner', className)} role={label ? 'status' : undefined}>
      <svg className="spinner__sun" viewBox="0 0 26 26" width={size} height={size} aria-hidden="true">
        <circle cx="13" cy="13" r="4" fill="currentColor" />
        {RAYS.map((ray) => (
          <path key={ray.path} d={ray.path} opacity={ray.opacity} />
        ))}
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
