/** Gold leaf, the pale gold of every engraved line. */
export const LEAF = '#f3d694';
export const ENAMEL_DEEP = '#0d2b3b';
export const MASTER_DEEP = '#171538';
export const PALE = '#fff6dc';

const stops = (...list: [offset: number, colour: string][]) =>
  list.map(([offset, colour]) => <stop key={offset} offset={offset} stopColor={colour} />);

/** The metals and enamels of the drawings. Once per page: every drawing of the page takes its fills from here. */
export function EnamelDefs() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <defs>
        <linearGradient id="numerology-rim" x1="0" y1="0" x2="1" y2="1">
          {stops([0, '#fbeec6'], [0.45, '#c9973f'], [0.62, '#f6dfa4'], [1, '#94651d'])}
        </linearGradient>
        <radialGradient id="numerology-enamel" cx=".5" cy=".38" r=".76">
          {stops([0, '#2b8a86'], [0.56, '#135158'], [1, '#0c2238'])}
        </radialGradient>
        <radialGradient id="numerology-enamel-master" cx=".5" cy=".38" r=".76">
          {stops([0, '#5a4a9c'], [0.56, '#2c2864'], [1, '#141334'])}
        </radialGradient>
        <linearGradient id="numerology-leaf" x1="0" y1="0" x2=".3" y2="1">
          {stops([0, PALE], [0.55, LEAF], [1, '#cf9f4b'])}
        </linearGradient>
        <linearGradient id="numerology-dusk" x1="0" x2="0" y1="0" y2="1">
          {stops([0, '#0d1a3a'], [0.36, '#15566a'], [0.62, '#6fb5a8'], [0.8, '#f3dfae'])}
        </linearGradient>
        <radialGradient id="numerology-glow">
          <stop stopColor="#fff3d0" stopOpacity=".95" />
          <stop offset=".3" stopColor="#fbe2a4" stopOpacity=".55" />
          <stop offset="1" stopColor="#fbe2a4" stopOpacity="0" />
        </radialGradient>
      </defs>
    </svg>
  );
}
