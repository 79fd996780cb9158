import { type PageProps, urlOf } from '@solelune/screen';
import { WheelLegend, WheelTables } from '@solelune/ui/wheel';
import { useMemo, useRef } from 'react';
import type { sharedChart } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { ChartFacts } from '../chart/chart-facts.tsx';
import { ChartHero } from '../chart/chart-hero.tsx';
import { LargeWheel } from '../chart/large-wheel.tsx';
import { Reading } from '../chart/reading.tsx';
import { Triad } from '../chart/triad.tsx';
import { wheelOf } from '../chart/wheel-of.ts';
import { NextTools } from '../frame/tool-cards.tsx';
import { ShareSky } from '../share/share-sky.tsx';
import { natalCard } from './natal-card.ts';
import './natal-chart.css';

const TITLE = 'Un ciel de naissance';
const NOTE =
  'Un portrait d’abord, puis les placements, du plus marqué au plus discret. Chacun indique d’où il vient, pour que l’on puisse le vérifier sur la carte.';

/** A chart that came by a link without its birth: the wheel, the reading and the numbers; no name, no date, no place, because none is known. */
export default function SharedChartPage({ data: { chart, reading, sky } }: PageProps<typeof sharedChart>) {
  const wheel = useRef<HTMLElement>(null);
  const drawn = useMemo(() => wheelOf(chart), [chart]);
  const card = natalCard(chart, false);
  return (
    <div className="natal-chart">
      <ChartHero
        crumbs={[
          { name: 'Astrologie', path: addresses.index.path },
          { name: 'Thème astral', path: addresses.natalChart.path },
          { name: TITLE },
        ]}
        eyebrow="Carte du ciel partagée"
        title={TITLE}
        about="Sans prénom, ni date, ni lieu de naissance : ce lien ne porte que des positions."
        gist={<div dangerouslySetInnerHTML={{ __html: reading.lead }} />}
        under={<Triad chart={chart} />}
        wheel={<LargeWheel ref={wheel} chart={drawn} label="Roue du ciel partagé" />}
        raysDeg={chart.houses.cusps_deg}
        leftDeg={chart.angles.ascendant_deg}
      />
      <div className="page natal-under" data-print="hide">
        <WheelLegend />
        <ShareSky
          title={TITLE}
          text={card.lines.join(', ')}
          withBirth={null}
          withoutBirth={urlOf(addresses.sharedChart, { sky })}
          card={card}
          wheel={wheel}
          fileName="ciel-de-naissance"
        />
      </div>
      <div className="page">
        <Reading reading={reading} chart={chart} title="La lecture de ce ciel" note={NOTE} />
      </div>
      <ChartFacts chart={chart} title="Où se tenait chaque astre" tables={<WheelTables chart={drawn} />} />
      <NextTools tools={['natalChart', 'ascendant', 'moonSign']} />
    </div>
  );
}
