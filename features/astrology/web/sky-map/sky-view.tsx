import { still } from '@solelune/screen/still';
import { Wheel, WheelLegend, WheelTables } from '@solelune/ui/wheel';
import { type ComponentType, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { longitudesNote, pointsNote, zodiacKind } from '../../words/settings.ts';
import { AspectCounts, AspectGrid, TightestAspects } from '../chart/aspects.tsx';
import { ChartHero, type Crumb } from '../chart/chart-hero.tsx';
import { Positions } from '../chart/positions.tsx';
import { Tools } from '../chart/tools.tsx';
import { wheelOf } from '../chart/wheel-of.ts';
import { type Sky, SkyFacts } from './sky-facts.tsx';
import type { TuneSkyProps } from './tune-sky.tsx';
import '../chart/chart-facts.css';
import '../chart/tune.css';

/** Numbers of one moment: only other settings print others. */
const Proof = still(() => import('./proof.still.tsx'));

interface SkyViewProps {
  sky: Sky;
  /** The moment and place, as the address carries them; now and Paris without. */
  infos?: string;
  /** Where the address follows the settings. */
  urlOfInfos?: (infos: string) => string;
  /** `TuneSky`, at once or when asked for. */
  tuning: ComponentType<TuneSkyProps>;
  crumbs: readonly Crumb[];
  over?: string;
  title: string;
  gist?: ReactNode;
  form: ReactNode;
  sharePath: string;
  /** Null where nobody chose it: the place is not named then. */
  where: string | null;
}

/** The sky of a moment over a place: its wheel, the Moon, what rises and sets, what goes backwards, and the numbers. */
export function SkyView({
  sky: first,
  infos = '',
  urlOfInfos,
  tuning: Tuning,
  crumbs,
  over,
  title,
  gist,
  form,
  sharePath,
  where,
}: SkyViewProps) {
  const [kept, setKept] = useState({ of: first, sky: first });
  // Another moment came to this page: what was drawn of the last is past.
  const sky = kept.of === first ? kept.sky : first;
  const show = useCallback((next: Sky) => setKept({ of: first, sky: next }), [first]);
  const { chart, proof, moment } = sky;
  const wheel = useRef<HTMLElement>(null);
  const drawn = useMemo(() => wheelOf(chart), [chart]);
  return (
    <>
      <ChartHero
        crumbs={crumbs}
        wheelFirst
        eyebrow="Carte du ciel"
        over={over}
        title={title}
        about={
          <>
            Le <b>{/* begins with a figure */ moment.words}</b>, {where ? <b>{where}</b> : 'heure de France'}
          </>
        }
        gist={gist}
        under={form}
        wheel={<Wheel ref={wheel} chart={drawn} label={`Roue du ciel du ${moment.words}`} />}
        raysDeg={chart.houses.cusps_deg}
        leftDeg={chart.angles.ascendant_deg}
      />
      <div className="page">
        <div className="chart-under">
          <Tuning {...{ first, infos, urlOfInfos }} onShown={show} />
          <WheelLegend />
        </div>
        <Tools
          title="Carte du ciel"
          subtitle={where ? `${moment.words}, ${where}` : moment.words}
          sharePath={sharePath}
          fileName="carte-du-ciel"
          wheel={wheel}
        />
      </div>
      <SkyFacts sky={sky} />
      <div className="chart-facts page">
        <div className="chart-facts__columns">
          <section>
            <h2>Où se tient chaque astre</h2>
            <p className="chart-facts__note">{longitudesNote(chart.view)}</p>
            <Positions chart={chart} />
            <h3>D’où viennent ces nombres</h3>
            <Proof
              key={[proof.julian_day_ut, chart.houses.system_used, zodiacKind(chart.view), pointsNote(chart.view)].join(
                ' ',
              )}
              proof={proof}
              houses={chart.houses}
              view={chart.view}
              isPlaceNamed={where !== null}
            />
          </section>
          <section>
            <h2>Les aspects, deux à deux</h2>
            <AspectCounts chart={chart} />
            <AspectGrid chart={chart} />
            <h3>Les liens les plus serrés</h3>
            <TightestAspects chart={chart} />
            <WheelTables chart={drawn} />
          </section>
        </div>
      </div>
    </>
  );
}
