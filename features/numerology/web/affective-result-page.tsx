import type { PageProps } from '@solelune/screen';
import type { affectiveResult } from '../contract.ts';
import { affectiveTool } from './name-tools.ts';
import { NameResult } from './result/name-result.tsx';

export default function AffectiveResultPage({ data }: PageProps<typeof affectiveResult>) {
  return <NameResult tool={affectiveTool} {...data} />;
}
