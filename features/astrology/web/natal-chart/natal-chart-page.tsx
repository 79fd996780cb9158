import type { PageProps } from '@solelune/screen';
import type { natalChart } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { ChartHero } from '../chart/chart-hero.tsx';
import { EmptyWheel } from '../chart/empty-wheel.tsx';
import { Promises } from '../chart/promises.tsx';
import { ToolTexts } from '../chart/tool-texts.tsx';
import { NatalChartForm } from './natal-chart-form.tsx';

const PROMISES = [
  ['Votre roue', 'Treize astres à la minute d’arc, vos maisons, vos aspects, à garder en image.'],
  ['Une seule lecture', 'Les placements les plus marqués d’abord ; chaque paragraphe dit d’où il vient.'],
  ['Vos réglages', 'Sept systèmes de maisons, l’orbe de votre choix, et la carte se retrace.'],
  ['La preuve du calcul', 'Temps universel, décalage, lieu, précision : tout pour vérifier.'],
] as const;

export default function NatalChartPage({ data }: PageProps<typeof natalChart>) {
  const { introduction } = data;
  return (
    <>
      <ChartHero
        crumbs={[{ name: 'Astrologie', path: addresses.index.path }, { name: 'Thème astral' }]}
        eyebrow="Carte du ciel de naissance"
        title="Thème astral gratuit"
        gist={<div dangerouslySetInnerHTML={{ __html: introduction.lead }} />}
        under={<NatalChartForm />}
        wheel={<EmptyWheel />}
        beside={<Promises of={PROMISES} />}
      />
      <ToolTexts title="Comprendre votre thème" sections={introduction.sections} />
    </>
  );
}
