export type Encoding = 'br' | 'gzip' | 'plain';

/** The smallest first: of two that are as welcome, it is sent. */
const OFFERED = [
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['identity', 'plain'],
] as const;

/** What is left to say for who names other encodings only. */
const UNSAID: Record<string, number> = { br: 0, gzip: 0, identity: 0.001 };

/** Browsers send few different ones: they are read once. Whoever makes them up is read each time. */
const known = new Map<string, Encoding>();
const MOST_KNOWN = 50;

/** Which of our encodings a request wants most, as `Accept-Encoding` weighs them (RFC 9110, 12.5.3): `q=0` is a refusal. */
export function acceptedEncoding(header = ''): Encoding {
  const read = known.get(header);
  if (read) return read;
  const encoding = preferred(weightsOf(header));
  if (known.size < MOST_KNOWN) known.set(header, encoding);
  return encoding;
}

function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.map((part) => /^q=([01](?:\.\d{0,3})?)$/.exec(part)?.[1]).find(Boolean);
    if (name) weights.set(name, Number(weight ?? 1));
  }
  return weights;
}

function preferred(weights: ReadonlyMap<string, number>): Encoding {
  const any = weights.get('*');
  const weighed = OFFERED.map(([name, encoding]) => ({
    encoding,
    weight: weights.get(name) ?? any ?? UNSAID[name] ?? 0,
  }));
  const best = weighed.reduce((most, next) => (next.weight > most.weight ? next : most));
  // Who refuses everything is sent what everybody can read.
  return best.weight > 0 ? best.encoding : 'plain';
}
