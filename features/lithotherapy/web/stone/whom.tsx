import { SIGN_FACTS } from '@solelune/astrology/engine/signs';
import { joined } from '@solelune/french/lists';
import { urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { Icon, zodiacGlyphs } from '@solelune/ui/icon';
import { PageSection } from '@solelune/ui/page-section';
import type { StoneCard, StoneFacts } from '../../contract.ts';
import { CHAKRAS, NEEDS } from '../../engine/vocabulary.ts';
import { elsewhere } from '../addresses.ts';
import { filterUrl } from '../list/filter-urls.ts';
import './whom.css';

/** To whom the tradition gives the stone, and how much its sources agree. */
export function Whom({ card, facts }: { card: StoneCard; facts: StoneFacts }) {
  const chakras = CHAKRAS.filter(({ slug }) => card.chakras.includes(slug));
  return (
    <PageSection
      title="À qui on la donne"
      note={
        'Les listes de signes se recopient d’une boutique à l’autre\u00A0: même «\u00A0souvent citée\u00A0» dit un usage, pas une règle.'
      }
    >
      <div className="stone-whom">
        <div>
          <h3>Les signes</h3>
          <SignLinks label="Souvent citée pour" slugs={facts.signsOften} />
          <SignLinks label="Citée une fois pour" slugs={facts.signsOnce} />
          {card.signs.length === 0 && <p>Aucune source ne lui donne un signe qui tienne.</p>}
        </div>
        <div>
          <h3>{chakras.length > 1 ? 'Les chakras' : 'Le chakra'}</h3>
          <ul className="stone-whom__chakras">
            {chakras.map(({ slug, name, colour }) => (
              <li key={slug} style={{ '--chakra': colour }}>
                <Link to={filterUrl({ chakra: slug })}>{name}</Link>
              </li>
            ))}
          </ul>
          <h3>On lui demande</h3>
          <ul className="stone-whom__needs">
            {NEEDS.filter(({ slug }) => card.needs.includes(slug)).map(({ slug, name }) => (
              <li key={slug}>
                <Link to={filterUrl({ need: slug })}>{name}</Link>
              </li>
            ))}
          </ul>
        </div>
        {card.lifePath.length > 0 && (
          <div>
            <h3>Le chemin de vie</h3>
            <p>
              Une table de trente-trois pierres la donne au nombre {joined(card.lifePath.map(String))}.{' '}
              <Link to={elsewhere.lifePath.path}>Compter le mien</Link>
            </p>
          </div>
        )}
      </div>
    </PageSection>
  );
}

function SignLinks({ label, slugs }: { label: string; slugs: readonly string[] }) {
  const signs = SIGN_FACTS.filter(({ slug }) => slugs.includes(slug));
  if (signs.length === 0) return null;
  return (
    <p className="stone-whom__signs">
      <span>{label}</span>
      {signs.map(({ key, slug, name }) => (
        <Link key={slug} to={urlOf(elsewhere.sign, { sign: slug })}>
          <Icon of={zodiacGlyphs[key]} size={18} />
          {name}
        </Link>
      ))}
    </p>
  );
}
