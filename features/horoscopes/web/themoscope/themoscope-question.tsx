import { BirthQuestion, type BirthQuestionProps } from '@solelune/astrology/web/birth';
import { addresses } from '../addresses.ts';
import { urlOfYear } from './themoscope-form.ts';

export function ThemoscopeQuestion(props: Pick<BirthQuestionProps, 'given' | 'problems'>) {
  return (
    <BirthQuestion
      {...props}
      page={addresses.yearlyCustom.path}
      lead="Douze mois à partir de celui-ci, sur votre thème. Sans heure, nous disons ce qui ne peut pas se lire."
      submitLabel="Voir mon année"
      urlOfInfos={(infos) => urlOfYear(infos)}
    />
  );
}
