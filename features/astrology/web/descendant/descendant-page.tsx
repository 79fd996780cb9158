import { type PageProps, urlOf } from '@solelune/screen';
import { still } from '@solelune/screen/still';
import type { descendantIndex } from '../../contract/calculators.ts';
import { addresses } from '../addresses.ts';
import { TOOLS } from '../frame/tools.ts';
import { IntroductionPage } from '../introduction/introduction-page.tsx';
import { SignChoice } from '../introduction/sign-choice.tsx';
import { PointForm } from '../point/point-form.tsx';
import { DESCENDANT } from './descendant-tool.ts';

const Cover = still(() => import('./cover.still.tsx'));

export default function DescendantPage({ data }: PageProps<typeof descendantIndex>) {
  return (
    <IntroductionPage
      mood="dusk"
      name={TOOLS.descendant.name}
      eyebrow="Le signe qui se couche"
      title="Calculer son descendant"
      text={data.introduction}
      art={<Cover />}
      form={<PointForm tool={DESCENDANT} />}
      explains="Comprendre le descendant"
      next={['ascendant', 'compatibility', 'natalChart']}
    >
      <SignChoice
        title="Douze façons d’aller vers l’autre"
        note="Chaque signe au couchant a son image. Ouvrez le portrait du signe pour mieux connaître qui se tient en face."
        signs={data.signs}
        urlOfSign={(sign) => urlOf(addresses.sign, { sign })}
      />
    </IntroductionPage>
  );
}
