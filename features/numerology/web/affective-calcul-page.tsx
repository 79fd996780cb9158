import type { PageProps } from '@solelune/screen';
import { NameCalculation } from './calculation/name-calculation.tsx';
import { AffectiveScene } from './drawings/affective-scene.tsx';
import { affectiveTool } from './name-tools.ts';

const warmUp = () => import('./affective-result-page.tsx');

export default function AffectiveCalculPage({ params }: PageProps) {
  return <NameCalculation tool={affectiveTool} given={params['fn'] ?? ''} art={<AffectiveScene />} warmUp={warmUp} />;
}
