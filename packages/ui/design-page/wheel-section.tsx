import { useRef } from 'react';
import { MovingWheel } from '../moving-wheel/index.ts';
import { Wheel, WheelDownloads, WheelLegend, WheelTables } from '../wheel/index.ts';
import { crowdedSample, natalSample, returnNatalSample, returnSample } from './sample-charts.ts';
import { Columns, Specimen } from './specimen.tsx';

export function WheelSection() {
  const wheel = useRef<HTMLElement>(null);
  return (
    <>
      <Columns count={2}>
        <Specimen name="Une naissance">
          <Wheel ref={wheel} chart={natalSample} label="Roue d’une naissance">
            <WheelLegend />
            <WheelTables chart={natalSample} />
          </Wheel>
          <div className="design__row">
            <WheelDownloads
              wheel={wheel}
              fileName="roue"
              title="Une naissance"
              subtitle="17 juin 1988, 14 h 25, Lyon"
              signature="Solelune"
            />
          </div>
        </Specimen>
        <Specimen name="Deux anneaux">
          <Wheel chart={returnSample} inner={returnNatalSample} label="Roue d’une révolution solaire">
            <WheelLegend />
            <WheelTables chart={returnSample} inner={returnNatalSample} />
          </Wheel>
        </Specimen>
      </Columns>
      <Columns count={2}>
        <Specimen name="Un ciel serré, de nuit">
          <div className="on-night design__night-wheel">
            <Wheel chart={crowdedSample} label="Roue du ciel du 5 février 1962" />
          </div>
        </Specimen>
        <Specimen name="À l’étroit">
          <div className="design__narrow">
            <Wheel chart={crowdedSample} label="Roue du ciel du 5 février 1962, à l’étroit" />
            <Wheel chart={returnSample} inner={returnNatalSample} label="Deux anneaux, à l’étroit" />
          </div>
        </Specimen>
      </Columns>
      <Columns count={2}>
        <Specimen name="Un ciel qui passe autour">
          <MovingWheel
            natal={natalSample}
            first={{ bodies: returnSample.bodies, links: [] }}
            label="Roue d’une naissance, et autour un autre ciel"
          />
        </Specimen>
      </Columns>
    </>
  );
}
