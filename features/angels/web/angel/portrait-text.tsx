import { Link } from '@solelune/screen/navigation';
import { Prose } from '@solelune/ui/prose';
import type { AngelVerse, Section } from '../../answer-schemas.ts';
import { type Angel, feelingBySlug } from '../../engine/index.ts';
import { filterUrl } from '../list/filters.ts';
import './portrait-text.css';

const LABELS: Readonly<Record<string, string>> = {
  essence: 'Essence',
  gifts: 'Ses dons',
  shadow: 'Son ombre',
  path: 'Le chemin intérieur',
};

/** A moon in eclipse, ring after ring. */
const ECLIPSE = Array.from({ length: 15 }, (_, ring) => ({
  cx: 50 + ring * 1.7,
  cy: 50 - ring * 1.1,
  r: Math.round((46 - ring * 2.6) * 10) / 10,
}));

interface PortraitTextProps {
  angel: Angel;
  sections: readonly Section[];
  verse: AngelVerse;
}

/** The long part of a portrait: essence, gifts with what people ask of the angel, shadow, inner path. */
export function PortraitText({ angel, sections, verse }: PortraitTextProps) {
  return (
    <div className="angels-read">
      {Object.entries(LABELS).map(([key, label]) => {
        const section = sections.find((one) => one.key === key);
        if (!section) return null;
        return (
          <section key={key} data-key={key}>
            {key === 'shadow' && (
              <svg viewBox="0 0 100 100" aria-hidden="true">
                {ECLIPSE.map((ring) => (
                  <circle key={ring.r} {...ring} />
                ))}
              </svg>
            )}
            <p className="angels-read__label">{label}</p>
            <h2>{section.title}</h2>
            <Prose opening={key === 'essence'} dangerouslySetInnerHTML={{ __html: section.html }} />
            {key === 'essence' && <Verse {...verse} />}
            {key === 'gifts' && <Feelings angel={angel} />}
          </section>
        );
      })}
    </div>
  );
}

/** The verse of its name: Hebrew over French; only its place where the tables disagree. */
function Verse({ place, french, hebrew }: AngelVerse) {
  return (
    <figure className="angels-read__verse">
      {french && (
        <blockquote>
          <p lang="he" dir="rtl">
            {hebrew}
          </p>
          <p>« {french} »</p>
        </blockquote>
      )}
      <figcaption>
        {french ? place : `Le verset de son nom : ${place.replace('Psaume', 'psaume')}, selon les tables`}
      </figcaption>
    </figure>
  );
}

function Feelings({ angel }: { angel: Angel }) {
  return (
    <ul className="angels-read__feelings" aria-label={`Ce que l’on demande à ${angel.name}`}>
      {angel.feelings.map((slug) => (
        <li key={slug}>
          <Link to={filterUrl({ feeling: slug })} rel="nofollow">
            {feelingBySlug(slug)?.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
