import { urlOf } from '@solelune/screen';
import { addresses } from '../addresses.ts';
import { BirthQuestion, type BirthQuestionProps } from '../birth/birth-question.tsx';

const urlOfInfos = (infos: string) => urlOf(addresses.natalChartCalcul, { infos });

export function NatalChartForm(props: Pick<BirthQuestionProps, 'given' | 'problems'>) {
  return (
    <BirthQuestion
      {...props}
      title="Votre naissance"
      lead="Le lieu fixe l’horizon, l’heure fixe les maisons. Sans elle, nous prendrons midi et dirons ce qui peut changer."
      submitLabel="Dresser mon thème"
      urlOfInfos={urlOfInfos}
    />
  );
}
