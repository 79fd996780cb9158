import { de, overName } from '@solelune/french/elision';
import { type PageProps, urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { WheelLegend, WheelTables } from '@solelune/ui/wheel';
import { useMemo, useRef } from 'react';
import type { natalChartResult } from '../../contract.ts';
import { alwaysWords } from '../../words/possible-hours.ts';
import { addresses } from '../addresses.ts';
import { birthWords } from '../birth/birth-words.ts';
import { ChartFacts, FACT_PARTS } from '../chart/chart-facts.tsx';
import { ChartHero } from '../chart/chart-hero.tsx';
import { FACT_OVER_PARTS, FactsOver } from '../chart/facts-over.tsx';
import { Fold } from '../chart/fold.tsx';
import { KeepChart } from '../chart/keep-chart.tsx';
import { LargeWheel } from '../chart/large-wheel.tsx';
import { LightsOver } from '../chart/lights-over.tsx';
import { PrintChoice } from '../chart/print-choice.tsx';
import { Proof } from '../chart/proof.tsx';
import { ReadWithSide } from '../chart/read-with-side.tsx';
import { Reading } from '../chart/reading.tsx';
import { TimePanel } from '../chart/time-panel.tsx';
import { Tools } from '../chart/tools.tsx';
import { Triad } from '../chart/triad.tsx';
import { Tune } from '../chart/tune.tsx';
import type { TuneState } from '../chart/use-tuning.ts';
import { ViewSettings } from '../chart/view-settings.tsx';
import { wheelOf, wheelOver } from '../chart/wheel-of.ts';
import { ShareSky } from '../share/share-sky.tsx';
import { natalCard } from './natal-card.ts';
import { NatalContents } from './natal-contents.tsx';
import { NatalSummary } from './natal-summary.tsx';
import './natal-chart.css';
import './natal-chart-print.css';

type Ready = Extract<PageProps<typeof natalChartResult>['data'], { status: 'ready' }>;

const STRONGEST_FIRST_NOTE =
  'Un portrait d’abord, puis les placements, du plus marqué au plus discret. Chacun indique d’où il vient, pour que vous puissiez le vérifier sur la carte.';
const UNKNOWN_HOUR_NOTE =
  'Chaque paragraphe dit s’il est certain, ou de quelle heure à quelle heure il vaut. L’ordre est celui des astres : sans heure, aucun ne pèse plus qu’un autre.';
const PROOF_PART = { id: 'preuve', title: 'Preuve du calcul' } as const;

interface NatalChartProps {
  answer: Ready;
  tune: TuneState;
  /** « Thème astral » */
  name: string;
  urlOfInfos: (infos: string) => string;
}

/** A natal chart: five lines, the wheel, the reading, then the numbers and their proof. */
export function NatalChart({ answer, tune, name, urlOfInfos }: NatalChartProps) {
  const { chart, proof, certainty, reading, given, infos } = answer;
  const wheel = useRef<HTMLElement>(null);
  const { over } = certainty;
  const drawn = useMemo(() => (over ? wheelOver(over) : wheelOf(chart)), [chart, over]);
  const card = useMemo(() => natalCard(chart, over !== undefined), [chart, over]);
  const person = given.firstname || 'cette naissance';
  const title = given.firstname ? `Le thème astral ${de(person)}` : 'Thème astral';
  const when = birthWords(proof.local.words, certainty);
  const about = (
    <>
      Naissance le <b>{/* begins with a figure */ when}</b>, <b>{proof.place.display_name}</b>
    </>
  );
  return (
    <div className="natal-chart">
      <ChartHero
        crumbs={[
          { name: 'Astrologie', path: addresses.index.path },
          { name, path: addresses.natalChart.path },
          { name: given.firstname || 'Résultat' },
        ]}
        eyebrow="Carte du ciel de naissance"
        {...(given.firstname ? overName('Le thème astral', de(person)) : { title: name })}
        about={about}
        gist={
          <>
            <NatalSummary {...{ chart, reading, certainty }} />
            <div dangerouslySetInnerHTML={{ __html: reading.lead }} />
          </>
        }
        under={over ? <LightsOver certainty={certainty} over={over} /> : <Triad chart={chart} />}
        wheel={<LargeWheel ref={wheel} chart={drawn} label={`Roue du thème astral ${de(person)}`} />}
        {...(over ? {} : { raysDeg: chart.houses.cusps_deg, leftDeg: chart.angles.ascendant_deg })}
      />
      <div className="page natal-under" data-print="hide">
        <Fold id="reglages" title="Régler, garder, imprimer">
          <div className="chart-under">
            <Tune
              {...tune}
              hasHouses={!over?.whole_day}
              more={tune.settings.view && <ViewSettings view={tune.settings.view} onChange={tune.onChange} />}
            />
            <WheelLegend />
          </div>
          <Tools
            title={title}
            subtitle={`${when}, ${proof.place.display_name}`}
            sharePath={urlOfInfos(answer.share_infos)}
            fileName="theme-astral"
            wheel={wheel}
            printing={<PrintChoice />}
            sharing={
              <ShareSky
                title="Un ciel de naissance"
                text={card.lines.join(', ')}
                withBirth={urlOfInfos(answer.share_infos)}
                withoutBirth={answer.shared_sky ? urlOf(addresses.sharedChart, { sky: answer.shared_sky }) : null}
                card={card}
                wheel={wheel}
                fileName="ciel-de-naissance"
              />
            }
          >
            <KeepChart category="natal-chart" title={title} address={urlOfInfos(infos)} person={given} />
          </Tools>
        </Fold>
      </div>
      <NatalContents reading={reading} after={[...(over ? FACT_OVER_PARTS : FACT_PARTS), PROOF_PART]} />
      <ReadWithSide
        side={
          <>
            <TimePanel certainty={certainty} time={proof.local.time} />
            <Proof id={PROOF_PART.id} proof={proof} houses={chart.houses} view={chart.view} />
          </>
        }
      >
        <Reading
          reading={reading}
          chart={chart}
          title="La lecture de votre ciel"
          note={over ? UNKNOWN_HOUR_NOTE : STRONGEST_FIRST_NOTE}
        />
      </ReadWithSide>
      {over ? (
        <FactsOver {...{ over, reading }} always={alwaysWords(certainty)} />
      ) : (
        <ChartFacts chart={chart} title="Où se tenait chaque astre" tables={<WheelTables chart={drawn} />} />
      )}
      <nav className="page natal-next" aria-label="Aller plus loin" data-print="hide">
        <Link className={buttonClass({ tone: 'quiet' })} to={addresses.natalChart.path}>
          Dresser un autre thème
        </Link>
        <Link className={buttonClass({ tone: 'quiet' })} to={urlOf(addresses.natalChartCompare, { infos })}>
          Pourquoi un autre site dit autre chose
        </Link>
        <Link className={buttonClass({ tone: 'quiet' })} to={urlOf(addresses.solarRevolutionCalcul, { infos })}>
          Lire mon année
        </Link>
        <Link className={buttonClass({ tone: 'quiet' })} to={urlOf(addresses.transitsResult, { infos })}>
          Aujourd’hui sur mon thème
        </Link>
      </nav>
    </div>
  );
}
