import { urlOf } from '@solelune/screen';
import { addresses } from '../addresses.ts';
import { BirthQuestion, type BirthQuestionProps } from '../birth/birth-question.tsx';

const FIELDS = ['firstname', 'birthdate', 'birthtime', 'birthcity'] as const;

export const descendantResultUrl = (infos: string) => urlOf(addresses.descendantResult, { infos });

export function DescendantForm(props: Pick<BirthQuestionProps, 'given' | 'problems'>) {
  return (
    <BirthQuestion
      {...props}
      fields={FIELDS}
      title="Votre naissance"
      lead="Le descendant est le point où le ciel se couchait : il dépend de l’heure autant que l’ascendant, son vis-à-vis."
      submitLabel="Calculer mon descendant"
      urlOfInfos={descendantResultUrl}
    />
  );
}
