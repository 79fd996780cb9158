import { type PageProps, urlOf } from '@solelune/screen';
import { still } from '@solelune/screen/still';
import type { ascendantIndex } from '../../contract/calculators.ts';
import { addresses } from '../addresses.ts';
import { PairPicker } from '../frame/pair-picker.tsx';
import { TOOLS } from '../frame/tools.ts';
import { IntroductionPage } from '../introduction/introduction-page.tsx';
import { PointForm } from '../point/point-form.tsx';
import { ASCENDANT } from './ascendant-tool.ts';
import '../zodiac/horizon.css';

const Horizon = still(async () => (await import('../zodiac/horizon.tsx')).Horizon);

export default function AscendantPage({ data }: PageProps<typeof ascendantIndex>) {
  return (
    <IntroductionPage
      mood="dawn"
      name={TOOLS.ascendant.name}
      eyebrow="Le signe qui se lève"
      title="Calculer son ascendant"
      text={data.introduction}
      art={
        <Horizon
          label="Le zodiaque coupé par l’horizon : à l’est, un signe se lève, et le Soleil monte derrière lui"
          ascendantDeg={135}
          sunDeg={96}
          lit="east"
        />
      }
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
