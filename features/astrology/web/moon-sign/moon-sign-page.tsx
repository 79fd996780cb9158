import { type PageProps, urlOf } from '@solelune/screen';
import { still } from '@solelune/screen/still';
import type { moonSignIndex } from '../../contract/calculators.ts';
import { addresses } from '../addresses.ts';
import { TOOLS } from '../frame/tools.ts';
import { IntroductionPage } from '../introduction/introduction-page.tsx';
import { SignChoice } from '../introduction/sign-choice.tsx';
import { PointForm } from '../point/point-form.tsx';
import { MOON_SIGN } from './moon-sign-tool.ts';

const Cover = still(() => import('./cover.still.tsx'));

export default function MoonSignPage({ data }: PageProps<typeof moonSignIndex>) {
  return (
    <IntroductionPage
      mood="silver"
      name={TOOLS.moonSign.name}
      eyebrow="La vie intérieure"
      title="Votre signe lunaire"
      text={data.introduction}
      art={<Cover />}
      form={<PointForm tool={MOON_SIGN} />}
      explains="Comprendre le signe lunaire"
      next={['moonCompatibility', 'ascendant', 'natalChart']}
    >
      <SignChoice
        title="Douze Lunes"
        note="Si vous connaissez déjà le vôtre, ouvrez son portrait."
        signs={data.signs}
        urlOfSign={(sign) => urlOf(addresses.moonSignDetail, { sign })}
      />
    </IntroductionPage>
  );
}
