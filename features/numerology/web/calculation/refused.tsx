import { FieldNote } from '@solelune/ui/field';
import type { ReactNode } from 'react';
import { addresses } from '../addresses.ts';
import { EnamelDefs } from '../drawings/enamel.tsx';
import { Hero } from '../introduction/hero.tsx';
import { type ToolKey, toolOf } from '../tools.ts';

interface RefusedProps {
  tool: ToolKey;
  art: ReactNode;
  /** What is wrong, where no field of the form can say it. */
  reason?: string;
  children: ReactNode;
}

/** A damaged address, or one that cannot be counted: what is wrong, and the form filled with what could be read. */
export function Refused({ tool, art, reason, children }: RefusedProps) {
  const { name, path } = toolOf(tool);
  return (
    <>
      <EnamelDefs />
      <Hero
        crumbs={[{ name: 'Numérologie', path: addresses.index.path }, { name, path }, { name: 'À reprendre' }]}
        eyebrow={name}
        title="Reprenons ensemble"
        lead="<p>Cette adresse ne se laisse pas compter telle quelle. Ce que nous avons pu en lire est ci-dessous&nbsp;: corrigez, et le calcul repart.</p>"
        art={art}
      >
        {reason && <FieldNote id="reason" error={reason} />}
        {children}
      </Hero>
    </>
  );
}
