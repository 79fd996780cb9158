import type { PageProps } from '@solelune/screen';
import type { personalYearIndex } from '../../contract.ts';
import { BirthPage } from '../frame/birth-page.tsx';
import { ThemoscopeQuestion } from './themoscope-question.tsx';

export default function ThemoscopePage({ data }: PageProps<typeof personalYearIndex>) {
  return (
    <BirthPage
      name="Thémoscope de l’année"
      heading={
        <>
          Thémoscope <em>douze mois sur votre thème</em>
        </>
      }
      introduction={data.introduction}
      seed={52}
      question={<ThemoscopeQuestion />}
    />
  );
}
