import { Arch, Hills } from './arch.tsx';
import { Sun } from './sun.tsx';

/** Nine milestones, nearest first: place and size. */
const MILESTONES = [
  [92, 606, 1.32],
  [404, 626, 1.2],
  [452, 546, 0.98],
  [304, 546, 0.84],
  [192, 500, 0.72],
  [270, 470, 0.58],
  [322, 432, 0.48],
  [266, 412, 0.38],
  [238, 380, 0.3],
] as const;
const GRASS = [
  [40, 628, 1],
  [466, 622, 1.1],
  [440, 500, 0.7],
  [70, 520, 0.7],
  [120, 540, 0.6],
] as const;
const LEFT_EDGE =
  'M128 640C152 590 330 586 352 548 372 512 226 510 214 472 204 440 286 438 284 408 283 388 250 386 249 362';
const RIGHT_EDGE = 'C258 383 298 384 301 408 305 442 236 446 246 470 258 500 424 508 410 556 396 600 316 604 330 640';

export function LifepathScene() {
  return (
    <Arch label="Un chemin monte vers le soleil levant entre neuf bornes numérotées" seed={7}>
      <Sun x={250} y={268} />
      <Hills from={372} />
      <path d={`${LEFT_EDGE}L254 361${RIGHT_EDGE}Z`} fill="#f6e3b3" />
      <path d={`${LEFT_EDGE}M254 361${RIGHT_EDGE}`} fill="none" stroke="#b9822b" strokeWidth="1.2" />
      {MILESTONES.map(([x, y, scale], index) => (
        <g key={scale} transform={`translate(${x} ${y}) scale(${scale})`}>
          <ellipse cy="2" rx="30" ry="5" fill="#071a26" opacity=".45" />
          <path d="M-21 0V-40A21 21 0 0 1 21-40V0Z" fill="#fcf6e8" stroke="#7a5413" strokeWidth="1.2" />
          <path d="M7 0V-57A21 21 0 0 1 21-40V0Z" fill="#d9c7a0" opacity=".7" />
          <path d="M-16-3V-40A16 16 0 0 1 16-40V-3" fill="none" stroke="#b27f2c" strokeWidth=".9" />
          <text y="-19" fontSize="34" fontWeight="600" fill="#123c46">
            {index + 1}
          </text>
        </g>
      )).reverse()}
      {GRASS.map(([x, y, scale]) => (
        <path
          key={x}
          transform={`translate(${x} ${y}) scale(${scale})`}
          d="M0 0C-2-10-8-16-14-20M0 0C0-12 0-20 1-28M0 0C2-9 8-15 15-17"
          fill="none"
          stroke="#8fd0c6"
          strokeWidth="1.3"
          strokeLinecap="round"
        />
      ))}
    </Arch>
  );
}
