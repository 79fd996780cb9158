import { urlOf } from '@solelune/screen';
import { addresses } from '../addresses.ts';
import { BirthQuestion, type BirthQuestionProps } from '../birth/birth-question.tsx';

const FIELDS = ['firstname', 'birthdate', 'birthtime', 'birthcity'] as const;

export const moonSignResultUrl = (infos: string) => urlOf(addresses.moonSignResult, { infos });

export function MoonSignForm(props: Pick<BirthQuestionProps, 'given' | 'problems'>) {
  return (
    <BirthQuestion
      {...props}
      fields={FIELDS}
      title="Votre naissance"
      lead="La Lune change de signe tous les deux jours et demi. Sans l’heure, nous prenons midi et disons si elle hésitait ce jour-là."
      submitLabel="Trouver ma Lune"
      urlOfInfos={moonSignResultUrl}
    />
  );
}
