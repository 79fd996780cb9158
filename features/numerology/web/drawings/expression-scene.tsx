import { Arch, Hills } from './arch.tsx';
import { LEAF, PALE } from './enamel.tsx';
import { Sun } from './sun.tsx';

/** The letters by value, 1 to 9: the very table of the calculation, as an abacus. */
const COLUMNS = ['AJS', 'BKT', 'CLU', 'DMV', 'ENW', 'FOX', 'GPY', 'HQZ', 'IR'];
const TOP = 236;
const FOOT = 540;

const columnX = (index: number) => 78 + index * 43;

export function ExpressionScene() {
  return (
    <Arch label="Les vingt-six lettres enfilées sur les neuf tiges d’un boulier, de 1 à 9" seed={23}>
      <Sun x={250} y={150} scale={0.62} />
      <Hills from={498} />
      <g stroke={LEAF}>
        <path d={`M52 ${TOP}H448M52 ${FOOT}H448`} strokeWidth="9" stroke="#7a5413" strokeLinecap="round" />
        <path d={`M52 ${TOP}H448M52 ${FOOT}H448`} strokeWidth="5.5" strokeLinecap="round" />
        <path d={`M52 ${TOP}V${FOOT}M448 ${TOP}V${FOOT}`} strokeWidth="4" />
        <path d={COLUMNS.map((_, index) => `M${columnX(index)} ${TOP}V${FOOT}`).join('')} strokeWidth="1.6" />
      </g>
      {COLUMNS.map((letters, column) =>
        [...letters].map((letter, row) => {
          const y = FOOT - 30 - row * 48 - ((column * 5) % 4) * 17;
          return (
            <g key={letter} transform={`translate(${columnX(column)} ${y})`}>
              <ellipse cx="1.5" cy="3" rx="19" ry="22" fill="#071a26" opacity=".35" />
              <ellipse rx="18.500" ry="21.500" fill={row === 1 ? '#f6e3b3' : '#fcf6e8'} stroke="#7a5413" />
              <ellipse rx="14.500" ry="17.500" fill="none" stroke="#b27f2c" strokeWidth=".8" />
              <text y="10" fontSize="30" fontWeight="600" fill="#123c46">
                {letter}
              </text>
            </g>
          );
        }),
      )}
      {COLUMNS.map((_, index) => (
        <text key={index} x={columnX(index)} y={FOOT + 48} fontSize="34" fontWeight="600" fill={PALE}>
          {index + 1}
        </text>
      ))}
    </Arch>
  );
}
