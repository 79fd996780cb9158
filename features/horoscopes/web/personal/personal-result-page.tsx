import { BirthOutcome } from '@solelune/astrology/web/birth';
import type { PageProps } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { Crumbs } from '@solelune/ui/crumbs';
import { StarrySky } from '@solelune/ui/starry';
import type { PassageAnswer } from '../../answers/personal.ts';
import type { personal } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { urlOfInfos } from './personal-form.ts';
import { PersonalQuestion } from './personal-question.tsx';
import './personal.css';

const NAME = 'Horoscope personnalisé';
const PARTS = [
  ['day', 'Exact aujourd’hui', 'Aucun passage n’est exact aujourd’hui : le fond travaille sans bruit.'],
  ['week', 'Exact dans les sept jours', 'Aucun passage n’est exact cette semaine.'],
  ['month', 'Le fond du mois', 'Aucun passage ne traverse ce mois.'],
] as const;

export default function PersonalResultPage({ data }: PageProps<typeof personal>) {
  if (data.status !== 'ready')
    return (
      <BirthOutcome
        name={NAME}
        path={addresses.custom.path}
        data={data}
        urlOfInfos={urlOfInfos}
        form={
          <PersonalQuestion given={data.given} problems={data.status === 'incomplete' ? data.problems : undefined} />
        }
      />
    );
  return (
    <>
      <header className="personal-hero on-night">
        <StarrySky stars={110} seed={41} />
        <div className="page">
          <Crumbs way={[{ name: NAME, path: addresses.custom.path }, { name: 'Vos passages' }]} link={Link} />
          <h1>
            Vos passages <em>{data.date_words}</em>
          </h1>
          <p>{`Ce que le ciel touche de votre thème d’ici au ${/* begins with a figure */ data.until_words}. Dates et heures de Paris.`}</p>
          {data.limits.length > 0 && (
            <ul className="personal-limits">
              {data.limits.map((limit) => (
                <li key={limit}>{limit}</li>
              ))}
            </ul>
          )}
        </div>
      </header>
      {PARTS.map(([when, title, nothing]) => (
        <Passages key={when} title={title} nothing={nothing} of={data.passages.filter((one) => one.when === when)} />
      ))}
    </>
  );
}

function Passages({ title, nothing, of }: { title: string; nothing: string; of: readonly PassageAnswer[] }) {
  return (
    <section className="page personal-part">
      <h2>{title}</h2>
      {of.length === 0 && <p>{nothing}</p>}
      <ul>
        {of.map((passage) => (
          <li key={passage.key} data-nature={passage.nature}>
            <h3>{passage.title}</h3>
            {passage.curve.length > 0 && <Curve of={passage.curve} />}
            <div dangerouslySetInnerHTML={{ __html: passage.html }} />
            <dl>
              <div>
                <dt>Dans l’orbe d’un degré</dt>
                <dd>{`du ${/* begins with a figure */ passage.enter_words} au ${/* begins with a figure */ passage.leave_words}`}</dd>
              </div>
              <div>
                <dt>{passage.exact_words.length > 1 ? 'Exact, tous les passages' : 'Exact'}</dt>
                <dd>
                  {passage.exact_words.length > 0
                    ? passage.exact_words.join(' ; ')
                    : `jamais ; au plus près le ${/* begins with a figure */ passage.closest_words}`}
                </dd>
              </div>
              {passage.house_words && (
                <div>
                  <dt>Votre point touché</dt>
                  <dd>{passage.house_words}</dd>
                </div>
              )}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Strength over the month; the words under it say the dates. */
function Curve({ of }: { of: readonly number[] }) {
  const x = (day: number) => Math.round((day / (of.length - 1)) * 3000) / 10;
  const line = of.map((value, day) => `${x(day)} ${Math.round((1 - value) * 300) / 10 + 4}`).join('L');
  return (
    <svg className="personal-curve" viewBox="0 0 300 38" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 36L${line}L300 36Z`} />
      <path d={`M${line}`} />
    </svg>
  );
}
