import { urlOf } from '@solelune/screen';
import { addresses } from '../addresses.ts';
import { BirthQuestion, type BirthQuestionProps } from '../birth/birth-question.tsx';

const FIELDS = ['firstname', 'birthdate', 'birthtime', 'birthcity'] as const;

export const ascendantResultUrl = (infos: string) => urlOf(addresses.ascendantResult, { infos });

export function AscendantForm(props: Pick<BirthQuestionProps, 'given' | 'problems'>) {
  return (
    <BirthQuestion
      {...props}
      fields={FIELDS}
      title="Votre naissance"
      lead="L’ascendant avance d’un degré toutes les quatre minutes : l’heure compte plus que partout ailleurs. Vous la trouverez sur l’acte de naissance complet."
      submitLabel="Calculer mon ascendant"
      urlOfInfos={ascendantResultUrl}
    />
  );
}
