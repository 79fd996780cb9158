import { angelOf } from '@solelune/angels/engine';
import { Seal, SealDefs } from '@solelune/angels/web/seal';
import type { CallAnswer } from '@solelune/contract';
import { rank } from '@solelune/french/numbers';
import { urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { cardClass } from '@solelune/ui/card';
import type { detail } from '../../contract.ts';
import { elsewhere } from '../addresses.ts';
import { /* begins with a figure */ clockWords } from '../words.ts';
import './panels.css';

interface AngelPanelProps {
  angel: CallAnswer<typeof detail>['angel'];
  text: { title: string; html: string } | undefined;
}

/** The angel of the twenty minutes in which the hour falls, and what the hour's text says of it. */
export function AngelPanel({ angel: { number, name, slug, choir, ...watch }, text }: AngelPanelProps) {
  const angel = angelOf(number);
  return (
    <section className={cardClass({}, 'mirror-panel')} aria-labelledby="mirror-angel">
      <SealDefs angels={[angel]} />
      <div className="mirror-panel__angel">
        <Seal angel={angel} />
        <div>
          <h2 id="mirror-angel">{name}</h2>
          <p>
            {rank(number)} ange, {choir}. Il veille chaque jour de {clockWords(watch.minute_from)} à{' '}
            {clockWords(watch.minute_to)}.
          </p>
        </div>
      </div>
      {text && (
        <>
          <h3>{text.title}</h3>
          <div dangerouslySetInnerHTML={{ __html: text.html }} />
        </>
      )}
      <p className="mirror-panel__links">
        <Link to={urlOf(elsewhere.angel, { name: slug })}>Son portrait</Link>
        <Link to={urlOf(elsewhere.ritual, { name: slug })}>L’invoquer</Link>
      </p>
    </section>
  );
}
