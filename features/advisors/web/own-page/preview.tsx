import type { OwnPage } from '../../contract/desk.ts';
import { paragraphs } from '../../engine/paragraphs.ts';
import { Expectations, FaceWords } from '../advisor/face-words.tsx';
import { DISCIPLINE_WORDS } from '../words.ts';
import '../advisor-page.css';

/** How the page will stand, by the very parts that print it. */
export function Preview({ page, name }: { page: OwnPage; name: string }) {
  const [main = 'astrology'] = page.disciplines;
  return (
    <section className="own-preview advisor-page" aria-label="Aperçu" data-universe={DISCIPLINE_WORDS[main].universe}>
      <p className="own-preview__what">Aperçu</p>
      <h2>{name}</h2>
      <FaceWords
        of={{
          ...{ ...page, presentation: paragraphs(page.presentation) },
          ...{ practisingSince: page.practising_since, joinedOn: null },
        }}
      />
      <Expectations of={{ session: paragraphs(page.session), tradition: paragraphs(page.tradition) }} />
    </section>
  );
}
