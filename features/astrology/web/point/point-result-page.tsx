import type { CallAnswer } from '@solelune/contract';
import type { ComponentProps, ReactNode } from 'react';
import type { ascendantResult } from '../../contract/calculators.ts';
import { addresses } from '../addresses.ts';
import { BirthLine, DoubtNote } from '../frame/birth-result.tsx';
import { Actions, useResultActions } from '../frame/result-actions.tsx';
import { SignHero } from '../frame/sign-hero.tsx';
import { TOOLS } from '../frame/tools.ts';
import type { PointTool } from './point-tool.ts';

type Computed = Extract<CallAnswer<typeof ascendantResult>, { status: 'ready' }>;

interface PointResultPageProps
  extends Pick<ComponentProps<typeof SignHero>, 'mood' | 'eyebrow' | 'title' | 'keywords' | 'art'> {
  tool: PointTool;
  data: Pick<Computed, 'infos' | 'share_infos' | 'given' | 'proof' | 'certainty'>;
  /** The text of the sign found; none where the hour leaves several. */
  reading: { epithet: string; lead: string } | undefined;
  /** The sign found, at the end of the way down to it. */
  found: string;
  /** What a member keeps it as, and others receive it as. */
  keptAs: string;
  /** What an unknown hour leaves open. */
  doubt: ReactNode;
  children: ReactNode;
}

/** The page of a point found: its head, what is read of it, and at both ends what one does with it. */
export function PointResultPage({
  tool,
  data,
  reading,
  found,
  keptAs,
  doubt,
  children,
  ...head
}: PointResultPageProps) {
  const { given, proof, certainty } = data;
  const { name, path } = TOOLS[tool.key];
  const actions = useResultActions({
    title: keptAs,
    text: reading?.epithet ?? keptAs,
    address: tool.urlOfInfos(data.infos),
    sharePath: tool.urlOfInfos(data.share_infos),
    again: { path, words: 'Une autre naissance' },
  });
  return (
    <>
      <SignHero
        {...head}
        crumbs={[{ name: 'Astrologie', path: addresses.index.path }, { name, path }, { name: found }]}
        longTitle
        epithet={reading?.epithet}
        lead={reading?.lead}
        artFirst
      >
        <BirthLine {...{ given, proof, certainty }} />
        {doubt && <DoubtNote>{doubt}</DoubtNote>}
        <Actions>{actions}</Actions>
      </SignHero>
      {children}
      <Actions foot>{actions}</Actions>
    </>
  );
}
