import { type PageProps, urlOf } from '@solelune/screen';
import { still } from '@solelune/screen/still';
import type { ascendantIndex } from '../../contract/calculators.ts';
import { addresses } from '../addresses.ts';
import { PairPicker } from '../frame/pair-picker.tsx';
import { TOOLS } from '../frame/tools.ts';
import { IntroductionPage } from '../introduction/introduction-page.tsx';
import { PointForm } from '../point/point-form.tsx';
import { ASCENDANT } from './ascendant-tool.ts';

const Cover = still(() => import('./cover.still.tsx'));

export default function AscendantPage({ data }: PageProps<typeof ascendantIndex>) {
  return (
    <IntroductionPage
      mood="dawn"
      name={TOOLS.ascendant.name}
      eyebrow="Le signe qui se lève"
      title="Calculer son ascendant"
      text={data.introduction}
      art={<Cover />}
      form={<PointForm tool={ASCENDANT} />}
      explains="Comprendre l’ascendant"
      next={['descendant', 'moonSign', 'natalChart']}
    >
      <PairPicker
        signs={data.signs}
        title="Vous connaissez déjà le vôtre ?"
        note="Choisissez votre signe, puis votre ascendant : cent quarante-quatre portraits, un par rencontre."
        first="Votre signe"
        second="Ascendant"
        urlOf={(sign, ascendant) => urlOf(addresses.ascendantDetail, { sign: sign.slug, ascendant: ascendant.slug })}
        before={(sign) => `${sign.name} ascendant`}
      />
    </IntroductionPage>
  );
}
