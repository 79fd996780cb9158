import type { PageProps } from '@solelune/screen';
import type { solarRevolution } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { ChartHero } from '../chart/chart-hero.tsx';
import { EmptyWheel } from '../chart/empty-wheel.tsx';
import { Promises } from '../chart/promises.tsx';
import { ToolTexts } from '../chart/tool-texts.tsx';
import { SolarRevolutionForm } from './solar-revolution-form.tsx';

const PROMISES = [
  ['L’instant exact', 'À la seconde, le moment où le Soleil retrouve son degré, à l’heure de votre lieu.'],
  ['Deux ciels en un', 'Celui de l’année autour de celui de votre naissance, et les liens de l’un à l’autre.'],
  ['La lecture de l’année', 'D’un anniversaire au suivant : ce qui passe au premier plan.'],
  ['Les autres années', 'Celle d’avant, celle d’après : on compare d’un geste.'],
] as const;

export default function SolarRevolutionPage({ data }: PageProps<typeof solarRevolution>) {
  const { introduction } = data;
  return (
    <>
      <ChartHero
        crumbs={[{ name: 'Astrologie', path: addresses.index.path }, { name: 'Révolution solaire' }]}
        eyebrow="Le ciel de votre anniversaire"
        title="Révolution solaire"
        gist={<div dangerouslySetInnerHTML={{ __html: introduction.lead }} />}
        under={<SolarRevolutionForm />}
        wheel={<EmptyWheel />}
        beside={<Promises of={PROMISES} />}
      />
      <ToolTexts title="Comprendre le retour du Soleil" sections={introduction.sections} />
    </>
  );
}
