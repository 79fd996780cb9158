import type { PageProps } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { arrowBackGlyph, arrowGlyph, Icon } from '@solelune/ui/icon';
import type { solarRevolutionResult } from '../../contract.ts';
import { signFacts } from '../../engine/signs.ts';
import { degreeText, houseWords } from '../../words/chart.ts';
import { utcWords } from '../chart/utc-words.ts';
import './return-facts.css';

export type RevolutionAnswer = Extract<PageProps<typeof solarRevolutionResult>['data'], { status: 'ready' }>;

interface ReturnFactsProps {
  answer: RevolutionAnswer;
  urlOfYear: (year: number) => string;
}

/** The instant, to the second, on the clocks of the place; then the years beside it. */
export function ReturnFacts({ answer, urlOfYear }: ReturnFactsProps) {
  const { at, place, sun_point, year, previous_year, next_year } = answer.return;
  const facts = [
    ['Instant exact', utcWords(at.utc)],
    [`À ${place.display_name.split(',')[0]}`, `${at.words} (UTC${at.offset})`],
    ['Degré retrouvé', `${degreeText(sun_point.degree_in_sign)} ${signFacts(sun_point.sign).name}`],
    ['Ascendant de l’année', `dans votre ${houseWords(answer.ascendant_natal_house)} de naissance`],
  ] as const;
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
