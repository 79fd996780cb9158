import { Link } from '@solelune/screen/navigation';
import { cardClass } from '@solelune/ui/card';
import { SIGN_FACTS } from '../../engine/signs.ts';
import { degreeText } from '../../words/chart.ts';
import './hour-question.css';

interface ZodiacPoint {
  readonly sign: string;
  readonly degree_in_sign: number;
}

interface HourChoice {
  readonly value: string;
  readonly label: string;
  readonly infos: string;
  readonly utc: string;
  readonly offset: string;
  readonly rule_sentence: string;
  readonly ascendant: ZodiacPoint;
  readonly moon: ZodiacPoint;
  readonly likely: boolean;
}

interface HourQuestionProps {
  question: { readonly sentence: string; readonly choices: readonly HourChoice[] };
  urlOfInfos: (infos: string) => string;
}

const pointWords = ({ sign, degree_in_sign }: ZodiacPoint) =>
  `${degreeText(degree_in_sign)} ${SIGN_FACTS.find(({ key }) => key === sign)?.name}`;

/** An hour that clocks showed twice, or a town cut in two by a line: each answer says what it would give. */
export function HourQuestion({ question, urlOfInfos }: HourQuestionProps) {
  return (
    <section className="hour-question">
      <p className="hour-question__sentence">{question.sentence}</p>
      <ul>
        {question.choices.map((choice) => (
          <li key={choice.value}>
            <Link className={cardClass({}, 'hour-question__choice')} to={urlOfInfos(choice.infos)} replace>
              <strong>{choice.label}</strong>
              {choice.likely && <em>le plus probable</em>}
              <span>{`Ascendant ${pointWords(choice.ascendant)}, Lune ${pointWords(choice.moon)}`}</span>
              <small>{`${choice.rule_sentence} (UTC${choice.offset})`}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
