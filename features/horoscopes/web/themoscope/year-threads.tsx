import { shortMonthName } from '@solelune/civil-time/words';
import { useId } from 'react';
import type { MonthAnswer, ThreadAnswer } from '../../answers/personal-year.ts';
import { NatalGlyph } from '../drawings/natal-glyphs.tsx';
import './year-threads.css';

const LEFT = 118;
const WIDTH = 1200;
const TOP = 96;
const ROW = 46;
const cut = (value: number) => Math.round(value * 10) / 10;

interface YearThreadsProps {
  days: number;
  stepDays: number;
  months: readonly MonthAnswer[];
  threads: readonly ThreadAnswer[];
  lunations: readonly { day: number; phase: 'new' | 'full'; eclipse: 'sun' | 'moon' | null; title: string }[];
  solarReturns: readonly { day: number }[];
  periods: readonly { from_day: number; to_day: number }[];
  today: number | null;
}

/** The personal year as a ribbon: lunations along the top, a band for each slow passage, as high as its angle is close, a jewel where it is exact. */
export function YearThreads(props: YearThreadsProps) {
  const { days, months, threads, lunations, solarReturns, periods, today } = props;
  const id = useId();
  const x = (day: number) => cut(LEFT + (day / days) * (WIDTH - LEFT));
  const height = TOP + threads.length * ROW + 30;
  return (
    // Scrolls sideways on a phone: it must be reachable by the keyboard there.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="year-threads" tabIndex={0} role="group" aria-label="Le ruban de vos douze mois">
      <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
        <defs>
          {(['conjunction', 'flowing', 'tense'] as const).map((nature) => (
            <linearGradient
              key={nature}
              id={`${id}${nature}`}
              x1="0"
              x2="0"
              y1="0"
              y2="1"
              className={`year-threads__${nature}`}
            >
              <stop offset="0" stopOpacity=".95" />
              <stop offset="1" stopOpacity=".16" />
            </linearGradient>
          ))}
        </defs>
        {periods.map(({ from_day, to_day }, index) => (
          <g key={from_day} className="year-threads__period">
            <rect x={x(from_day)} y="58" width={Math.max(8, x(to_day) - x(from_day))} height={height - 74} rx="8" />
            <text x={cut((x(from_day) + Math.max(x(to_day), x(from_day) + 8)) / 2)} y={height - 2}>
              {index + 1}
            </text>
          </g>
        ))}
        {months.map(({ key, from_day }) => (
          <g key={key} className="year-threads__month">
            <path d={`M${x(from_day)} 30V${height - 18}`} />
            <text x={x(from_day) + 6} y="20">
              {shortMonthName(Number(key.slice(5)))}
            </text>
          </g>
        ))}
        <text className="year-threads__name" x="0" y="51">
          Lunaisons
        </text>
        {lunations.map(({ day, phase, eclipse, title }) => (
          <circle
            key={title}
            className="year-threads__lunation"
            data-phase={phase}
            data-eclipse={eclipse ?? undefined}
            cx={x(day)}
            cy="46"
            r={eclipse ? 10 : 7}
          />
        ))}
        {solarReturns.map(({ day }) => (
          <SunMark key={day} at={x(day)} height={height} />
        ))}
        {threads.map((thread, row) => (
          <Band
            key={thread.key}
            {...{ thread, x }}
            stepDays={props.stepDays}
            base={TOP + row * ROW + 34}
            fill={`url(#${id}${thread.nature})`}
          />
        ))}
        {today !== null && <path className="year-threads__today" d={`M${x(today)} 30V${height - 18}`} />}
      </svg>
      <ul className="year-threads__legend">
        <li data-nature="flowing">Angle qui porte</li>
        <li data-nature="tense">Angle qui frotte</li>
        <li data-nature="conjunction">Rencontre</li>
        <li>La bande monte quand l’angle se resserre ; le losange marque le jour exact.</li>
        <li>Colonnes numérotées : les périodes racontées plus bas. Trait d’or rayonnant : le retour du Soleil.</li>
      </ul>
    </div>
  );
}

interface BandProps {
  thread: ThreadAnswer;
  x: (day: number) => number;
  stepDays: number;
  base: number;
  fill: string;
}

function Band({ thread, x, stepDays, base, fill }: BandProps) {
  const { curve, body, point, exact_days, nature } = thread;
  const line = curve.map((value, step) => `${x(step * stepDays)} ${cut(base - value * 32)}`).join('L');
  const end = x((curve.length - 1) * stepDays);
  const at = (step: number) => `${x(step * stepDays)} ${cut(base - (curve[step] as number) * 32)}`;
  // Where nothing is felt there is no line.
  const felt = curve
    .map((value, step) =>
      value > 0 || (curve[step - 1] ?? 0) > 0 ? `${(curve[step - 1] ?? 0) > 0 ? 'L' : 'M'}${at(step)}` : '',
    )
    .join('');
  return (
    <g className="year-threads__band" data-nature={nature}>
      <path className="year-threads__ground" d={`M${x(0)} ${base}H${WIDTH}`} />
      <path d={`M${x(0)} ${base}L${line}L${end} ${base}Z`} fill={fill} />
      <path className="year-threads__line" d={felt} />
      <g className="year-threads__who">
        <NatalGlyph of={body} at={[16, base - 12]} size={22} />
        <path d={`M36 ${base - 12}h22`} />
        <NatalGlyph of={point} at={[78, base - 12]} size={20} />
      </g>
      {exact_days.map((day) => (
        <path key={day} className="year-threads__exact" d={`M${x(day)} ${base - 42}l6 8-6 8-6-8z`} />
      ))}
    </g>
  );
}

function SunMark({ at, height }: { at: number; height: number }) {
  const rays = Array.from({ length: 8 }, (_, ray) => {
    const [cos, sin] = [Math.cos((ray * Math.PI) / 4), Math.sin((ray * Math.PI) / 4)];
    return `M${cut(at + 9 * cos)} ${cut(70 + 9 * sin)}L${cut(at + 14 * cos)} ${cut(70 + 14 * sin)}`;
  });
  return (
    <g className="year-threads__sun">
      <path d={`M${at} 84V${height - 18}`} />
      <circle cx={at} cy="70" r="6" />
      <path d={rays.join('')} />
    </g>
  );
}
