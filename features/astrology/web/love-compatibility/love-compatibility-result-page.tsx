import type { CallAnswer } from '@solelune/contract';
import { de } from '@solelune/french/elision';
import type { PageProps } from '@solelune/screen';
import { Button } from '@solelune/ui/button';
import { WheelLegend, WheelTables } from '@solelune/ui/wheel';
import { useMemo, useRef, useState } from 'react';
import { loveCompatibilityResult } from '../../contract/compatibility.ts';
import { CROSS_ORBS } from '../../engine/synastry/cross-aspects.ts';
import { addresses } from '../addresses.ts';
import { BirthOutcome } from '../birth/birth-outcome.tsx';
import { ChartHero } from '../chart/chart-hero.tsx';
import { Fold } from '../chart/fold.tsx';
import { LargeWheel } from '../chart/large-wheel.tsx';
import { Tune } from '../chart/tune.tsx';
import { type TuneState, useTuning } from '../chart/use-tuning.ts';
import { ViewSettings } from '../chart/view-settings.tsx';
import { Actions, useResultActions } from '../frame/result-actions.tsx';
import { NextTools } from '../frame/tool-cards.tsx';
import { TOOLS } from '../frame/tools.ts';
import { ShareSky } from '../share/share-sky.tsx';
import { cardOf } from './bond-card.ts';
import { bondMoved } from './bond-moved.ts';
import { BondReading } from './bond-reading.tsx';
import { BondScores } from './bond-scores.tsx';
import { BondTables } from './bond-tables.tsx';
import { bondRings } from './bond-wheel.ts';
import { loveUrl, type OneBirth } from './couple.ts';
import { CrossGrid } from './cross-grid.tsx';
import { IntimateBond } from './intimate-bond.tsx';
import { LoveForm } from './love-form.tsx';
import { TwoSkies } from './two-skies.tsx';

type Answer = CallAnswer<typeof loveCompatibilityResult>;
type Ready = Extract<Answer, { status: 'ready' }>;
type Given = Extract<Answer, { status: 'incomplete' }>['given'];

const { name: NAME, path: PATH } = TOOLS.loveCompatibility;

const TUNING = {
  settingsOf: (answer: Answer) =>
    answer.status === 'ready' ? { ...answer.settings, usualOrbs: CROSS_ORBS } : undefined,
  tell: (before: Answer, after: Answer) =>
    before.status === 'ready' && after.status === 'ready' ? bondMoved(before, after) : '',
  read: (answer: Answer) => answer,
  infos: (answer: Answer) => (answer.status === 'ready' ? answer.infos : ''),
  urlOfInfos: loveUrl,
};

export default function LoveCompatibilityResultPage({ data: first }: PageProps<typeof loveCompatibilityResult>) {
  const { shown: data, tune } = useTuning(loveCompatibilityResult, first, TUNING);
  if (data.status === 'ready') return <Meeting answer={data} tune={tune} />;
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

function Meeting({ answer, tune }: { answer: Ready; tune: TuneState }) {
  const { infos, skies, limits, reading } = answer;
  const { you, other } = skies;
  const isNamed = you.firstname !== '' && other.firstname !== '' && you.firstname !== other.firstname;
  const { title, names } = calledOf(answer, isNamed);
  const signs = `${you.sun_sign.name} et ${other.sun_sign.name}`;
  const wheel = useRef<HTMLElement>(null);
  const [outer, setOuter] = useState<'you' | 'other'>('you');
  const rings = useMemo(
    () => bondRings(answer, outer, ringWordsOf(isNamed ? skies : undefined)),
    [answer, outer, isNamed, skies],
  );
  const actions = useResultActions({
    title: `${title}\u00A0: compatibilité amoureuse`,
    text: signs,
    address: loveUrl(infos),
    sharePath: loveUrl(answer.share_infos),
    sharing: (
      <ShareSky
        title="Deux ciels face à face"
        text={signs}
        withBirth={answer.is_shared ? null : loveUrl(infos)}
        withoutBirth={loveUrl(answer.share_infos)}
        card={cardOf(answer)}
        wheel={wheel}
        fileName="deux-ciels"
      />
    ),
    again: { path: PATH, words: 'Deux autres naissances' },
  });
  return (
    <>
      <ChartHero
        crumbs={[{ name: 'Astrologie', path: addresses.index.path }, { name: NAME, path: PATH }, { name: signs }]}
        eyebrow={NAME}
        title={title}
        about={signs}
        gist={<p>{reading.lead}</p>}
        under={<Actions>{actions}</Actions>}
        wheel={<LargeWheel ref={wheel} {...rings} label={`Double roue, ${title}`} />}
      />
      <div className="page bond-section bond-key">
        <p>{`Anneau extérieur\u00A0: ${names[outer]}${skies[outer].cusps_deg ? ', et ses maisons' : ''}. Anneau intérieur, en or\u00A0: ${names[outer === 'you' ? 'other' : 'you']}. Les lignes vont d’un ciel à l’autre.`}</p>
        <Button tone="quiet" onClick={() => setOuter(outer === 'you' ? 'other' : 'you')}>
          Échanger les anneaux
        </Button>
        <WheelLegend />
        {answer.is_shared && (
          <p role="note">Ce lien montre les deux ciels sans prénom, ni date, ni lieu de naissance.</p>
        )}
        {limits.map((limit) => (
          <p key={limit} className="bond-key__limit">
            {limit}
          </p>
        ))}
      </div>
      {/* A link without births holds positions alone: there is nothing to compute again. */}
      {!answer.is_shared && tune.settings.view && (
        <div className="page bond-section" data-print="hide">
          <Fold id="reglages" title="Régler les deux ciels">
            <Tune
              {...tune}
              hasHouses={you.time_known || other.time_known}
              hasOrb={false}
              hasTitle={false}
              more={<ViewSettings view={tune.settings.view} usualOrbs={CROSS_ORBS} onChange={tune.onChange} />}
            />
          </Fold>
        </div>
      )}
      <BondReading answer={answer} />
      <section className="page bond-section" aria-labelledby="notes">
        <h2 id="notes">Quatre notes, et d’où elles viennent</h2>
        <BondScores scores={answer.scores} />
      </section>
      <IntimateBond infos={infos} />
      <CrossGrid answer={answer} names={names} />
      <BondTables answer={answer} names={names} />
      <div className="page">
        <WheelTables {...rings} />
      </div>
      <TwoSkies skies={skies} />
      <NextTools tools={['compatibility', 'moonCompatibility', 'descendant']} />
      <Actions foot>{actions}</Actions>
    </>
  );
}

/** Whose bond it is: by their names, by whom the page speaks to, or by nobody where a link came without births. */
function calledOf({ is_shared, skies: { you, other } }: Ready, isNamed: boolean) {
  if (is_shared) return { title: 'Deux ciels face à face', names: { you: 'le premier ciel', other: 'le second ciel' } };
  if (!isNamed) return { title: 'Vos deux ciels', names: { you: 'vous', other: 'l’autre' } };
  return {
    title: `${you.firstname} et ${other.firstname}`,
    names: { you: you.firstname, other: other.firstname },
  };
}

const ringWordsOf = (skies: Ready['skies'] | undefined) =>
  skies
    ? { you: de(skies.you.firstname), other: de(skies.other.firstname) }
    : { you: 'de la première naissance', other: 'de la seconde naissance' };
