import { veils } from './cabochon.ts';
import { around, at, loop, mixed, type Pencil, type Point, pebble, size, toned } from './pencil.ts';

/** Three colours of a stone: dark, middle, and light or accent. */
export type Palette = readonly [dark: string, middle: string, light: string];
type Mark = (pencil: Pencil, palette: Palette) => string;

const rows = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** A crooked line from edge to edge. */
function vein({ between }: Pencil): string {
  const [x, y] = [between(20, 60), between(30, 170)];
  return `M${at(x - 30, y)}q${at(between(20, 50), between(-50, 50))} ${at(between(60, 90), between(-30, 30))}t${at(between(50, 90), between(-60, 60))}`;
}

const rings =
  (centres: readonly (readonly [number, number, number])[]): Mark =>
  (pencil, [dark, middle, light]) => {
    const tones = [dark, middle, toned(middle, -0.2), light, mixed(dark, middle, 0.5), toned(light, 0.25)];
    return centres
      .map(([x, y, count]) =>
        rows(count, (index) => {
          const rank = count - index;
          const outline = pebble(pencil, [x, y], [7 + rank * 6.6, 6 + rank * 5.6], 0.09, 11);
          return `<path d="${outline}" fill="${tones[rank % tones.length]}"/>`;
        }),
      )
      .join('');
  };

