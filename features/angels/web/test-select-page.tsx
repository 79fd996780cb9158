import type { PageProps } from '@solelune/screen';
import { urlOf } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { useEffect } from 'react';
import type { mostWantedFeelings } from '../contract.ts';
import { addresses } from './addresses.ts';
import { FeelingDeck } from './test/feeling-deck.tsx';
import { FoundAngel } from './test/found-angel.tsx';
import { KeptFeelings } from './test/kept-feelings.tsx';
import { TieGroups } from './test/tie-groups.tsx';
import { restartTest, useTest } from './test/use-test.ts';
import './test-select-page.css';

const STEPS = {
  feelings: { eyebrow: 'Ange personnel', title: 'Qu’est-ce qui vous manque en ce moment\u202F?' },
  refinement: { eyebrow: 'Encore un mot', title: 'Et ceci, vous parle-t-il\u202F?' },
  tie: { eyebrow: 'Plusieurs anges répondent', title: 'Vers lesquels allez-vous\u202F?' },
  result: { eyebrow: 'Un ange répond', title: 'Le voici' },
} as const;

export default function TestSelectPage({ data }: PageProps<typeof mostWantedFeelings>) {
  const { state, canGoBack, give, back } = useTest();
  const { navigate } = useApp();
  const found = state.step === 'result' ? state.remaining[0] : undefined;
  const foundSlug = found?.slug;
  useEffect(() => {
    if (!foundSlug) return undefined;
    void navigate(urlOf(addresses.testResult, { angel: foundSlug }));
    // Once one is gone to the result, the test is over: coming back begins it anew.
    return restartTest;
  }, [foundSlug, navigate]);
  const { eyebrow, title } = STEPS[state.step];
  return (
    <section className="angels-test">
      <div className="angels-test__columns page">
        <header>
          <p className="angels-test__eyebrow">{eyebrow}</p>
          <h1>{title}</h1>
        </header>
        {found ? (
          <FoundAngel angel={found} />
        ) : state.step === 'tie' ? (
          <TieGroups groups={state.groups} onChoose={(group) => give({ group })} />
        ) : (
          <FeelingDeck
            state={state}
            total={data.feelings.length}
            onAnswer={(feeling, kept) => give({ feeling, kept })}
          />
        )}
        <KeptFeelings state={state} canGoBack={canGoBack} onBack={back} onRestart={restartTest} />
      </div>
      <noscript>
        <p className="page">
          Les cartes ont besoin de JavaScript. Sans lui, <a href={addresses.test.path}>la liste des ressentis</a> mène
          aux mêmes anges.
        </p>
      </noscript>
    </section>
  );
}
