import { figures } from '@solelune/french/figures';
import { cardClass } from '@solelune/ui/card';
import type { StoneFacts } from '../../contract.ts';
import './measures.css';

const RULES = { ok: 'Oui', avoid: 'Peu', never: 'Jamais' } as const;
const CARE = [
  { key: 'water', name: 'Eau', drawing: 'M27 8c10 13 15 20 15 27a15 15 0 0 1-30 0c0-7 5-14 15-27z' },
  {
    key: 'sun',
    name: 'Soleil',
    drawing: 'M27 18a9 9 0 1 0 .1 0M27 6v7M27 41v7M6 27h7M41 27h7M12 12l5 5M37 37l5 5M42 12l-5 5M12 42l5-5',
  },
  { key: 'salt', name: 'Sel', drawing: 'M14 14h12v12H14zM30 28h12v12H30zM14 32h10v10H14zM32 12h9v9h-9z' },
] as const;

/** From one value to another, or the one that both are. */
const span = ([from, to]: readonly [number, number]) =>
  from === to ? figures(from) : `${figures(from)} à ${figures(to)}`;

/** What can be measured: hardness on its scale, colours, matter, where it comes from, what it bears. */
export function Measures({ facts }: { facts: StoneFacts }) {
  return (
    <section className="stone-measures page" aria-label="Le minéral">
      <Hardness range={facts.hardness} />
      <div className={cardClass({}, 'stone-measure')}>
        <h2>Couleurs</h2>
        <div className="stone-measure__palette" aria-hidden="true">
          {facts.palette.map((colour) => (
            <span key={colour} style={{ background: colour }} />
          ))}
        </div>
        <p>{facts.colours.join(', ')}</p>
      </div>
      <div className={cardClass({}, 'stone-measure')}>
        <h2>Matière</h2>
        <dl>
          <div>
            <dt>Formule</dt>
            <dd>{facts.formula}</dd>
          </div>
          <div>
            <dt>Système</dt>
            <dd>{facts.system}</dd>
          </div>
          <div>
            <dt>Densité</dt>
            <dd>{span(facts.density)}</dd>
          </div>
          <div>
            <dt>Éclat</dt>
            <dd>
              {facts.lustre}, {facts.transparency}
            </dd>
          </div>
        </dl>
      </div>
      <div className={cardClass({}, 'stone-measure')}>
        <h2>Origines</h2>
        <p>{facts.origins.join(', ')}</p>
      </div>
      <div className={cardClass({}, 'stone-measure stone-measure--care')}>
        <h2>Ce qu’elle supporte</h2>
        <ul>
          {CARE.map(({ key, name, drawing }) => (
            <li key={key} data-rule={facts.care[key]}>
              <svg viewBox="0 0 54 54" aria-hidden="true">
                <path d={drawing} />
              </svg>
              <b>{name}</b>
              <span>{RULES[facts.care[key]]}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Mohs, from talc to diamond. */
function Hardness({ range: [from, to] }: { range: readonly [number, number] }) {
  const place = (value: number) => 10 + (value - 1) * 35.5;
  const label = `Dureté ${span([from, to])} sur 10`;
  return (
    <div className={cardClass({}, 'stone-measure')}>
      <h2>Dureté</h2>
      <svg viewBox="0 0 340 112" role="img" aria-label={label}>
        <path className="stone-measure__wedge" d="M10 74L330 34V74z" />
        {Array.from({ length: 10 }, (_, index) => (
          <text key={index} x={place(index + 1)} y="98" textAnchor="middle">
            {index + 1}
          </text>
        ))}
        <path className="stone-measure__here" d={`M${place(from) - 3} 24H${place(to) + 3}V80H${place(from) - 3}z`} />
      </svg>
      <p>
        {span([from, to])} sur 10. {scratches((from + to) / 2)}
      </p>
    </div>
  );
}

const scratches = (hardness: number): string =>
  hardness < 2.6
    ? 'Un ongle la raye.'
    : hardness < 5
      ? 'Une lame la raye sans effort.'
      : hardness < 6.4
        ? 'Elle tient tête au couteau, pas au sable.'
        : hardness < 8
          ? 'Elle raye le verre.'
          : 'Presque rien ne la raye.';
