/** What a page that everybody gets is kept in: the smallest first, for of two that are as welcome it is sent. */
export type KeptEncoding = 'br' | 'gzip' | 'plain';
export type Encoding = 'zstd' | KeptEncoding;

const FOR_ALL: readonly KeptEncoding[] = ['br', 'gzip', 'plain'];
/** A page for one visitor is compressed while they wait: the fastest first. */
const FOR_ONE: readonly Encoding[] = ['zstd', ...FOR_ALL];

/** Which of our encodings a request wants most, as `Accept-Encoding` weighs them (RFC 9110, 12.5.3): `q=0` is a refusal. */
export const acceptedEncoding = reader(FOR_ALL);
export const acceptedForOne = reader(FOR_ONE);

/** Browsers send few different headers: they are read once. Whoever makes them up is read each time. */
const MOST_KNOWN = 50;

function reader<Offered extends Encoding>(offered: readonly Offered[]) {
  const known = new Map<string, Offered | 'plain'>();
  return (header = ''): Offered | 'plain' => {
    const read = known.get(header);
    if (read) return read;
    const encoding = preferred(offered, weightsOf(header));
    if (known.size < MOST_KNOWN) known.set(header, encoding);
    return encoding;
  };
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

function preferred<Offered extends Encoding>(offered: readonly Offered[], weights: ReadonlyMap<string, number>) {
  const any = weights.get('*');
  // Who names other encodings only is left with the plain text.
  const weigh = (encoding: Offered) =>
    encoding === 'plain' ? (weights.get('identity') ?? any ?? 0.001) : (weights.get(encoding) ?? any ?? 0);
  const weighed = offered.map((encoding) => ({ encoding, weight: weigh(encoding) }));
  const best = weighed.reduce((most, next) => (next.weight > most.weight ? next : most));
  // Who refuses everything is sent what everybody can read.
  return best.weight > 0 ? best.encoding : 'plain';
}
