import { Arch, Hills } from './arch.tsx';
import { LEAF, PALE } from './enamel.tsx';
import { Sun } from './sun.tsx';

/** Six strings, one per vowel: the letter, its value, and how far down it is plucked. */
const VOWELS = [
  ['A', 1, 0.18],
  ['E', 5, 0.48],
  ['I', 9, 0.72],
  ['O', 6, 0.56],
  ['U', 3, 0.34],
  ['Y', 7, 0.64],
] as const;
const TOP = 176;
const FOOT = 522;

const stringX = (index: number) => 175 + index * 30;

/** The swelling of a string that sounds: three envelopes on each side of it. */
function vibration(x: number, at: number): string {
  const y = TOP + (FOOT - TOP) * at;
  return [-15, -10, -5, 5, 10, 15]
    .map((swell) => `M${x} ${TOP}C${x} ${y - 60} ${x + swell} ${y - 40} ${x + swell} ${y}S${x} ${y + 60} ${x} ${FOOT}`)
    .join('');
}

export function AffectiveScene() {
  return (
    <Arch label="Une lyre dont les six cordes portent les voyelles A, E, I, O, U et Y" seed={41}>
      <Sun x={250} y={300} scale={0.9} />
      <Hills from={470} />
      <g fill="none" strokeLinecap="round">
        <path
          d="M168 548C70 520 60 380 96 300 120 244 118 200 92 172M332 548C430 520 440 380 404 300 380 244 382 200 408 172"
          stroke="#7a5413"
          strokeWidth="21"
        />
        <path
          d="M168 548C70 520 60 380 96 300 120 244 118 200 92 172M332 548C430 520 440 380 404 300 380 244 382 200 408 172"
          stroke="url(#numerology-rim)"
          strokeWidth="17"
        />
        <path d="M84 176H416" stroke="#7a5413" strokeWidth="16" />
        <path d="M84 176H416" stroke={LEAF} strokeWidth="12" />
        <path d="M92 172c-22-8-34 12-20 26M408 172c22-8 34 12 20 26" stroke={LEAF} strokeWidth="7" />
      </g>
      <path d="M150 522h200c10 60-40 84-100 84s-110-24-100-84Z" fill="#7a5413" />
      <path d="M155 526h190c8 52-40 74-95 74s-103-22-95-74Z" fill="url(#numerology-rim)" />
      <circle cx="250" cy="560" r="20" fill="#0d2b3b" stroke="#7a5413" />
      <g fill="none" stroke={PALE}>
        {VOWELS.map(([vowel, , at], index) => (
          <path key={vowel} d={vibration(stringX(index), at)} strokeWidth=".8" opacity=".55" />
        ))}
        <path d={VOWELS.map((_, index) => `M${stringX(index)} ${TOP}V${FOOT}`).join('')} strokeWidth="1.6" />
      </g>
      {VOWELS.map(([vowel, value, at], index) => (
        <g key={vowel} transform={`translate(${stringX(index)} ${TOP + (FOOT - TOP) * at})`}>
          <circle r="21" cx="1" cy="3" fill="#071a26" opacity=".35" />
          <circle r="20.500" fill="#fcf6e8" stroke="#7a5413" />
          <circle r="16.500" fill="none" stroke="#b27f2c" strokeWidth=".8" />
          <text y="9.500" fontSize="29" fontWeight="600" fill="#123c46">
            {vowel}
          </text>
          <circle cx="15" cy="-15" r="9.500" fill="#0d2b3b" stroke={LEAF} />
          <text x="15" y="-10.500" fontSize="14" fontWeight="700" fill={PALE}>
            {value}
          </text>
        </g>
      ))}
    </Arch>
  );
}
