// Fundamental arguments of the Moon and Sun (Simon et al. 1994, as adopted in the IERS Conventions 2003, eq. 5.43),
// arcseconds, `t` in Julian centuries TT from J2000. Longitudes count from the mean equinox of date.

export interface Delaunay {
  /** Mean anomaly of the Moon, of the Sun; mean argument of latitude; elongation; mean node: radians. */
  l: number;
  lp: number;
  f: number;
  d: number;
  om: number;
}

const TURN_ARCSEC = 1296000;
const ARCSEC_RAD = Math.PI / 648000;

function quartic(t: number, c0: number, c1: number, c2: number, c3: number, c4: number): number {
  const arcsec = c0 + t * (c1 + t * (c2 + t * (c3 + t * c4)));
  return (arcsec - TURN_ARCSEC * Math.floor(arcsec * (1 / TURN_ARCSEC))) * ARCSEC_RAD;
}

export function moonAnomaly(t: number): number {
  return quartic(t, 485868.249036, 1717915923.2178, 31.8792, 0.051635, -0.0002447);
}

export function moonLatitudeArgument(t: number): number {
  return quartic(t, 335779.526232, 1739527262.8478, -12.7512, -0.001037, 0.00000417);
}

export function moonNode(t: number): number {
  return quartic(t, 450160.398036, -6962890.5431, 7.4722, 0.007702, -0.00005939);
}

export function delaunay(t: number): Delaunay {
  return {
    l: moonAnomaly(t),
    lp: quartic(t, 1287104.79305, 129596581.0481, -0.5532, 0.000136, -0.00001149),
    f: moonLatitudeArgument(t),
    d: quartic(t, 1072260.70369, 1602961601.209, -6.3706, 0.006593, -0.00003169),
    om: moonNode(t),
  };
}
