import { type PageProps, urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { Wheel, WheelLegend, WheelTables } from '@solelune/ui/wheel';
import { useMemo, useRef } from 'react';
import { natalChartResult } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { BirthOutcome } from '../birth/birth-outcome.tsx';
import { birthWords } from '../birth/birth-words.ts';
import { ChartFacts } from '../chart/chart-facts.tsx';
import { ChartHero } from '../chart/chart-hero.tsx';
import { FactsOver } from '../chart/facts-over.tsx';
import { KeepChart } from '../chart/keep-chart.tsx';
import { LightsOver } from '../chart/lights-over.tsx';
import { Proof } from '../chart/proof.tsx';
import { ReadWithSide } from '../chart/read-with-side.tsx';
import { Reading } from '../chart/reading.tsx';
import { TimePanel } from '../chart/time-panel.tsx';
import { Tools } from '../chart/tools.tsx';
import { Triad } from '../chart/triad.tsx';
import { Tune } from '../chart/tune.tsx';
import { type TuneState, tuningOf, useTuning } from '../chart/use-tuning.ts';
import { wheelOf, wheelOver } from '../chart/wheel-of.ts';
import { NatalChartForm } from './natal-chart-form.tsx';
import './natal-chart-result-page.css';

type Answer = PageProps<typeof natalChartResult>['data'];
type Ready = Extract<Answer, { status: 'ready' }>;

const NAME = 'Thème astral';
const STRONGEST_FIRST_NOTE =
  'Les placements les plus marqués viennent d’abord. Chacun indique d’où il vient, pour que vous puissiez le vérifier sur la carte.';
const UNKNOWN_HOUR_NOTE =
  'Chaque paragraphe dit s’il est certain, ou de quelle heure à quelle heure il vaut. L’ordre est celui des astres : sans heure, aucun ne pèse plus qu’un autre.';
const resultUrl = (infos: string) => urlOf(addresses.natalChartResult, { infos });
const TUNING = tuningOf<typeof natalChartResult>((answer) => answer.chart, resultUrl);

export default function NatalChartResultPage({ data }: PageProps<typeof natalChartResult>) {
  const { shown: answer, tune } = useTuning(natalChartResult, data, TUNING);
  if (answer.status !== 'ready') {
    return (
      <BirthOutcome
        name={NAME}
        path={addresses.natalChart.path}
        data={answer}
        urlOfInfos={resultUrl}
        form={
          <NatalChartForm
            given={answer.given}
            problems={answer.status === 'incomplete' ? answer.problems : undefined}
          />
        }
      />
    );
  }
  return <NatalChart answer={answer} tune={tune} />;
}

function NatalChart({ answer, tune }: { answer: Ready; tune: TuneState }) {
  const { chart, proof, certainty, reading, given, infos } = answer;
  const wheel = useRef<HTMLElement>(null);
  const { over } = certainty;
  const drawn = useMemo(() => (over ? wheelOver(over) : wheelOf(chart)), [chart, over]);
  const person = given.firstname || 'cette naissance';
  const title = given.firstname ? `Le thème astral de ${person}` : 'Thème astral';
  const when = birthWords(proof.local.words, certainty);
  return (
    <>
      <ChartHero
        crumbs={[
          { name: 'Astrologie', path: addresses.index.path },
          { name: NAME, path: addresses.natalChart.path },
          { name: given.firstname || 'Résultat' },
        ]}
        eyebrow="Carte du ciel de naissance"
        {...(given.firstname ? { over: 'Le thème astral de', title: person } : { title: NAME })}
        about={
          <>
            Naissance le <b>{when}</b>, <b>{proof.place.display_name}</b>
          </>
        }
        gist={<div dangerouslySetInnerHTML={{ __html: reading.lead }} />}
        under={over ? <LightsOver certainty={certainty} over={over} /> : <Triad chart={chart} />}
        wheel={<Wheel ref={wheel} chart={drawn} label={`Roue du thème astral de ${person}`} />}
        {...(over ? {} : { raysDeg: chart.houses.cusps_deg, leftDeg: chart.angles.ascendant_deg })}
      />
      <div className="page natal-under">
        <div className="chart-under">
          <Tune {...tune} hasHouses={!over?.whole_day} />
          <WheelLegend />
        </div>
        <Tools
          title={title}
          subtitle={`${when}, ${proof.place.display_name}`}
          sharePath={resultUrl(answer.share_infos)}
          fileName="theme-astral"
          wheel={wheel}
        >
          <KeepChart category="natal-chart" title={title} address={resultUrl(infos)} person={given} />
        </Tools>
      </div>
      {over ? (
        <FactsOver {...{ certainty, over, reading }} />
      ) : (
        <ChartFacts chart={chart} title="Où se tenait chaque astre" tables={<WheelTables chart={drawn} />} />
      )}
      <ReadWithSide
        side={
          <>
            <TimePanel certainty={certainty} time={proof.local.time} />
            <Proof proof={proof} houses={chart.houses} />
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
      <nav className="page natal-next" aria-label="Aller plus loin" data-print="hide">
        <Link className={buttonClass({ tone: 'quiet' })} to={addresses.natalChart.path}>
          Dresser un autre thème
        </Link>
        <Link className={buttonClass({ tone: 'quiet' })} to={urlOf(addresses.solarRevolutionCalcul, { infos })}>
          Lire mon année
        </Link>
      </nav>
    </>
  );
}
