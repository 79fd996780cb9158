import type { PageProps } from '@solelune/screen';
import type { compatibility } from '../contract.ts';
import { CompatibilityScene } from './drawings/compatibility-scene.tsx';
import { FirstNamesForm } from './forms/first-names-form.tsx';
import { ToolPage } from './introduction/tool-page.tsx';
import { Reasons } from './result/reasons.tsx';

export default function CompatibilityPage({ data }: PageProps<typeof compatibility>) {
  const { introduction, example } = data;
  const { firstname_from: one, firstname_to: other } = example.firstnames;
  return (
    <ToolPage tool="compatibility" introduction={introduction} form={<FirstNamesForm />} art={<CompatibilityScene />}>
      <Reasons compatibility={example.compatibility} title={`Un exemple\u00A0: ${one} et ${other}`} />
    </ToolPage>
  );
}
