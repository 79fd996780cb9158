import type { PageProps } from '@solelune/screen';
import type { expressionResult } from '../contract.ts';
import { expressionTool } from './name-tools.ts';
import { NameResult } from './result/name-result.tsx';

export default function ExpressionResultPage({ data }: PageProps<typeof expressionResult>) {
  return <NameResult tool={expressionTool} {...data} />;
}
