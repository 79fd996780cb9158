import type { PageProps } from '@solelune/screen';
import type { birthchart } from '../contract.ts';
import { BirthForm } from './birth/birth-form.tsx';
import { Roles } from './birth/roles.tsx';
import { SealTrio } from './drawings/seal-trio.tsx';
import { ToolPage } from './introduction/tool-page.tsx';

export default function BirthPage({ data }: PageProps<typeof birthchart>) {
  return (
    <ToolPage
      tool="birth"
      introduction={data.introduction}
      form={<BirthForm />}
      art={<SealTrio numbers={[3, 34, 58]} />}
    >
      <Roles roles={data.roles} />
    </ToolPage>
  );
}
