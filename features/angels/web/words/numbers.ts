const UNITS =
  'zéro,un,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,onze,douze,treize,quatorze,quinze,seize,dix-sept,dix-huit,dix-neuf'.split(
    ',',
  );
const TENS: Readonly<Record<number, string>> = {
  2: 'vingt',
  3: 'trente',
  4: 'quarante',
  5: 'cinquante',
  6: 'soixante',
};

/** 1 to 79 in letters; seventy is "soixante-dix". */
export function numberName(value: number): string {
  if (value < 20) return UNITS[value] ?? String(value);
  const ten = Math.min(Math.floor(value / 10), 6);
  const rest = value - ten * 10;
  const name = TENS[ten] ?? '';
  if (rest === 0) return name;
  if (rest === 1 || rest === 11) return `${name} et ${UNITS[rest]}`;
  return `${name}-${UNITS[rest]}`;
}

/** "premier", "troisième", "vingt et unième", "soixante-douzième". */
export function ordinalName(value: number): string {
  if (value === 1) return 'premier';
  const name = numberName(value);
  if (name.endsWith('neuf')) return `${name.slice(0, -1)}vième`;
  if (name.endsWith('cinq')) return `${name}uième`;
  return `${name.replace(/e$/, '')}ième`;
}
