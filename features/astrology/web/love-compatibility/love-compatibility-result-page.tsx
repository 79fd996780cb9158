import type { CallAnswer } from '@solelune/contract';
import type { PageProps } from '@solelune/screen';
import type { loveCompatibilityResult } from '../../contract/compatibility.ts';
import { signGeometry } from '../../engine/sign-geometry.ts';
import { addresses } from '../addresses.ts';
import { BirthOutcome } from '../birth/birth-outcome.tsx';
import { Actions, useResultActions } from '../frame/result-actions.tsx';
import { SignHero } from '../frame/sign-hero.tsx';
import { NextTools } from '../frame/tool-cards.tsx';
import { TOOLS } from '../frame/tools.ts';
import { PairCircle } from '../zodiac/pair-circle.tsx';
import { loveUrl, type OneBirth } from './couple.ts';
import { LoveForm } from './love-form.tsx';
import { TwoSkies } from './two-skies.tsx';

type Answer = CallAnswer<typeof loveCompatibilityResult>;
type Ready = Extract<Answer, { status: 'ready' }>;
type Given = Extract<Answer, { status: 'incomplete' }>['given'];

const { name: NAME, path: PATH } = TOOLS.loveCompatibility;

export default function LoveCompatibilityResultPage({ data }: PageProps<typeof loveCompatibilityResult>) {
  if (data.status === 'ready') return <Meeting answer={data} />;
  const given = { you: birthOf(data.given.you), other: birthOf(data.given.other) };
  return (
    <BirthOutcome
      name={NAME}
      path={PATH}
      data={data}
      urlOfInfos={loveUrl}
      form={<LoveForm given={given} problems={data.problems} />}
    />
  );
}

const birthOf = ({ firstname, birthdate, birthtime = '', birthcity }: Given['you']): OneBirth => ({
  firstname,
  birthdate,
  birthtime,
  birthcity,
});

function Meeting({ answer: { infos, skies } }: { answer: Ready }) {
  const { you, other } = skies;
  const names = you.firstname && other.firstname ? `${you.firstname} et ${other.firstname}` : 'Vos deux ciels';
  const signs = `${you.sun_sign.name} et ${other.sun_sign.name}`;
  const { distance, aspect } = signGeometry(you.sun_sign.key, other.sun_sign.key);
  const actions = useResultActions({
    title: `${names}\u00A0: compatibilité amoureuse`,
    text: signs,
    address: loveUrl(infos),
    sharePath: loveUrl(infos),
    again: { path: PATH, words: 'Deux autres naissances' },
  });
  return (
    <>
      <SignHero
        mood="dusk"
        crumbs={[{ name: 'Astrologie', path: addresses.index.path }, { name: NAME, path: PATH }, { name: signs }]}
        longTitle
        eyebrow={NAME}
        title={names}
        epithet={signs}
        art={
          <PairCircle
            from={you.sun_sign}
            to={other.sun_sign}
            distance={distance}
            aspect={aspect}
            lens="sun"
            label={`${signs} sur le cercle du zodiaque`}
          />
        }
        artFirst
      >
        <Actions>{actions}</Actions>
      </SignHero>
      <TwoSkies skies={skies} />
      <NextTools tools={['compatibility', 'moonCompatibility', 'descendant']} />
      <Actions foot>{actions}</Actions>
    </>
  );
}
