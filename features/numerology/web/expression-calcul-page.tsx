import type { PageProps } from '@solelune/screen';
import { NameCalculation } from './calculation/name-calculation.tsx';
import { ExpressionScene } from './drawings/expression-scene.tsx';
import { expressionTool } from './name-tools.ts';

const warmUp = () => import('./expression-result-page.tsx');

export default function ExpressionCalculPage({ params }: PageProps) {
  return <NameCalculation tool={expressionTool} given={params['fn'] ?? ''} art={<ExpressionScene />} warmUp={warmUp} />;
}
