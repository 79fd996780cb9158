import { Link } from '@solelune/screen/navigation';
import { Prose } from '@solelune/ui/prose';
import type { Section } from '../../answer-schemas.ts';
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

/** The long part of a portrait: essence, gifts with what people ask of the angel, shadow, inner path. */
export function PortraitText({ angel, sections }: { angel: Angel; sections: readonly Section[] }) {
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
            {key === 'gifts' && <Feelings angel={angel} />}
          </section>
        );
      })}
    </div>
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
