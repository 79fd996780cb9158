import { shortMonthName } from '@solelune/civil-time/words';
import { POINT_NOUNS } from '@solelune/french/sky-nouns';
import { elementOf } from '@solelune/sky/zodiac';
import { planetGlyphs, zodiacGlyphs } from '@solelune/ui/icon';
import type { RibbonAnswer } from '../../answers/year.ts';
import { PlacedGlyph } from '../drawings/placed-glyph.tsx';
import './ribbon.css';

const LEFT = 92;
const WIDTH = 1200;
const ROW = 34;
const TOP = 78;
const cut = (value: number) => Math.round(value * 10) / 10;

/** The year as a ribbon: lunations along the top, then each planet through the signs, thin and dark where it goes backwards. */
export function Ribbon({ year, ribbon }: { year: number; ribbon: RibbonAnswer }) {
  const x = (day: number) => cut(LEFT + (day / ribbon.days) * (WIDTH - LEFT));
  const height = TOP + ribbon.planets.length * ROW + 10;
  const months = Array.from({ length: 12 }, (_, month) => ({
    name: shortMonthName(month + 1),
    at: x((Date.UTC(year, month, 1) - Date.UTC(year, 0, 1)) / 86400_000),
  }));
  return (
    // Scrolls sideways on a phone: it must be reachable by the keyboard there.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="year-ribbon" tabIndex={0} role="group" aria-label={`Le ruban de l’année ${year}`}>
      <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
        {months.map(({ name, at }) => (
          <g key={name} className="year-ribbon__month">
            <path d={`M${at} 30V${height}`} />
            <text x={at + 6} y="20">
              {name}
            </text>
          </g>
        ))}
        <text className="year-ribbon__name" x="0" y="56">
          Lunaisons
        </text>
        {ribbon.lunations.map(({ at, phase, eclipse }) => (
          <g key={at} className="year-ribbon__lunation" data-phase={phase} data-eclipse={eclipse ?? undefined}>
            <circle cx={x(at)} cy="52" r={eclipse ? 10 : 7} />
          </g>
        ))}
        {ribbon.planets.map(({ body, stays, stations }, row) => {
          const y = TOP + row * ROW + ROW / 2;
          return (
            <g key={body}>
              <g className="year-ribbon__planet">
                <PlacedGlyph of={planetGlyphs[body]} at={[10, y]} size={20} />
              </g>
              <text className="year-ribbon__name" x="28" y={y + 5}>
                {POINT_NOUNS[body].name}
              </text>
              {stays.map(({ sign, from, to, retrograde }, index) => {
                const isNewSign = stays[index - 1]?.sign !== sign;
                return (
                  <g
                    key={from}
                    className={`year-ribbon__stay year-ribbon__stay--${elementOf(sign)}`}
                    data-retro={retrograde || undefined}
                  >
                    <rect
                      x={x(from)}
                      y={y - (retrograde ? 6 : 9)}
                      width={Math.max(1, x(to) - x(from))}
                      height={retrograde ? 12 : 18}
                    />
                    {isNewSign && x(to) - x(from) > 22 && (
                      <g className="year-ribbon__sign">
                        <PlacedGlyph of={zodiacGlyphs[sign]} at={[x(from) + 12, y]} size={15} stroke={1.3} />
                      </g>
                    )}
                  </g>
                );
              })}
              {stations.map(({ at }) => (
                <circle key={at} className="year-ribbon__station" cx={x(at)} cy={y} r="4.5" />
              ))}
            </g>
          );
        })}
      </svg>
      <ul className="year-ribbon__legend">
        <li>Large : la planète avance. Étroit : elle rétrograde.</li>
        <li>Rond : station. Disque clair : pleine Lune ; sombre : nouvelle Lune ; cerclé d’or : éclipse.</li>
        <li>La couleur est celle de l’élément du signe traversé.</li>
      </ul>
    </div>
  );
}
