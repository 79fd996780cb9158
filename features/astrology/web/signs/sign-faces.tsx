import { urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { cardClass } from '@solelune/ui/card';
import { arrowGlyph, type Glyph, heartGlyph, Icon, planetGlyphs, starGlyph } from '@solelune/ui/icon';
import { type SignFacts, signFacts } from '../../engine/signs.ts';
import { ofSign } from '../../words/signs.ts';
import { addresses } from '../addresses.ts';
import { RISING } from '../frame/tools.ts';
import './sign-faces.css';

type Face = 'sign' | 'child' | 'moon';

/** The other pages of the same sign: adult, child, Moon, its ascendant, its mirror. */
export function SignFaces({ sign, here }: { sign: SignFacts; here: Face }) {
  const { slug, name } = sign;
  const opposite = signFacts(sign.opposite);
  const faces: readonly { face?: Face; glyph: Glyph; words: string; note: string; path: string }[] = [
    {
      face: 'sign',
      glyph: planetGlyphs.sun,
      words: `Le portrait ${ofSign(sign.key)}`,
      note: 'Soleil dans ce signe',
      path: urlOf(addresses.sign, { sign: slug }),
    },
    {
      face: 'moon',
      glyph: planetGlyphs.moon,
      words: `La Lune en ${name}`,
      note: 'la vie intérieure',
      path: urlOf(addresses.moonSignDetail, { sign: slug }),
    },
    {
      face: 'child',
      glyph: starGlyph,
      words: `L’enfant ${name}`,
      note: 'à la maison, à l’école',
      path: urlOf(addresses.childSign, { sign: slug }),
    },
    {
      glyph: RISING,
      words: `${name} ascendant ${name}`,
      note: 'le signe deux fois',
      path: urlOf(addresses.ascendantDetail, { sign: slug, ascendant: slug }),
    },
    {
      glyph: heartGlyph,
      words: `${name} et ${opposite.name}`,
      note: 'face à face dans le ciel',
      path: urlOf(addresses.compatibilityResult, { sign_from: slug, sign_to: opposite.slug }),
    },
  ];
  return (
    <nav className={cardClass({}, 'sign-faces')} aria-label={`Autres pages ${ofSign(sign.key)}`}>
      <h2>{`Tous les visages ${ofSign(sign.key)}`}</h2>
      <ul>
        {faces
          .filter(({ face }) => face !== here)
          .map(({ glyph, words, note, path }) => (
            <li key={path}>
              <Link to={path}>
                <Icon of={glyph} size={24} />
                <span>
                  <b>{words}</b>
                  <small>{note}</small>
                </span>
                <Icon of={arrowGlyph} size={18} />
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
