import type { PageProps } from '@solelune/screen';
import type { personalIndex } from '../../contract.ts';
import { BirthPage } from '../frame/birth-page.tsx';
import { PersonalQuestion } from './personal-question.tsx';

export default function PersonalPage({ data }: PageProps<typeof personalIndex>) {
  return (
    <BirthPage
      name="Horoscope personnalisé"
      heading={
        <>
          Le ciel du jour, <em>posé sur le vôtre</em>
        </>
      }
      introduction={data.introduction}
      seed={41}
      question={<PersonalQuestion />}
    />
  );
}
