import { type Pencil, size, toned } from './pencil.ts';

export interface CabochonLook {
  outline: string;
  colour: string;
  /** What lies in the stone, under its polish. */
  inside: string;
  light?: string;
  dark?: string;
  /** How much its polish shines. */
  gloss?: number;
}

/** A rounded, polished stone: body, what it holds, shadow of its rim, light of a window. */
export function cabochon(pencil: Pencil, { outline, colour, inside, gloss = 0.7, ...look }: CabochonLook): string {
  const [body, rim, clip] = [pencil.name(), pencil.name(), pencil.name()];
  const [light, dark] = [look.light ?? toned(colour, 0.55), look.dark ?? toned(colour, -0.45)];
  return `<defs><radialGradient id="${body}" cx=".36" cy=".28" r=".86"><stop stop-color="${light}"/><stop offset=".46" stop-color="${colour}"/><stop offset="1" stop-color="${dark}"/></radialGradient><radialGradient id="${rim}" cx=".42" cy=".36" r=".66"><stop offset=".58" stop-color="#0a0518" stop-opacity="0"/><stop offset="1" stop-color="#0a0518" stop-opacity=".46"/></radialGradient><clipPath id="${clip}"><path d="${outline}"/></clipPath></defs><path d="${outline}" fill="url(#${body})"/><g clip-path="url(#${clip})">${inside}<path d="${outline}" fill="url(#${rim})"/><ellipse cx="114" cy="157" rx="42" ry="11" fill="#fff" opacity=".26" filter="url(#soft)"/><ellipse cx="76" cy="65" rx="24" ry="10" fill="#fff" opacity="${gloss}" transform="rotate(-28 76 65)" filter="url(#fine)"/><circle cx="64" cy="86" r="3.5" fill="#fff" opacity="${gloss}"/></g><path d="${outline}" fill="none" stroke="#fff" stroke-opacity=".35"/>`;
}

/** Clouds in the stone. */
export function veils({ chance, between }: Pencil, count: number, colour: string, opacity: number): string {
  const strokes = Array.from({ length: count }, () => {
    const [x, y] = [between(50, 140), between(50, 140)];
    const bend = [60, 40, 90, 70].map((reach) => size((chance() - 0.5) * reach)).join(' ');
    return `<path d="M${size(x)} ${size(y)}q${bend}" stroke-width="${size(between(3, 10))}"/>`;
  });
  return `<g fill="none" stroke="${colour}" stroke-linecap="round" opacity="${opacity}" filter="url(#soft)">${strokes.join('')}</g>`;
}
