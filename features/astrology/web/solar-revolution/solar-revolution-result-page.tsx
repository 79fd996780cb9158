import { de } from '@solelune/french/elision';
import { decodeInfos, encodeInfos, type PageProps, urlOf } from '@solelune/screen';
import { Wheel, WheelLegend, WheelTables } from '@solelune/ui/wheel';
import { useMemo, useRef } from 'react';
import { solarRevolutionResult } from '../../contract.ts';
import { RETURN_ALWAYS } from '../../words/possible-hours.ts';
import { addresses } from '../addresses.ts';
import { BirthOutcome } from '../birth/birth-outcome.tsx';
import { ChartFacts } from '../chart/chart-facts.tsx';
import { ChartHero } from '../chart/chart-hero.tsx';
import { FactsOver } from '../chart/facts-over.tsx';
import { KeepChart } from '../chart/keep-chart.tsx';
import { Proof } from '../chart/proof.tsx';
import { ReadWithSide } from '../chart/read-with-side.tsx';
import { Reading } from '../chart/reading.tsx';
import { Tools } from '../chart/tools.tsx';
import { Tune } from '../chart/tune.tsx';
import { type TuneState, tuningOf, useTuning } from '../chart/use-tuning.ts';
import { ReturnFacts, type RevolutionAnswer } from './return-facts.tsx';
import { returnWords } from './return-words.ts';
import { SolarRevolutionForm } from './solar-revolution-form.tsx';
import { twoRings } from './two-skies.ts';

const NAME = 'Révolution solaire';
const resultUrl = (infos: string) => urlOf(addresses.solarRevolutionResult, { infos });
const TUNING = tuningOf<typeof solarRevolutionResult>((answer) => answer.year_chart, resultUrl);

export default function SolarRevolutionResultPage({ data: first }: PageProps<typeof solarRevolutionResult>) {
  const { shown: data, tune } = useTuning(solarRevolutionResult, first, TUNING);
  if (data.status === 'ready') return <SolarYear answer={data} tune={tune} />;
  return (
    <BirthOutcome
      name={NAME}
      path={addresses.solarRevolution.path}
      data={data}
      urlOfInfos={resultUrl}
      form={
        <SolarRevolutionForm given={data.given} problems={data.status === 'incomplete' ? data.problems : undefined} />
      }
    />
  );
}

function SolarYear({ answer, tune }: { answer: RevolutionAnswer; tune: TuneState }) {
  const { given, infos, year_chart: chart, year_over: over, reading } = answer;
  const { year, place } = answer.return;
  const when = returnWords(answer.return);
  const wheel = useRef<HTMLElement>(null);
  const rings = useMemo(() => twoRings(answer), [answer]);
  const title = given.firstname ? `L’année ${year} ${de(given.firstname)}` : `${NAME} ${year}`;
  const urlOfYear = (other: number) => resultUrl(encodeInfos({ ...decodeInfos(infos), year: String(other) }));
  return (
    <>
      <ChartHero
        crumbs={[
          { name: 'Astrologie', path: addresses.index.path },
          { name: NAME, path: addresses.solarRevolution.path },
          { name: String(year) },
        ]}
        eyebrow="Le ciel de votre anniversaire"
        over={given.firstname ? `L’année ${de(given.firstname)}` : 'L’année solaire'}
        title={year}
        about={
          <>
            Retour du Soleil <b>{when}</b>, <b>{place.display_name}</b>
          </>
        }
        gist={<div dangerouslySetInnerHTML={{ __html: reading.lead }} />}
        under={<ReturnFacts answer={answer} urlOfYear={urlOfYear} />}
        wheel={<Wheel ref={wheel} {...rings} label={`Roue de la révolution solaire ${year}`} />}
        {...(over ? {} : { raysDeg: chart.houses.cusps_deg, leftDeg: chart.angles.ascendant_deg })}
      />
      <div className="page">
        <p className="visually-hidden">
          Anneau extérieur : le ciel de l’année. Anneau intérieur, en or : le ciel de naissance.
        </p>
        <div className="chart-under">
          <Tune {...tune} hasHouses={!over} />
          <WheelLegend />
        </div>
        <Tools
          title={title}
          subtitle={`Retour ${when}, ${place.display_name}`}
          sharePath={resultUrl(answer.share_infos)}
          fileName={`revolution-solaire-${year}`}
          wheel={wheel}
        >
          <KeepChart category="solar-revolution" title={title} address={resultUrl(infos)} person={given} />
        </Tools>
      </div>
      <ReadWithSide
        side={
          <>
            <Proof
              proof={answer.proof}
              houses={chart.houses}
              title="Preuve du retour"
              oneOfMany={over && 'Un des instants possibles, pris pour le calcul'}
            />
            <Proof proof={answer.natal_proof} houses={answer.natal_chart.houses} title="Preuve de la naissance" />
          </>
        }
      >
        <Reading
          reading={reading}
          chart={chart}
          title="La lecture de votre année"
          note="D’anniversaire en anniversaire : ce que ce ciel met en avant, et d’où chaque paragraphe le tient."
        />
      </ReadWithSide>
      {over ? (
        <FactsOver {...{ over, reading }} always={RETURN_ALWAYS} />
      ) : (
        <ChartFacts chart={chart} title="Le ciel de l’année" tables={<WheelTables {...rings} />} />
      )}
    </>
  );
}
