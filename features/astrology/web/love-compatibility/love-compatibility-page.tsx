import type { PageProps } from '@solelune/screen';
import { useRef, useState } from 'react';
import type { loveCompatibilityIndex } from '../../contract/compatibility.ts';
import { pickMeeting } from '../compatibility/meetings.ts';
import { PairPicker } from '../frame/pair-picker.tsx';
import { TOOLS } from '../frame/tools.ts';
import { IntroductionPage } from '../introduction/introduction-page.tsx';
import { ExamplePair } from '../zodiac/example-pair.tsx';
import type { OneSky } from './ask-sky.ts';
import { LoveForm } from './love-form.tsx';
import { TwoSkies } from './two-skies.tsx';

export default function LoveCompatibilityPage({ data }: PageProps<typeof loveCompatibilityIndex>) {
  const [skies, setSkies] = useState<readonly [OneSky, OneSky] | null>(null);
  const answer = useRef<HTMLElement>(null);
  const show = (found: readonly [OneSky, OneSky] | null) => {
    setSkies(found);
    // The answer stands below the form: one is led to it.
    if (found) requestAnimationFrame(() => answer.current?.focus());
  };
  return (
    <IntroductionPage
      mood="dusk"
      name={TOOLS.loveCompatibility.name}
      eyebrow="Deux naissances, deux ciels"
      title="Compatibilité amoureuse"
      text={data.introduction}
      art={<ExamplePair tool="loveCompatibility" label="Deux signes face à face sur le cercle du zodiaque" />}
      form={<LoveForm onFound={show} />}
      explains="Ce que l’on compare"
      next={['compatibility', 'moonCompatibility', 'descendant']}
    >
      {skies && <TwoSkies skies={skies} ref={answer} />}
      <PairPicker
        {...pickMeeting('sun')}
        signs={data.signs}
        title="Vous connaissez déjà vos signes ?"
        note="Choisissez le vôtre, puis celui de l’autre."
      />
    </IntroductionPage>
  );
}
