import { BirthQuestion, type BirthQuestionProps } from '@solelune/astrology/web/birth';
import { useLocation } from '@solelune/screen/navigation';
import { addresses } from '../addresses.ts';
import { urlOfInfos } from './personal-form.ts';

export function PersonalQuestion(props: Pick<BirthQuestionProps, 'given' | 'problems'>) {
  const { pathname } = useLocation();
  // Two addresses have this page; from a result one begins again at the first.
  const page = pathname === addresses.customSite.path ? pathname : addresses.custom.path;
  return (
    <BirthQuestion
      {...props}
      page={page}
      lead="Le ciel du jour est posé sur le vôtre. Sans heure, nous disons ce qui ne peut pas se lire."
      submitLabel="Lire mes passages"
      urlOfInfos={urlOfInfos}
    />
  );
}
