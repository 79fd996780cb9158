import type { PageProps } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { Crumbs } from '@solelune/ui/crumbs';
import { StarrySky } from '@solelune/ui/starry';
import type { personalIndex } from '../../contract.ts';
import { PersonalQuestion } from './personal-question.tsx';
import './personal.css';

export default function PersonalPage({ data }: PageProps<typeof personalIndex>) {
  const { introduction } = data;
  return (
    <>
      <header className="personal-hero">
        <StarrySky stars={110} seed={41} />
        <div className="page personal-hero__columns">
          <div className="on-night">
            <Crumbs
              way={[{ name: 'Astrologie', path: '/astrologie-et-horoscope' }, { name: 'Horoscope personnalisé' }]}
              link={Link}
            />
            <h1>
              Le ciel du jour, <em>posé sur le vôtre</em>
            </h1>
            <div dangerouslySetInnerHTML={{ __html: introduction.lead }} />
          </div>
          <PersonalQuestion />
        </div>
      </header>
      <div className="page personal-about">
        {introduction.sections.map(({ key, title, html }) => (
          <section key={key}>
            <h2>{title}</h2>
            <div dangerouslySetInnerHTML={{ __html: html }} />
          </section>
        ))}
      </div>
    </>
  );
}
