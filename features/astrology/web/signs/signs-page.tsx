import { type PageProps, urlOf } from '@solelune/screen';
import type { signIndex } from '../../contract/signs.ts';
import { addresses } from '../addresses.ts';
import { IntroductionPage } from '../introduction/introduction-page.tsx';
import { SignChoice } from '../introduction/sign-choice.tsx';
import { Belt } from '../zodiac/belt.tsx';
import './signs-page.css';

export default function SignsPage({ data }: PageProps<typeof signIndex>) {
  return (
    <IntroductionPage
      mood="night"
      name="Signes astrologiques"
      eyebrow="Le zodiaque"
      title="Les douze signes"
      text={data.introduction}
      note={
        <p className="signs-note">
          Dehors, les constellations, étoile par étoile. Dedans, les signes, qui partagent l’année en douze à partir de
          l’équinoxe. Ils portent les mêmes noms, mais la lente bascule de la Terre les a écartés de vingt-cinq degrés.
        </p>
      }
      art={
        <Belt label="Les douze constellations à leur vraie place autour de l’écliptique, et les douze signes en anneau" />
      }
      explains="Comprendre les signes"
      next={['ascendant', 'moonSign', 'compatibility']}
    >
      <SignChoice
        title="Trouvez le vôtre"
        note="Les dates bougent d’un jour ou deux selon l’année : à la lisière de deux signes, seul le calcul tranche."
        signs={data.signs}
        urlOfSign={(sign) => urlOf(addresses.sign, { sign })}
        dated
      />
    </IntroductionPage>
  );
}
