import { seededRandom, sparkPath } from '@solelune/ui/geometry';
import { useId } from 'react';
import './season-plate.css';

export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];

interface Look {
  sky: readonly [string, string];
  hill: string;
  ground: string;
  bark: string;
  leaf: readonly string[];
  /** How full the crown is, 0 to 1. */
  crown: number;
}

const LOOKS: Readonly<Record<Season, Look>> = {
  winter: {
    ...{ sky: ['#1b2350', '#7a86b8'], hill: '#9aa5cc', ground: '#e9ecf6', bark: '#2b2547' },
    ...{ leaf: ['#eef2ff', '#cfd8f2'], crown: 0.2 },
  },
  spring: {
    ...{ sky: ['#7fb6d9', '#f6e3d6'], hill: '#a9c99a', ground: '#7fae74', bark: '#4a3428' },
    ...{ leaf: ['#f7c9d6', '#f2a9c0', '#fde6ec'], crown: 0.75 },
  },
  summer: {
    ...{ sky: ['#182a52', '#e9a25c'], hill: '#4d7350', ground: '#2f5138', bark: '#37261f' },
    ...{ leaf: ['#3f7a4a', '#5d9a55', '#2c5f3d'], crown: 1 },
  },
  autumn: {
    ...{ sky: ['#35225a', '#d9805a'], hill: '#7a4a55', ground: '#4f3042', bark: '#2a1a26' },
    ...{ leaf: ['#e9a23b', '#d9682f', '#f3c766'], crown: 0.6 },
  },
};

const cut = (value: number) => Math.round(value * 10) / 10;
const LEAVES = 170;

/** The same tree in four seasons, under the light of each. A picture: the text stands under it. */
export function SeasonPlate({ season }: { season: Season }) {
  const id = useId();
  const { sky, hill, ground, bark } = LOOKS[season];
  return (
    <svg className="season-plate" viewBox="0 0 280 350" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}s`} x2="0" y2="1">
          <stop stopColor={sky[0]} />
          <stop offset="1" stopColor={sky[1]} />
        </linearGradient>
      </defs>
      <path d="M0 0H280V350H0z" fill={`url(#${id}s)`} />
      <Light season={season} />
      <path d="M0 262q60-34 130-14t150-18V350H0z" fill={hill} />
      <path d="M0 296q70-26 140-14t140-6V350H0z" fill={ground} />
      <g stroke={bark} strokeLinecap="round" fill="none">
        <path d="M140 306C142 270 138 252 140 214" strokeWidth="11" />
        <path d="M140 256C124 236 110 226 96 196M140 240C156 218 168 206 186 180" strokeWidth="6" />
        <path
          d="M140 216C138 190 146 172 142 138M112 220C98 212 86 204 70 200M168 204C182 200 196 198 208 188"
          strokeWidth="4"
        />
        <path
          d="M96 196C92 178 96 164 88 148M186 180C190 162 188 150 196 136M142 138C136 126 132 120 120 108M142 138C150 126 158 120 164 108"
          strokeWidth="2.4"
        />
      </g>
      <Crown season={season} />
      {season === 'winter' && <path d={scatter(60, 3, 280, 330)} className="season-plate__snow" />}
      {season === 'autumn' && <path d={scatter(26, 9, 280, 330)} className="season-plate__fall" />}
    </svg>
  );
}

function Crown({ season }: { season: Season }) {
  const { leaf, crown } = LOOKS[season];
  const random = seededRandom(SEASONS.indexOf(season) + 17);
  const leaves = Array.from({ length: Math.round(LEAVES * crown) }, (_, index) => {
    const [turn, far] = [random() * 2 * Math.PI, Math.sqrt(random())];
    const [x, y] = [140 + Math.cos(turn) * far * 92, 156 + Math.sin(turn) * far * 64];
    return { key: index, cx: cut(x), cy: cut(y), r: cut(3 + random() * 6.5), fill: leaf[index % leaf.length] };
  });
  return leaves.map(({ key, ...one }) => <circle key={key} {...one} opacity={0.88} />);
}

/** A full Moon, a spring Sun, an eclipsed one, a few stars: the light of the season. */
function Light({ season }: { season: Season }) {
  if (season === 'winter')
    return (
      <>
        <path d={scatter(46, 5, 280, 200)} className="season-plate__stars" />
        <circle cx="206" cy="76" r="44" fill="#fff3cf" opacity=".16" />
        <circle cx="206" cy="76" r="26" fill="#f6e8c8" />
      </>
    );
  if (season === 'spring')
    return (
      <>
        <circle cx="72" cy="84" r="46" fill="#fff8e0" opacity=".5" />
        <circle cx="72" cy="84" r="24" fill="#fff3c9" />
      </>
    );
  if (season === 'summer')
    return (
      <>
        <path d={scatter(30, 8, 280, 150)} className="season-plate__stars" />
        <circle cx="204" cy="92" r="52" fill="#ffd98a" opacity=".3" />
        <circle cx="204" cy="92" r="28" fill="#ffe6a6" />
      </>
    );
  return (
    <>
      <path d={scatter(50, 2, 280, 190)} className="season-plate__stars" />
      <path d={sparkPath(9, [216, 66])} fill="#fff3d0" />
      <path d="M62 58a22 22 0 1 0 18 34a18 18 0 1 1-18-34z" fill="#f6e3b3" />
    </>
  );
}

function scatter(count: number, seed: number, width: number, height: number): string {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => `M${cut(random() * width)} ${cut(random() * height)}h.01`).join('');
}
