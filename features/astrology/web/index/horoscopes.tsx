import { Link } from '@solelune/screen/navigation';
import { arrowGlyph, Icon } from '@solelune/ui/icon';
import { Starry } from '@solelune/ui/starry';
import './horoscopes.css';

/** The horoscopes live in their own feature: only their addresses are known here. */
const HOROSCOPES = [
  { name: 'Aujourd’hui', words: 'ce que la Lune touche, signe par signe', path: '/horoscope/horoscope-du-jour' },
  { name: 'Demain', words: 'pour s’y préparer ce soir', path: '/horoscope/horoscope-de-demain' },
  { name: 'Personnalisé', words: 'le ciel du jour sur le vôtre', path: '/horoscope-personnalise' },
  { name: 'L’année', words: 'douze mois, douze signes', path: '/horoscope/themoscope-de-l-annee' },
] as const;

export function Horoscopes() {
  return (
    <Starry as="section" className="astrology-horoscopes" glow="center" aria-labelledby="astrology-horoscopes">
      <div className="page">
        <h2 id="astrology-horoscopes">Vos horoscopes</h2>
        <ul>
          {HOROSCOPES.map(({ name, words, path }) => (
            <li key={path}>
              <Link to={path}>
                <b>{name}</b>
                <span>{words}</span>
                <Icon of={arrowGlyph} size={22} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Starry>
  );
}
