import { HOUSE_NUMERALS } from '@solelune/french/houses';
import { POINT_NOUNS, SIGN_NOUNS } from '@solelune/french/sky-nouns';
import { type PageProps, urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { Crumbs } from '@solelune/ui/crumbs';
import { PageTitle } from '@solelune/ui/page-title';
import { Table } from '@solelune/ui/table';
import type { natalChartCompare } from '../../contract.ts';
import { degreeText } from '../../words/chart.ts';
import { COMPARED_WORDS } from '../../words/compared.ts';
import { addresses } from '../addresses.ts';
import { BirthOutcome } from '../birth/birth-outcome.tsx';
import { utcWords } from '../chart/utc-words.ts';
import { NatalChartForm } from './natal-chart-form.tsx';
import './natal-chart-compare.css';

type Answer = PageProps<typeof natalChartCompare>['data'];
type Ready = Extract<Answer, { status: 'ready' }>;
type Column = Ready['columns'][number];

const NAME = 'Thème astral';
const TITLE = 'Pourquoi un autre site dit autre chose';
const compareUrl = (infos: string) => urlOf(addresses.natalChartCompare, { infos });

export default function NatalChartComparePage({ data }: PageProps<typeof natalChartCompare>) {
  if (data.status === 'ready') return <Compared answer={data} />;
  return (
    <BirthOutcome
      name={NAME}
      path={addresses.natalChart.path}
      data={data}
      urlOfInfos={compareUrl}
      form={<NatalChartForm given={data.given} problems={data.status === 'incomplete' ? data.problems : undefined} />}
    />
  );
}

function Compared({ answer: { columns, clock, place, infos } }: { answer: Ready }) {
  const resultUrl = urlOf(addresses.natalChartResult, { infos });
  return (
    <div className="page compare-page">
      <Crumbs
        way={[
          { name: 'Astrologie', path: addresses.index.path },
          { name: NAME, path: resultUrl },
          { name: 'Comparer les réglages' },
        ]}
        link={Link}
      />
      <PageTitle
        eyebrow="Les réglages, côte à côte"
        lead="Une naissance n’a qu’un ciel, et plusieurs façons de le dessiner. Voici la vôtre, telle que chacune la donne."
      >
        {TITLE}
      </PageTitle>
      <section aria-labelledby="compare-clock">
        <h2 id="compare-clock">D’abord, l’heure et le lieu</h2>
        <p>
          {`Presque toutes les différences viennent de là : une heure d’été oubliée déplace l’Ascendant d’un demi-signe. Ici, ${clock.sentence.charAt(0).toLowerCase()}${clock.sentence.slice(1)} L’instant compté est le ${/* begins with a figure */ utcWords(clock.utc)} (UTC${clock.offset} à la montre), pour ${place.display_name}.`}
        </p>
      </section>
      {columns.length === 0 ? (
        <p role="note">
          Sans l’heure de naissance, il n’y a ni maisons ni angles à comparer. Avec elle, cette page les montre.
        </p>
      ) : (
        <ComparedCharts columns={columns} />
      )}
      <Link className={buttonClass({ tone: 'quiet' })} to={resultUrl}>
        Revenir au thème
      </Link>
    </div>
  );
}

function ComparedCharts({ columns }: { columns: readonly Column[] }) {
  const [own, ...others] = columns;
  if (!own) return null;
  return (
    <>
      <section aria-labelledby="compare-table">
        <h2 id="compare-table">Votre ciel, réglage par réglage</h2>
        <p>Ce qui diffère de vos réglages est en couleur, et marqué d’un point.</p>
        <Table caption="Positions de votre thème selon les réglages" hideCaption dense className="compare-table">
          <thead>
            <tr>
              <th scope="col">Point</th>
              {columns.map(({ key }) => (
                <th key={key} scope="col">
                  {COMPARED_WORDS[key].title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {own.points.map((point) => (
              <tr key={point.key}>
                <th scope="row">{POINT_NOUNS[point.key].name}</th>
                {columns.map((column) => (
                  <Cell key={column.key} own={placeIn(own, point.key)} here={placeIn(column, point.key)} />
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">Aspects tracés</th>
              {columns.map(({ key, aspect_count }) => (
                <Cell key={key} own={String(own.aspect_count)} here={String(aspect_count)} />
              ))}
            </tr>
          </tbody>
        </Table>
      </section>
      <section aria-labelledby="compare-why">
        <h2 id="compare-why">Ce que chaque réglage change</h2>
        <dl className="compare-why">
          {others.map((column) => (
            <div key={column.key}>
              <dt>{COMPARED_WORDS[column.key].title}</dt>
              <dd>{`${COMPARED_WORDS[column.key].why} ${changeWords(own, column)}`}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

/** « 26°31′ Gémeaux, IX » */
function placeIn({ points }: Column, key: Column['points'][number]['key']): string {
  const point = points.find((one) => one.key === key);
  if (!point) return '–';
  const house = point.house ? `, ${HOUSE_NUMERALS[point.house - 1]}` : '';
  return `${degreeText(point.degree_in_sign)} ${SIGN_NOUNS[point.sign].name}${house}`;
}

function Cell({ own, here }: { own: string; here: string }) {
  if (own === here) return <td>{here}</td>;
  return (
    <td data-differs>
      {here}
      <span className="visually-hidden"> (diffère)</span>
    </td>
  );
}

/** How many of the reader's own points change their sign or their house. */
function changeWords(own: Column, other: Column): string {
  const changed = (of: (point: Column['points'][number]) => unknown) =>
    own.points.filter((point) => {
      const there = other.points.find(({ key }) => key === point.key);
      return there && of(there) !== of(point);
    }).length;
  const signs = changed(({ sign }) => sign);
  const houses = changed(({ house }) => house);
  const aspects = other.aspect_count - own.aspect_count;
  const said = [
    signs > 0 ? `${signs} de vos points changent de signe` : '',
    houses > 0 ? `${houses} changent de maison` : '',
    aspects === 0 ? '' : `${Math.abs(aspects)} aspects ${aspects > 0 ? 'de plus' : 'de moins'}`,
  ].filter(Boolean);
  return said.length > 0 ? `Chez vous : ${said.join(', ')}.` : 'Chez vous : rien ne change de signe ni de maison.';
}
