import type { PageProps } from '@solelune/screen';
import type { compatibilityIndex } from '../../contract/compatibility.ts';
import { PairPicker } from '../frame/pair-picker.tsx';
import { TOOLS } from '../frame/tools.ts';
import { IntroductionPage } from '../introduction/introduction-page.tsx';
import { ExamplePair } from '../zodiac/example-pair.tsx';
import { MEETINGS, pickMeeting } from './meetings.ts';

export default function CompatibilityPage({ data }: PageProps<typeof compatibilityIndex>) {
  return (
    <IntroductionPage
      mood="night"
      name={TOOLS.compatibility.name}
      eyebrow="Deux signes face à face"
      title="Compatibilité des signes"
      text={data.introduction}
      brief="Choisissez votre signe, puis celui de l’autre. L’ordre compte : le premier va vers le second."
      art={<ExamplePair tool="compatibility" label="Deux signes reliés par un trigone sur le cercle du zodiaque" />}
      explains="Comprendre la compatibilité"
      next={MEETINGS.sun.next}
    >
      <PairPicker {...pickMeeting('sun')} signs={data.signs} title="Qui rencontre qui ?" />
    </IntroductionPage>
  );
}
