import type { PageProps } from '@solelune/screen';
import type { transitsIndex } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { ChartHero } from '../chart/chart-hero.tsx';
import { EmptyWheel } from '../chart/empty-wheel.tsx';
import { Promises } from '../chart/promises.tsx';
import { ToolTexts } from '../chart/tool-texts.tsx';
import { TodayForm } from './today-form.tsx';

const PROMISES = [
  ['Deux cercles', 'Votre thème au centre, le ciel du moment autour, et une ligne pour chaque contact.'],
  ['Le temps sous le doigt', 'Une réglette de l’heure à l’année, de 1900 à 2099 ; la roue suit sans attendre.'],
  ['Ce qui vient', 'La liste des contacts exacts, avec leur date : d’un geste, la roue s’y rend.'],
  ['Trois montres', 'Transits, progressions secondaires et arcs solaires dans le même cadre.'],
] as const;

export default function TodayPage({ data }: PageProps<typeof transitsIndex>) {
  const { introduction } = data;
  return (
    <>
      <ChartHero
        crumbs={[{ name: 'Astrologie', path: addresses.index.path }, { name: 'Transits du jour' }]}
        eyebrow="Transits du jour"
        title="Aujourd’hui sur mon thème"
        gist={<div dangerouslySetInnerHTML={{ __html: introduction.lead }} />}
        under={<TodayForm />}
        wheel={<EmptyWheel />}
        beside={<Promises of={PROMISES} />}
      />
      <ToolTexts title="Comprendre les transits" sections={introduction.sections} />
    </>
  );
}
