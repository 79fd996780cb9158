import { Link } from '@solelune/screen/navigation';
import { usePassage } from '@solelune/screen/passage';
import { Stage as Night } from '@solelune/ui/stage';
import { Starry } from '@solelune/ui/starry';
import { Wheel, type WheelChart, type WheelInnerRing } from '@solelune/ui/wheel';
import { useEffect } from 'react';
import './stage.css';

interface StageProps {
  /** Whose sky, when and where. */
  given: string;
  title: string;
  chart: WheelChart;
  inner?: WheelInnerRing;
  resultUrl: string;
  /** Fetches the result's page while the planets take their places. */
  warmUp: () => Promise<unknown>;
}

const STEP_MS = 110;
const LAST_LOOK_MS = 900;

/** The planets take their places on the night, one by one. It plays once, can be passed at any moment, and is a plain page without JavaScript. */
export function Stage({ given, title, chart, inner, resultUrl, warmUp }: StageProps) {
  const bodies = chart.bodies.length + (inner?.bodies.length ?? 0);
  usePassage(resultUrl, bodies * STEP_MS + LAST_LOOK_MS);
  // A lost connection is told by the navigation itself.
  useEffect(() => void warmUp().catch(() => {}), [warmUp]);
  return (
    <Starry
      as={Night}
      className="astro-stage"
      stars={160}
      glow="center"
      given={given}
      title={title}
      resultUrl={resultUrl}
      link={Link}
    >
      <Wheel className="astro-stage__wheel" chart={chart} inner={inner} label={title} />
    </Starry>
  );
}