/** What can be seen in a stone, one drawing each; a stone's data says which is its own. */
export const MARKS = {
  plain: (pencil, [, middle]) => veils(pencil, 3, toned(middle, 0.4), 0.2),
  cloud: (pencil, [dark, , light]) => veils(pencil, 7, light, 0.4) + veils(pencil, 3, dark, 0.18),
  /** Rays of fine fibres, as in rose quartz cut round. */
  star: (pencil) =>
    veils(pencil, 9, '#ffffff', 0.26) +
    rows(6, (index) => {
      const [x, y] = around(94, 84, 78, 20 + index * 60);
      return `<path d="M94 84L${at(x, y)}" stroke="#fff" stroke-width="4" opacity=".4" filter="url(#fine)"/>`;
    }) +
    '<circle cx="94" cy="84" r="13" fill="#fff" opacity=".6" filter="url(#soft)"/>',
  /** Grains of pyrite and a cloud of calcite. */
  specks: (pencil, [dark]) => {
    const { between, chance } = pencil;
    const band = `d="M26 128C60 112 82 132 112 112S160 76 184 84" fill="none"`;
    return `${veils(pencil, 7, dark, 0.4)}<path ${band} stroke="#e9edf6" stroke-width="7" opacity=".42" filter="url(#fine)"/><path ${band} stroke="#f4d68a" stroke-width="2.4" stroke-dasharray="1 5 3 4"/>${rows(
      90,
      () => {
        const [x, y, reach] = [between(30, 170), between(30, 170), 0.6 + chance() * chance() * 3.4];
        return `<rect x="${size(x)}" y="${size(y)}" width="${size(reach * 1.5)}" height="${size(reach)}" transform="rotate(${size(chance() * 90)} ${at(x, y)})" fill="${chance() > 0.4 ? '#f0d07a' : '#c9962e'}"/>`;
      },
    )}`;
  },
  /** Flakes of mica that catch the light. */
  glitter: (pencil, [dark, , light]) =>
    veils(pencil, 6, dark, 0.25) +
    rows(130, () => {
      const [x, y, reach] = [pencil.between(26, 174), pencil.between(26, 174), pencil.between(0.8, 2.6)];
      return `<path d="M${at(x, y)}l${at(reach, -reach / 2)} ${at(reach / 2, reach)}z" fill="${pencil.chance() > 0.5 ? '#fff' : light}" opacity="${size(pencil.between(0.35, 0.95))}"/>`;
    }),
  'veins-light': (pencil, [dark]) =>
    veils(pencil, 6, dark, 0.35) +
    rows(
      7,
      () =>
        `<path d="${vein(pencil)}" fill="none" stroke="#eef2fa" stroke-width="${size(pencil.between(1, 5))}" opacity=".6" filter="url(#fine)"/>`,
    ),
  'veins-dark': (pencil, [, , accent]) =>
    veils(pencil, 4, '#ffffff', 0.18) +
    rows(
      9,
      () =>
        `<path d="${vein(pencil)}" fill="none" stroke="${toned(accent, -0.72)}" stroke-width="${size(pencil.between(0.8, 3.4))}" opacity=".8"/>`,
    ),
  /** A web of brown matrix, or of grey ink. */
  web: (pencil, [dark]) =>
    rows(16, () => {
      const cell = pebble(
        pencil,
        [pencil.between(34, 166), pencil.between(34, 166)],
        [pencil.between(14, 30), pencil.between(12, 26)],
        0.7,
        7,
      );
      return `<path d="${cell}" fill="none" stroke="${toned(dark, -0.35)}" stroke-width="${size(pencil.between(0.7, 2.2))}" opacity=".7"/>`;
    }),
  rings: rings([
    [70, 118, 15],
    [136, 74, 9],
  ]),
  target: rings([[100, 104, 14]]),
  /** Waves around a corner, as in carnelian held to the light. */
  waves: (pencil, [dark, middle, light]) =>
    rows(15, (index) => {
      const wave = pebble(pencil, [142, 150], [16 + index * 10.5, 14 + index * 9], 0.07, 12);
      return `<path d="${wave}" fill="none" stroke="${[light, dark, middle, toned(dark, -0.2), toned(light, 0.3)][index % 5]}" stroke-width="${size(pencil.between(2, 7))}" opacity=".5"/>`;
    }),
  layers: ({ between }, [dark, middle, light]) =>
    rows(11, (index) => {
      const y = 30 + index * 14;
      return `<path d="M10 ${y}q50 ${size(between(-5, 5))} 95 0t95 0v${size(between(6, 13))}q-50 3-95 0t-95 0z" fill="${[dark, light, dark, middle][index % 4]}" opacity="${index % 2 ? 0.95 : 0.6}"/>`;
    }),
  /** Fibres across the polish and the band of light that they throw. */
  chatoyance: ({ between, chance }, [dark, middle, light]) =>
    rows(60, (index) => {
      const x = 22 + index * 2.7;
      const tones = [dark, middle, light, toned(middle, -0.3), toned(light, 0.35), toned(dark, -0.3)];
      return `<path d="M${at(x, 10)}C${at(x + 10 * Math.sin(index / 7), 70)} ${at(x - 12 * Math.sin(index / 9), 130)} ${at(x + 6, 196)}" stroke="${tones[(index * 7 + Math.floor(chance() * 3)) % 6]}" stroke-width="${size(between(1.6, 4.2))}" fill="none" opacity=".85"/>`;
    }) +
    '<path d="M30 118C70 84 130 84 172 104V128C130 106 74 108 30 142z" fill="#fff0b8" opacity=".62" filter="url(#soft)"/><path d="M30 126C70 96 130 94 172 114" fill="none" stroke="#fffbe6" stroke-width="4" opacity=".75" filter="url(#fine)"/>',
  /** Blue, green and gold, seen at one angle. */
  flash: (pencil) => {
    const [cold, warm] = [pencil.name(), pencil.name()];
    const spots: readonly [number, number, number, number, number][] = [
      [74, 84, 40, 30, -24],
      [118, 112, 42, 30, -18],
      [128, 72, 26, 20, -30],
      [78, 138, 26, 16, -16],
    ];
    return `<defs><linearGradient id="${cold}" x2="1" y2="1"><stop stop-color="#2b5bd6"/><stop offset=".5" stop-color="#29b0d8"/><stop offset="1" stop-color="#3fd0a6"/></linearGradient><linearGradient id="${warm}" x2="1" y2=".8"><stop stop-color="#1f8fc0"/><stop offset=".55" stop-color="#8fd46a"/><stop offset="1" stop-color="#f0b63c"/></linearGradient></defs>${spots
      .map(
        ([x, y, w, h, tilt], index) =>
          `<path d="${pebble(pencil, [x, y], [w, h], 0.5, 8)}" transform="rotate(${tilt} ${x} ${y})" fill="url(#${index % 2 ? warm : cold})" opacity=".9" filter="url(#fine)"/>`,
      )
      .join(
        '',
      )}${rows(30, (index) => `<path d="M${10 + index * 7} 0l-46 220" stroke="#0d1420" stroke-width="${size(pencil.between(0.5, 1.5))}" opacity=".38"/>`)}`;
  },
  /** A light that floats under the surface. */
  sheen: (pencil) =>
    `<ellipse cx="112" cy="112" rx="52" ry="34" fill="#6fa8ff" opacity=".75" filter="url(#wide)" transform="rotate(-24 112 112)"/><ellipse cx="104" cy="104" rx="32" ry="15" fill="#fff" opacity=".9" filter="url(#soft)" transform="rotate(-24 104 104)"/>${veils(pencil, 4, '#ffffff', 0.28)}`,
  /** Patches of every colour of light. */
  fire: (pencil) =>
    rows(46, () => {
      const patch = pebble(
        pencil,
        [pencil.between(34, 166), pencil.between(34, 166)],
        [pencil.between(4, 13), pencil.between(3, 9)],
        0.8,
        6,
      );
      const tones = ['#ff5f6d', '#ffb03a', '#f6f05a', '#3fd98a', '#2fb6e8', '#5a6cf0', '#c25af0'];
      return `<path d="${patch}" fill="${tones[Math.floor(pencil.chance() * tones.length)]}" opacity="${size(pencil.between(0.25, 0.7))}" filter="url(#fine)"/>`;
    }),
  /** Bubbles, and what a forest left in them. */
  bubbles: ({ between }) =>
    `${rows(26, () => {
      const [x, y, radius] = [between(40, 160), between(40, 160), between(1, 4.5)];
      return `<circle cx="${size(x)}" cy="${size(y)}" r="${size(radius)}" fill="none" stroke="#fff4c8" stroke-width=".9" opacity=".7"/>`;
    })}<g stroke="#2a1203" stroke-width="1.1" fill="#2a1203" opacity=".8"><ellipse cx="112" cy="112" rx="6" ry="3.2"/><circle cx="120" cy="111" r="2.4"/><path d="M108 110l-8-7M112 109l1-9M116 114l6 8M110 115l-4 9M114 115l0 9" fill="none"/></g>`,
  /** The net that the sun draws on the floor of shallow water. */
  cells: (pencil, [dark, , light]) =>
    veils(pencil, 6, dark, 0.35) +
    rows(22, () => {
      const cell = pebble(
        pencil,
        [pencil.between(26, 174), pencil.between(26, 174)],
        [pencil.between(12, 26), pencil.between(10, 22)],
        0.6,
        6,
      );
      return `<path d="${cell}" fill="none" stroke="${light}" stroke-width="${size(pencil.between(1.4, 4))}" opacity=".75" filter="url(#fine)"/>`;
    }),
  /** Patches with sharp borders. */
  patches: (pencil, [dark, middle, light]) =>
    rows(13, (index) => {
      const patch = pebble(
        pencil,
        [pencil.between(30, 170), pencil.between(30, 170)],
        [pencil.between(18, 44), pencil.between(14, 36)],
        0.8,
        7,
      );
      return `<path d="${patch}" fill="${[dark, light, middle, toned(dark, 0.2)][index % 4]}" opacity=".92"/>`;
    }),
  /** Bright lines of a shell-like break. */
  shell: ({ between }) =>
    rows(
      7,
      (index) =>
        `<path d="M${at(44 + index * 4, 150 - index * 13)}q${at(52, between(-46, -24))} ${at(104 - index * 5, between(-10, 12))}" fill="none" stroke="#cdd3e6" stroke-width="${size(between(0.8, 2))}" opacity="${size(0.5 - index * 0.04)}"/>`,
    ) + '<path d="M60 58q26-22 62-14-30 6-46 26z" fill="#fff" opacity=".28" filter="url(#fine)"/>',
  /** Furrows like fern leaves, eaten by the soil. */
  fern: ({ between }, [dark, , light]) =>
    rows(26, () => {
      const [x, y, reach] = [between(36, 164), between(36, 164), between(8, 22)];
      return `<path d="M${at(x, y)}q${at(reach / 2, -reach)} ${at(reach, -reach / 3)}M${at(x + 3, y + 4)}q${at(reach / 2, -reach)} ${at(reach, -reach / 3)}" fill="none" stroke="${between(0, 1) > 0.5 ? light : toned(dark, -0.3)}" stroke-width="${size(between(0.8, 2.2))}" opacity=".7"/>`;
    }),
  /** Nacre: no line, an overtone of rose and green. */
  orient: () =>
    '<ellipse cx="118" cy="126" rx="50" ry="36" fill="#f6b8d2" opacity=".4" filter="url(#wide)"/><ellipse cx="82" cy="122" rx="36" ry="30" fill="#a8e0d0" opacity=".36" filter="url(#wide)"/><ellipse cx="92" cy="82" rx="34" ry="26" fill="#fff" opacity=".7" filter="url(#soft)"/>',
  seams: (pencil, [dark, , light]) =>
    veils(pencil, 8, dark, 0.35) +
    rows(
      4,
      () =>
        `<path d="${vein(pencil)}" fill="none" stroke="${toned(light, 0.55)}" stroke-width="${size(pencil.between(0.8, 2.2))}" opacity=".65"/>`,
    ),
  satin: ({ between }) =>
    rows(
      44,
      (index) =>
        `<path d="M${at(30 + index * 3.4, 6)}q${at(between(-6, 6), 90)} ${at(between(-8, 8), 188)}" fill="none" stroke="${index % 3 ? '#ffffff' : '#b9b4a8'}" stroke-width="${size(between(0.8, 2.6))}" opacity=".6"/>`,
    ),
} as const satisfies Record<string, Mark>;

export type MarkName = keyof typeof MARKS;
export const MARK_NAMES = Object.keys(MARKS) as MarkName[];

/** A drop, round below and drawn out above. */
export const drop = (): string => {
  const points: Point[] = [
    [100, 22],
    [122, 62],
    [150, 104],
    [146, 146],
    [102, 170],
    [56, 148],
    [50, 106],
    [78, 62],
  ];
  return loop(points);
};
