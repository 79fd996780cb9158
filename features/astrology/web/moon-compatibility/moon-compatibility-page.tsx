import type { PageProps } from '@solelune/screen';
import type { moonCompatibilityIndex } from '../../contract/compatibility.ts';
import { MEETINGS, pickMeeting } from '../compatibility/meetings.ts';
import { PairPicker } from '../frame/pair-picker.tsx';
import { TOOLS } from '../frame/tools.ts';
import { IntroductionPage } from '../introduction/introduction-page.tsx';
import { ExamplePair } from '../zodiac/example-pair.tsx';

export default function MoonCompatibilityPage({ data }: PageProps<typeof moonCompatibilityIndex>) {
  return (
    <IntroductionPage
      mood="silver"
      name={TOOLS.moonCompatibility.name}
      eyebrow="Deux Lunes sous un toit"
      title="Compatibilité des signes lunaires"
      text={data.introduction}
      brief="Votre Lune, puis celle de l’autre : une date et un lieu les donnent."
      art={
        <ExamplePair
          tool="moonCompatibility"
          label="Deux signes lunaires reliés par un sextile sur le cercle du zodiaque"
        />
      }
      explains="Comprendre l’accord des Lunes"
      next={MEETINGS.moon.next}
    >
      <PairPicker {...pickMeeting('moon')} signs={data.signs} title="Quelles Lunes se rencontrent ?" />
    </IntroductionPage>
  );
}
