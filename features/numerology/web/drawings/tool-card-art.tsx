import { pathPoint, sparkPath } from '@solelune/ui/geometry';
import type { ReactNode } from 'react';
import type { ToolKey } from '../tools.ts';
import { circlePath, ticksPath } from './number-figure.ts';
import './tool-card-art.css';

function Ripples({ x, y, from }: { x: number; y: number; from: number }) {
  return Array.from({ length: 5 }, (_, index) => (
    <circle
      key={index}
      cx={x}
      cy={y}
      r={from + index * 30}
      className="numerology-card-art__ripple"
      opacity={0.34 - index * 0.05}
    />
  ));
}

function Tile({ x, y, sign, value, quiet }: { x: number; y: number; sign: string; value?: number; quiet?: boolean }) {
  return (
    <g className="numerology-card-art__tile" data-quiet={quiet || undefined} transform={`translate(${x} ${y})`}>
      <rect x="-21" y="-24" width="42" height="50" rx="7" />
      <text y="11" fontSize="33">
        {sign}
      </text>
      {value !== undefined && (
        <>
          <circle cy="40" r="12" />
          <text className="numerology-card-art__value" y="45.300" fontSize="15">
            {value}
          </text>
        </>
      )}
    </g>
  );
}

function Letters() {
  const letters = [...'CHLOÉ'].map((sign, index) => ({
    sign,
    value: [3, 8, 3, 6, 5][index] ?? 0,
    x: 56 + index * 62,
    y: 46 - (2 - Math.abs(index - 2)) * 8,
  }));
  return (
    <>
      <Ripples x={180} y={196} from={60} />
      {letters.map(({ sign, value, x, y }) => (
        <g key={sign}>
          <path
            d={`M${x} ${y + 52}C${x} ${y + 78} ${180 + (x - 180) * 0.34} 112 ${180 + (x - 180) * 0.14} 126`}
            className="numerology-card-art__line"
          />
          <Tile x={x} y={y} sign={sign} value={value} />
        </g>
      ))}
      <Sum value={7} />
    </>
  );
}

function Sum({ value }: { value: number }) {
  return (
    <g transform="translate(180 144)">
      <circle r="27" className="numerology-card-art__sum" />
      <text className="numerology-card-art__value" y="11" fontSize="36">
        {value}
      </text>
    </g>
  );
}

function Vowels() {
  const values: Record<string, number> = { A: 1, I: 9, E: 5 };
  return (
    <>
      <Ripples x={180} y={100} from={40} />
      {[...'CAMILLE'].map((sign, index) => {
        const value = values[sign];
        return (
          <Tile
            key={index}
            x={42 + index * 46}
            y={value ? 58 : 92}
            sign={sign}
            {...(value ? { value } : { quiet: true })}
          />
        );
      })}
      <path
        d="M20 152c20-12 33 12 53 0s33 12 53 0 33 12 53 0 33 12 53 0 33 12 53 0 33 12 53 0"
        className="numerology-card-art__gold"
      />
    </>
  );
}

function Digits() {
  return (
    <>
      <Ripples x={180} y={196} from={60} />
      {[...'17061988'].map((sign, index) => {
        const x = 30 + index * 40 + (index > 1 ? 10 : 0) + (index > 3 ? 10 : 0);
        return (
          <g key={index}>
            <path
              d={`M${x} 82C${x} 108 ${180 + (x - 180) * 0.3} 108 ${180 + (x - 180) * 0.14} 122`}
              className="numerology-card-art__line"
            />
            <g transform={`translate(${x} 52) scale(.86)`}>
              <Tile x={0} y={0} sign={sign} />
            </g>
          </g>
        );
      })}
      <Sum value={4} />
    </>
  );
}

function Circles() {
  return (
    <>
      <g className="numerology-card-art__circles">
        <path d={circlePath(66, 142, 90) + circlePath(66, 218, 90)} />
        <path d={ticksPath(36, 72, 76)} transform="translate(142 90)" />
        <path d={ticksPath(36, 72, 76)} transform="translate(218 90)" />
      </g>
      <path d="M180 36.040A66 66 0 0 1 180 143.960 66 66 0 0 1 180 36.040Z" className="numerology-card-art__almond" />
      <text x="116" y="110" fontSize="60">
        4
      </text>
      <text x="244" y="110" fontSize="60">
        2
      </text>
      <path d={sparkPath(15, [180, 90], 0.3)} className="numerology-card-art__star" />
    </>
  );
}

function Rose() {
  const ratings = [6, 7, 4, 8, 5, 7, 4, 6];
  const shape = ratings
    .map((rating, index) => `${index ? 'L' : 'M'}${pathPoint(rating * 7.2, index * 45, [180, 90])}`)
    .join('');
  return (
    <>
      <g className="numerology-card-art__circles">
        <path d={circlePath(72, 180, 90) + circlePath(48, 180, 90) + circlePath(24, 180, 90)} />
        <path d={ticksPath(8, 0, 72)} transform="translate(180 90)" />
        <path d={ticksPath(80, 75, 79, 10, 82)} transform="translate(180 90)" />
      </g>
      <path d={`${shape}Z`} className="numerology-card-art__shape" />
    </>
  );
}

const PICTURES: Readonly<Record<ToolKey, () => ReactNode>> = {
  expression: Letters,
  affective: Vowels,
  lifepath: Digits,
  compatibility: Circles,
  universal: Rose,
};

/** The frieze at the head of a tool's card, in the colours of the page. */
export function ToolCardArt({ tool }: { tool: ToolKey }) {
  const Picture = PICTURES[tool];
  return (
    <svg className="numerology-card-art" viewBox="0 0 360 176" aria-hidden="true">
      <Picture />
    </svg>
  );
}
