import { mixed, type Pencil, polygon, size, toned } from './pencil.ts';
import { facesOf, type Plane, type Vector } from './solid.ts';

export interface CrystalLook {
  /** Where its centre stands, and how large one unit of the solid is. */
  x?: number;
  y?: number;
  scale: number;
  /** Half its height, in units of the solid: the colour runs along it. */
  height: number;
  /** Degrees: nodded towards the reader, turned on its axis, leaned aside. */
  nod?: number;
  turn?: number;
  lean?: number;
  /** Colours of foot and tip. */
  foot: string;
  tip: string;
  /** How much the front faces hide. */
  opacity?: number;
  /** What is seen through the front faces, and what is drawn on them; neither leaves the solid. */
  inside?: string;
  over?: string;
  edge?: string;
}

/** From above, left and in front. */
const LIGHT: Vector = [-0.5, 0.64, 0.58];
const RADIANS = Math.PI / 180;

function turner(nod: number, turn: number, lean: number): (point: Vector) => Vector {
  const [cosNod, sinNod] = [Math.cos(nod * RADIANS), Math.sin(nod * RADIANS)];
  const [cosTurn, sinTurn] = [Math.cos(turn * RADIANS), Math.sin(turn * RADIANS)];
  const [cosLean, sinLean] = [Math.cos(lean * RADIANS), Math.sin(lean * RADIANS)];
  return ([x, y, z]) => {
    const [x1, z1] = [x * cosTurn + z * sinTurn, -x * sinTurn + z * cosTurn];
    const [y1, z2] = [y * cosNod - z1 * sinNod, y * sinNod + z1 * cosNod];
    return [x1 * cosLean - y1 * sinLean, x1 * sinLean + y1 * cosLean, z2];
  };
}

/** A solid, face by face: what is behind first, then what it holds, then the front through which one sees. */
export function crystal(pencil: Pencil, planes: readonly Plane[], look: CrystalLook): string {
  const { x = 100, y = 100, scale, height, nod = 14, turn = 14, lean = 0, foot, tip, opacity = 0.84 } = look;
  const turned = turner(nod, turn, lean);
  const seen = (point: Vector): [number, number] => {
    const [u, v] = turned(point);
    return [x + scale * u, y - scale * v];
  };
  const [from, to] = [seen([0, -height, 0]), seen([0, height, 0])];
  const parts = { defs: '', behind: '', front: '', outline: '' };
  for (const { normal, corners } of facesOf(planes)) {
    const [u, v, depth] = turned(normal);
    const lit = u * LIGHT[0] + v * LIGHT[1] + depth * LIGHT[2];
    const tone = depth < 0 ? -0.1 - lit * 0.3 : lit * 0.74 - 0.26;
    const name = pencil.name();
    const ends = `x1="${size(from[0])}" y1="${size(from[1])}" x2="${size(to[0])}" y2="${size(to[1])}"`;
    parts.defs += `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" ${ends}><stop stop-color="${toned(foot, tone + 0.1)}"/><stop offset=".62" stop-color="${toned(mixed(foot, tip, 0.7), tone)}"/><stop offset="1" stop-color="${toned(tip, tone)}"/></linearGradient>`;
    const shape = polygon(corners.map(seen));
    if (depth >= 0) parts.outline += shape;
    const face = `<path d="${shape}" fill="url(#${name})" stroke="${look.edge ?? '#fff8f0'}" stroke-linejoin="round"`;
    if (depth < 0) parts.behind += `${face} stroke-opacity=".3" stroke-width=".6"/>`;
    else parts.front += `${face} fill-opacity="${opacity}" stroke-opacity=".6" stroke-width=".9"/>`;
  }
  const clip = pencil.name();
  const held = (drawn?: string) => (drawn ? `<g clip-path="url(#${clip})">${drawn}</g>` : '');
  if (look.inside || look.over) parts.defs += `<clipPath id="${clip}"><path d="${parts.outline}"/></clipPath>`;
  return `<defs>${parts.defs}</defs>${parts.behind}${held(look.inside)}${parts.front}${held(look.over)}`;
}

/** The broken rock from which a group of crystals grows. */
export function matrix(colour: string, isFront: boolean): string {
  const outline = isFront
    ? ['34,176', '52,172', '72,177', '94,173', '118,178', '140,173', '168,177', '150,187', '104,190', '58,187']
    : [
        '34,176',
        '46,160',
        '66,153',
        '86,158',
        '104,151',
        '128,157',
        '146,154',
        '160,164',
        '168,177',
        '120,186',
        '70,186',
      ];
  const points = outline.map((pair) => pair.split(',').map(Number) as [number, number]);
  const centre: [number, number] = [101, isFront ? 183 : 176];
  return points
    .map((point, index) => {
      const next = points[(index + 1) % points.length] as [number, number];
      const light = ((point[1] + next[1]) / 2 < centre[1] ? 0.2 : -0.4) - ((point[0] + next[0]) / 2 - 100) / 260;
      return `<path d="${polygon([point, next, centre])}" fill="${toned(colour, light + (index % 2 ? 0.1 : -0.06))}"/>`;
    })
    .join('');
}
