import type { ReactNode } from 'react';
import { addresses } from '../addresses.ts';
import { ChartHero } from '../chart/chart-hero.tsx';
import { EmptyWheel } from '../chart/empty-wheel.tsx';
import { HourQuestion } from './hour-question.tsx';

type HourQuestionAsked = Parameters<typeof HourQuestion>[0]['question'];

interface BirthOutcomeProps {
  /** The tool, and its first page. */
  name: string;
  path: string;
  data:
    | { status: 'question'; question: HourQuestionAsked }
    | { status: 'incomplete'; problems: Record<string, string> };
  urlOfInfos: (infos: string) => string;
  /** The form, filled with what could be read. */
  form: ReactNode;
}

/** What stands in place of a result while the address does not say enough: a question, or the form with what could be read. */
export function BirthOutcome({ name, path, data, urlOfInfos, form }: BirthOutcomeProps) {
  const isQuestion = data.status === 'question';
  return (
    <ChartHero
      crumbs={[{ name: 'Astrologie', path: addresses.index.path }, { name, path }, { name: 'À reprendre' }]}
      eyebrow={name}
      title={isQuestion ? 'Une heure, deux instants' : 'Reprenons ensemble'}
      about={
        isQuestion
          ? 'Ce jour-là, cette heure a désigné deux moments différents. Choisissez le vôtre.'
          : (data.problems['infos'] ??
            'Cette adresse ne suffit pas à dresser une carte. Ce que nous avons pu en lire est ci-dessous : complétez, et le calcul repart.')
      }
      under={isQuestion ? <HourQuestion question={data.question} urlOfInfos={urlOfInfos} /> : form}
      wheel={<EmptyWheel />}
    />
  );
}
