import { starPolygonPath } from '@solelune/ui/geometry';
import { ticksPath } from './number-figure.ts';

/** The numbered sun: a star of nine points in its disc, its rays and its halo. */
export function Sun({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r="230" fill="url(#numerology-glow)" />
      <g fill="none" stroke="#fff3d0">
        <path d={ticksPath(36, 92, 112, 4, 136)} strokeWidth="1.1" opacity=".8" />
        <circle r="86" strokeWidth="1.2" />
        <circle r="160" strokeWidth=".8" opacity=".6" />
        <circle r="168" strokeWidth=".8" strokeDasharray="1.5 7" strokeLinecap="round" />
        <path d={starPolygonPath(9, 4, 160)} strokeWidth=".7" opacity=".5" />
      </g>
      <circle r="66" fill="#fff3d0" />
      <circle r="60" fill="#f6d98d" />
      <g fill="none" stroke="#b9822b">
        <path d={starPolygonPath(9, 4, 54)} />
        <circle r="54" />
      </g>
    </g>
  );
}
