import type { PageProps } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { Crumbs } from '@solelune/ui/crumbs';
import { StarrySky } from '@solelune/ui/starry';
import type { personalYearIndex } from '../../contract.ts';
import { ThemoscopeQuestion } from './themoscope-question.tsx';
import '../personal/personal.css';

export default function ThemoscopePage({ data }: PageProps<typeof personalYearIndex>) {
  const { introduction } = data;
  return (
    <>
      <header className="personal-hero">
        <StarrySky stars={110} seed={52} />
        <div className="page personal-hero__columns">
          <div className="on-night">
            <Crumbs
              way={[{ name: 'Astrologie', path: '/astrologie-et-horoscope' }, { name: 'Thémoscope de l’année' }]}
              link={Link}
            />
            <h1>
              Thémoscope <em>douze mois sur votre thème</em>
            </h1>
            <div dangerouslySetInnerHTML={{ __html: introduction.lead }} />
          </div>
          <ThemoscopeQuestion />
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
