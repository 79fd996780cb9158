/** The sky behind every drawing: a tint, stars that the page's name places, a line of hills. */
/** The same for the same name, always. */
function chanceOf(name: string): () => number {
  let seed = 7;
  for (const character of name) seed = (seed * 31 + (character.codePointAt(0) ?? 0)) % 2147483646;
  seed += 1;
  return () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
}

const fixed = (value: number) => value.toFixed(1);

export function night(
  name: string,
  [high, low, glow]: readonly [string, string, string],
  { width, height }: { width: number; height: number },
  centre: readonly [number, number],
): string {
  const chance = chanceOf(name);
  let stars = '';
  for (let index = 0; index < 110; index += 1) {
    const q = chance();
    stars += `<circle cx="${fixed(chance() * width)}" cy="${fixed(chance() * height * 0.86)}" r="${fixed(0.5 + q ** 3 * 1.9)}" fill="${q > 0.8 ? '#fff4d6' : '#d8d2ff'}" opacity="${fixed(0.25 + q * 0.6)}"/>`;
  }
  for (let index = 0; index < 5; index += 1) {
    const [x, y, r] = [chance() * width, chance() * height * 0.7, 5 + chance() * 6];
    stars += `<path transform="translate(${fixed(x)} ${fixed(y)})" d="M0 ${fixed(-r)}L${fixed(r * 0.14)} ${fixed(-r * 0.14)}L${fixed(r)} 0L${fixed(r * 0.14)} ${fixed(r * 0.14)}L0 ${fixed(r)}L${fixed(-r * 0.14)} ${fixed(r * 0.14)}L${fixed(-r)} 0L${fixed(-r * 0.14)} ${fixed(-r * 0.14)}Z" fill="#fbe9bd" opacity=".8"/>`;
  }
  const [cx, cy] = centre;
  return (
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${high}"/><stop offset=".62" stop-color="${low}"/><stop offset="1" stop-color="${glow}"/></linearGradient>` +
    `<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${height * 0.72}"><stop stop-color="${glow}" stop-opacity=".9"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#sky)"/><rect width="${width}" height="${height}" fill="url(#glow)"/>${stars}${hills(chance, width, height, high)}`
  );
}

function hills(chance: () => number, width: number, height: number, dark: string): string {
  return [0.3, 0.55, 1]
    .map((opacity, row) => {
      const base = height * (0.84 + row * 0.055);
      let path = `M0 ${height}V${fixed(base)}`;
      const step = width / 6;
      for (let x = 0; x < width; x += step) {
        const rise = (chance() - 0.4) * height * 0.09;
        path += `Q${fixed(x + step / 2)} ${fixed(base - rise)} ${fixed(x + step)} ${fixed(base)}`;
      }
      return `<path d="${path}V${height}Z" fill="${dark}" opacity="${opacity}"/>`;
    })
    .join('');
}
