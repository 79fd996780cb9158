import type { ComponentProps, ReactNode } from 'react';
import type { SignFacts } from '../../engine/signs.ts';
import { addresses } from '../addresses.ts';
import { SignHero } from '../frame/sign-hero.tsx';
import './portrait.css';

interface PortraitHeadProps
  extends Pick<ComponentProps<typeof SignHero>, 'mood' | 'eyebrow' | 'title' | 'longTitle' | 'art'> {
  data: { sign: SignFacts; reading: { epithet: string; lead: string; keywords: readonly string[] } };
  /** The page of the twelve. */
  among: { name: string; path: string };
}

/** The head of a sign's page: of the sign itself, of its Moon, of its child. */
export function PortraitHead({ data: { sign, reading }, among, ...head }: PortraitHeadProps) {
  return (
    <SignHero
      {...head}
      element={sign.element}
      crumbs={[{ name: 'Astrologie', path: addresses.index.path }, among, { name: sign.name }]}
      epithet={reading.epithet}
      lead={reading.lead}
      keywords={reading.keywords}
      artFirst
    />
  );
}

/** The first words of the portrait, and beside them the other faces of the sign. */
export function PortraitBody({ title, side, children }: { title: string; side: ReactNode; children: ReactNode }) {
  return (
    <div className="portrait-body page">
      <div>
        <h2 className="visually-hidden">{title}</h2>
        {children}
      </div>
      {side}
    </div>
  );
}
