import type { PageProps } from '@solelune/screen';
import type { ritual } from '../contract.ts';
import { ANGELS } from '../engine/index.ts';
import { Candle } from './drawings/candle.tsx';
import { ToolPage } from './introduction/tool-page.tsx';
import { MomentPanel } from './moment/moment-panel.tsx';
import { AngelChooser } from './ritual/angel-chooser.tsx';
import { RitualForm } from './ritual/ritual-form.tsx';
import { SealDefs } from './seal/seal.tsx';

export default function RitualPage({ data }: PageProps<typeof ritual>) {
  return (
    <>
      <SealDefs angels={ANGELS} />
      <ToolPage tool="ritual" introduction={data.introduction} form={<RitualForm />} art={<Candle />}>
        <AngelChooser angels={data.angels} />
        <MomentPanel
          current={data.current_regencies}
          angels={data.angels}
          title="Ou appeler l’un de ceux qui veillent"
        />
      </ToolPage>
    </>
  );
}
