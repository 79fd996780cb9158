import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, sparkleGlyph } from '../icon/index.ts';
import './slider.css';

export interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'defaultValue'> {
  label: ReactNode;
  value: number;
  onValueChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** The words at both ends: "en sommeil", "très présente". */
  ends?: readonly [low: string, high: string];
}

/** The native range control, under a drawn scale with a star for thumb. */
export function Slider({
  label,
  value,
  onValueChange,
  min = 0,
  max = 10,
  step = 1,
  ends,
  className,
  ...rest
}: SliderProps) {
  const id = useId();
  const count = Math.round((max - min) / step);
  const share = (value - min) / (max - min);
  return (
    <div className={classNames('slider', className)}>
      <div className="slider__head">
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id}>{value}</output>
      </div>
      <div className="slider__scale" style={{ '--slider-share': share }}>
        {count <= 20 && (
          <span className="slider__ticks" aria-hidden="true">
            {Array.from({ length: count + 1 }, (_, index) => (
              <i key={index} />
            ))}
          </span>
        )}
        <input
          {...rest}
          {...{ id, min, max, step, value }}
          type="range"
          className="slider__input"
          aria-describedby={ends ? `${id}-ends` : undefined}
          onChange={(event) => onValueChange(Number(event.target.value))}
        />
        <span className="slider__thumb">
          <Icon of={sparkleGlyph} size={20} />
        </span>
      </div>
      {ends && (
        <div className="slider__ends" id={`${id}-ends`}>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </div>
  );
}
