import type { PageProps } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { arrowBackGlyph, arrowGlyph, Icon } from '@solelune/ui/icon';
import type { solarRevolutionResult } from '../../contract.ts';
import { signFacts } from '../../engine/signs.ts';
import { degreeText, houseWords } from '../../words/chart.ts';
import { betweenMoments } from '../../words/moments.ts';
import { longitudesWords } from '../../words/possible-hours.ts';
import { utcWords } from '../chart/utc-words.ts';
import './return-facts.css';

export type RevolutionAnswer = Extract<PageProps<typeof solarRevolutionResult>['data'], { status: 'ready' }>;

interface ReturnFactsProps {
  answer: RevolutionAnswer;
  urlOfYear: (year: number) => string;
}

type Fact = readonly [name: string, fact: string];

function exactFacts({ return: { at, place, sun_point }, ascendant_natal_house: house }: RevolutionAnswer): Fact[] {
  return [
    ['Instant exact', utcWords(at.utc)],
    [`À ${townOf(place)}`, `${at.words} (UTC${at.offset})`],
    ['Degré retrouvé', `${degreeText(sun_point.degree_in_sign)} ${signFacts(sun_point.sign).name}`],
    ...(house === undefined ? [] : [['Ascendant de l’année', `dans votre ${houseWords(house)} de naissance`] as const]),
  ];
}

/** Without an hour of birth: from which instant to which. */
function rangeFacts({ return: { between, place }, natal_over }: RevolutionAnswer): Fact[] {
  const sun = natal_over?.longitudes.find(({ subject }) => subject === 'sun');
  return [
    ...(between
      ? ([
          ['Au plus tôt', utcWords(between.from.utc)],
          ['Au plus tard', utcWords(between.to.utc)],
          [`À ${townOf(place)}`, betweenMoments(between)],
        ] as const)
      : []),
    ...(sun ? [['Degrés retrouvés', longitudesWords(sun)] as const] : []),
    ['Ascendant de l’année', 'ne peut pas être dit sans l’heure de naissance'],
  ];
}

const townOf = ({ display_name }: RevolutionAnswer['return']['place']) => display_name.split(',')[0];

/** The instant, to the second, on the clocks of the place; then the years beside it. */
export function ReturnFacts({ answer, urlOfYear }: ReturnFactsProps) {
  const { between, year, previous_year, next_year } = answer.return;
  const facts = between ? rangeFacts(answer) : exactFacts(answer);
  return (
    <>
      <dl className="return-facts">
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <nav className="return-years" aria-label="Autres années" data-print="hide">
        {previous_year !== null && (
          <Link className={buttonClass({ tone: 'quiet' })} to={urlOfYear(previous_year)} replace>
            <Icon of={arrowBackGlyph} />
            {previous_year}
          </Link>
        )}
        <b aria-current="true">{year}</b>
        {next_year !== null && (
          <Link className={buttonClass({ tone: 'quiet' })} to={urlOfYear(next_year)} replace>
            {next_year}
            <Icon of={arrowGlyph} />
          </Link>
        )}
      </nav>
    </>
  );
}
