import { BirthOutcome } from '@solelune/astrology/web/birth';
import type { CallAnswer } from '@solelune/contract';
import { de } from '@solelune/french/elision';
import { type PageProps, urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { useSaving } from '@solelune/screen/saving';
import { buttonClass } from '@solelune/ui/button';
import { Crumbs } from '@solelune/ui/crumbs';
import { SaveButton } from '@solelune/ui/save-button';
import { StarrySky } from '@solelune/ui/starry';
import { personal } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { Passages } from './passages.tsx';
import { urlOfInfos } from './personal-form.ts';
import { PersonalQuestion } from './personal-question.tsx';
import { PersonalThemes } from './personal-themes.tsx';
import { useInReaderZone } from './use-in-reader-zone.ts';
import './personal.css';

const NAME = 'Horoscope personnalisé';
const PARTS = [
  [
    'day',
    'aujourd-hui',
    'Aujourd’hui',
    'Exact aujourd’hui',
    'Aucun passage n’est exact aujourd’hui : le fond travaille sans bruit.',
  ],
  ['week', 'semaine', 'La semaine', 'Exact dans les sept jours', 'Aucun autre passage n’est exact cette semaine.'],
  ['month', 'mois', 'Le mois', 'Le fond du mois', 'Aucun autre passage ne traverse ce mois.'],
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
  return <Ready drawn={data} />;
}

type Answer = Extract<CallAnswer<typeof personal>, { status: 'ready' }>;

function Ready({ drawn }: { drawn: Answer }) {
  const asked = useInReaderZone(personal, drawn, { infos: drawn.infos, display: true });
  const data = asked.status === 'ready' ? asked : drawn;
  const { firstname, canSaveActivity } = data.given;
  const saving = useSaving({
    category: 'horoscope',
    title: firstname ? `Les passages ${de(firstname)}` : 'Mes passages',
    address: urlOfInfos(data.infos),
  });
  return (
    <>
      <header className="personal-hero on-night">
        <StarrySky stars={110} seed={41} />
        <div className="page">
          <Crumbs way={[{ name: NAME, path: addresses.custom.path }, { name: 'Vos passages' }]} link={Link} />
          <h1>
            {firstname ? `${firstname}, vos passages` : 'Vos passages'} <em>{data.date_words}</em>
          </h1>
          <p>{`Ce que le ciel touche de votre thème d’ici au ${/* begins with a figure */ data.until_words}. ${clockWords(data.zone)}`}</p>
          {data.limits.length > 0 && (
            <ul className="personal-limits">
              {data.limits.map((limit) => (
                <li key={limit}>{limit}</li>
              ))}
            </ul>
          )}
          <nav className="personal-scales" aria-label="Choisir l’échelle">
            {PARTS.map(([when, id, name]) => (
              <a key={when} href={`#${id}`}>
                {name} <small>{data.passages.filter((one) => one.when === when).length}</small>
              </a>
            ))}
            <a href="#themes">Par thèmes</a>
          </nav>
          <div className="personal-actions">
            {canSaveActivity && <SaveButton saving={saving} tone="gold" words="Enregistrer dans mes activités" />}
            <a className={buttonClass({ tone: 'quiet' })} href={data.calendar} download>
              Ajouter à mon agenda
            </a>
            <Link
              className={buttonClass({ tone: 'plain' })}
              to={urlOf(addresses.yearlyCustomResult, { infos: data.infos })}
            >
              Voir toute mon année
            </Link>
          </div>
        </div>
      </header>
      <Passages {...partProps(data, 0)} />
      <Passages {...partProps(data, 1)} />
      <PersonalThemes themes={data.themes} infos={data.infos} zone={data.zone} timeKnown={data.time_known} />
      <Passages {...partProps(data, 2)} />
    </>
  );
}

function partProps({ passages, curve_ends }: Answer, index: 0 | 1 | 2) {
  const [when, id, , title, nothing] = PARTS[index];
  return { id, title, nothing, of: passages.filter((one) => one.when === when), ends: curve_ends as [string, string] };
}

const clockWords = (zone: string) =>
  zone === 'Europe/Paris' ? 'Dates et heures de Paris.' : 'Dates et heures de votre horloge.';
