import { type PageProps, urlOf } from '@solelune/screen';
import type { childSignIndex } from '../../contract/signs.ts';
import { signFacts } from '../../engine/signs.ts';
import { addresses } from '../addresses.ts';
import { IntroductionPage } from '../introduction/introduction-page.tsx';
import { SignChoice } from '../introduction/sign-choice.tsx';
import { Cradle } from '../zodiac/cradle.tsx';

export default function ChildSignsPage({ data }: PageProps<typeof childSignIndex>) {
  return (
    <IntroductionPage
      mood="nursery"
      name="Signes de l’enfant"
      eyebrow="L’enfance sous le ciel"
      title="Les signes de l’enfant"
      text={data.introduction}
      art={
        <Cradle
          sign={signFacts('gemini')}
          label="Un mobile de berceau&nbsp;: lune, soleil, nuage, et un signe du zodiaque peint sur bois"
        />
      }
      explains="Lire le signe d’un enfant"
      next={['moonSign', 'natalChart', 'signs']}
    >
      <SignChoice
        title="Quel petit signe avez-vous sous votre toit ?"
        note="Un enfant n’est jamais un seul signe. Celui-ci dit par où la joie entre, et ce qui l’apaise."
        signs={data.signs}
        urlOfSign={(sign) => urlOf(addresses.childSign, { sign })}
        dated
      />
    </IntroductionPage>
  );
}
