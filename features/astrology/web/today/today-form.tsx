import { addresses } from '../addresses.ts';
import { BirthQuestion, type BirthQuestionProps } from '../birth/birth-question.tsx';
import { urlOfInfos } from './today-address.ts';

export function TodayForm(props: Pick<BirthQuestionProps, 'given' | 'problems'>) {
  return (
    <BirthQuestion
      {...props}
      page={addresses.transits.path}
      lead="Votre naissance au centre, le ciel d’aujourd’hui autour. Sans l’heure, les maisons manquent et la Lune natale n’est touchée par rien."
      submitLabel="Voir le ciel d’aujourd’hui"
      urlOfInfos={urlOfInfos}
    />
  );
}
