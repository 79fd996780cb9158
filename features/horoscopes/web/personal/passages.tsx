import type { PassageAnswer } from '../../answers/personal.ts';
import { NatalGlyph } from '../drawings/natal-glyphs.tsx';
import { TransitCurve } from '../drawings/transit-curve.tsx';

interface PassagesProps {
  id: string;
  title: string;
  nothing: string;
  of: readonly PassageAnswer[];
  /** Under the two ends of the curves. */
  ends: readonly [string, string];
}

export function Passages({ id, title, nothing, of, ends }: PassagesProps) {
  return (
    <section className="page personal-part" id={id}>
      <h2>{title}</h2>
      {of.length === 0 && <p>{nothing}</p>}
      <ul>
        {of.map((passage) => (
          <li key={passage.key} id={passage.key} data-nature={passage.nature}>
            <div className="personal-part__head">
              <Meeting body={passage.body} point={passage.point} />
              <h3>{passage.title}</h3>
            </div>
            {passage.curve.length > 0 && (
              <TransitCurve curve={passage.curve} exactDays={passage.exact_days} ends={ends} />
            )}
            <div dangerouslySetInnerHTML={{ __html: passage.html }} />
            <PassageDates passage={passage} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Today's planet and the point of birth that it touches. */
function Meeting({ body, point }: Pick<PassageAnswer, 'body' | 'point'>) {
  return (
    <svg className="personal-part__meeting" viewBox="0 0 92 52" width="92" height="52" aria-hidden="true">
      <path d="M26 26H66" />
      <circle cx="26" cy="26" r="22" data-now />
      <circle cx="66" cy="26" r="22" />
      <g data-now>
        <NatalGlyph of={body} at={[26, 26]} size={24} />
      </g>
      <NatalGlyph of={point} at={[66, 26]} size={24} />
    </svg>
  );
}

function PassageDates({ passage }: { passage: PassageAnswer }) {
  const { enter_words, leave_words, exact_words, closest_words, house_words } = passage;
  return (
    <dl>
      <div>
        <dt>Dans l’orbe d’un degré</dt>
        <dd>{`du ${/* begins with a figure */ enter_words} au ${/* begins with a figure */ leave_words}`}</dd>
      </div>
      <div>
        <dt>{exact_words.length > 1 ? 'Exact, tous les passages' : 'Exact'}</dt>
        <dd>
          {exact_words.length > 0
            ? exact_words.join(' ; ')
            : `jamais ; au plus près le ${/* begins with a figure */ closest_words}`}
        </dd>
      </div>
      {house_words && (
        <div>
          <dt>Votre point touché</dt>
          <dd>{house_words}</dd>
        </div>
      )}
    </dl>
  );
}
