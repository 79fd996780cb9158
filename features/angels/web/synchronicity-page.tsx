import type { PageProps } from '@solelune/screen';
import type { synchronicity } from '../contract.ts';
import { NumberPlate } from './drawings/number-plate.tsx';
import { ToolPage } from './introduction/tool-page.tsx';
import { NumberForm } from './synchronicity/number-form.tsx';

export default function SynchronicityPage({ data }: PageProps<typeof synchronicity>) {
  return (
    <ToolPage
      tool="synchronicity"
      introduction={data.introduction}
      form={<NumberForm />}
      art={<NumberPlate number={444} />}
    />
  );
}
