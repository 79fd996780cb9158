import { sparkPath } from '@solelune/ui/geometry';
import { Arch } from './arch.tsx';
import { LEAF, PALE } from './enamel.tsx';
import { circlePath, ticksPath } from './number-figure.ts';

const WAVES = Array.from({ length: 9 }, (_, row) => {
  const y = 424 + row * 24;
  return `M${-20 + (row % 2) * 18} ${y}${'q18-9 36 0t36 0'.repeat(8)}`;
}).join('');

/** Two discs over the water: what they share is the almond of light between them. */
export function CompatibilityScene() {
  return (
    <Arch label="Deux disques se croisent au-dessus de l’eau et partagent une amande de lumière" seed={59}>
      <circle cx="250" cy="250" r="210" fill="url(#numerology-glow)" />
      <g fillOpacity=".82" stroke={LEAF} strokeWidth="2">
        <circle cx="186" cy="250" r="112" fill="#135158" />
        <circle cx="314" cy="250" r="112" fill="#2c2864" />
      </g>
      <path d="M250 158.100A112 112 0 0 1 250 341.900 112 112 0 0 1 250 158.100Z" fill="url(#numerology-leaf)" />
      <g fill="none" stroke={LEAF}>
        <path d={circlePath(102, 186, 250) + circlePath(102, 314, 250)} strokeWidth=".8" opacity=".7" />
        <path d={ticksPath(36, 117, 123, 9, 130)} transform="translate(186 250)" />
        <path d={ticksPath(36, 117, 123, 9, 130)} transform="translate(314 250)" />
      </g>
      <path d={sparkPath(26, [250, 250], 0.3)} fill="#7a5413" />
      <g fontSize="96" fontWeight="500" fill={PALE}>
        <text x="134" y="282">
          4
        </text>
        <text x="366" y="282">
          2
        </text>
      </g>
      <rect y="400" width="500" height="240" fill="#114650" />
      <path d="M238 410h24l60 230H178Z" fill={LEAF} opacity=".32" />
      <path d={WAVES} fill="none" stroke="#8fd0c6" strokeWidth="1.200" opacity=".75" />
      <path d="M0 400H500" stroke={LEAF} opacity=".8" />
      <path
        d="M0 400c40-26 70-22 96-10s40 8 60 10ZM500 400c-34-30-76-26-104-12s-34 8-52 12Z"
        fill="#23696f"
        stroke={LEAF}
        strokeOpacity=".5"
      />
    </Arch>
  );
}
