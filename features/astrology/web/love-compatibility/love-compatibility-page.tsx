import type { PageProps } from '@solelune/screen';
import type { loveCompatibilityIndex } from '../../contract/compatibility.ts';
import { pickMeeting } from '../compatibility/meetings.ts';
import { PairPicker } from '../frame/pair-picker.tsx';
import { TOOLS } from '../frame/tools.ts';
import { IntroductionPage } from '../introduction/introduction-page.tsx';
import { ExamplePair } from '../zodiac/example-pair.tsx';
import { LoveForm } from './love-form.tsx';

export default function LoveCompatibilityPage({ data }: PageProps<typeof loveCompatibilityIndex>) {
  return (
    <IntroductionPage
      mood="dusk"
      name={TOOLS.loveCompatibility.name}
      eyebrow="Deux naissances, deux ciels"
      title="Compatibilité amoureuse"
      text={data.introduction}
      art={<ExamplePair tool="loveCompatibility" label="Deux signes face à face sur le cercle du zodiaque" />}
      form={<LoveForm />}
      explains="Ce que l’on compare"
      next={['compatibility', 'moonCompatibility', 'descendant']}
    >
      <PairPicker
        {...pickMeeting('sun')}
        signs={data.signs}
        title="Vous connaissez déjà vos signes ?"
        note="Choisissez le vôtre, puis celui de l’autre."
      />
    </IntroductionPage>
  );
}
