import { Link } from '@solelune/screen/navigation';
import type { Traditions } from '../../answer-schemas.ts';
import { angelOf, SIGNS } from '../../engine/index.ts';
import { angelUrl } from '../angel-urls.ts';
import { Seal } from '../seal/seal.tsx';
import './traditions-panel.css';

interface TraditionsPanelProps {
  traditions: Traditions;
  /** Numbers of the angels that we give. */
  guardian: number;
  heart: number;
}

/** "26° 23′ des Gémeaux", without the article: "26° 23′, Gémeaux". */
function degreeWords(longitudeDeg: number): string {
  const within = longitudeDeg % 30;
  const minutes = Math.floor((within % 1) * 60);
  return `${Math.floor(within)}°\u00A0${String(minutes).padStart(2, '0')}′, ${SIGNS[Math.floor(longitudeDeg / 30) % 12]?.name}`;
}

/** The same birth by other counts: Lenain's calendar, and the degree of the Sun itself. */
export function TraditionsPanel({ traditions, guardian, heart }: TraditionsPanelProps) {
  const { lenain_heart, sun_longitude_deg, degree_guardian, degree_heart, is_approximate, sky_note } = traditions;
  const rows = [
    {
      name: 'Gardien, par le degré du Soleil',
      say:
        sun_longitude_deg === null
          ? (sky_note ?? '')
          : `Le Soleil était à ${degreeWords(sun_longitude_deg)}. Cinq degrés par ange, sans table fixe.`,
      none: 'Hors du ciel de cet appareil',
      angel: degree_guardian,
      same: degree_guardian === guardian,
    },
    {
      name: 'Cœur, par le degré du Soleil',
      say: 'Un degré par ange, cinq fois le tour du zodiaque.',
      none: 'Hors du ciel de cet appareil',
      angel: degree_heart,
      same: degree_heart === heart,
    },
    {
      name: 'Cœur, selon Lenain',
      say: 'Cinq cycles de soixante-douze jours depuis le 20 mars, et cinq jours laissés libres.',
      none: 'Aucun ange ce jour-là',
      angel: lenain_heart,
      same: lenain_heart === heart,
    },
  ];
  return (
    <section className="angels-traditions">
      <div className="page">
        <header>
          <h2>Ailleurs, on compte autrement</h2>
          <p>
            Solelune suit les tables françaises les plus partagées. D’autres livres lisent le ciel de votre naissance,
            ou un calendrier plus ancien. Voici ce qu’ils donneraient
            {is_approximate ? ', à midi et à Paris pour ce que vous n’avez pas précisé' : ''}.
          </p>
        </header>
        <ol>
          {rows.map(({ name, say, none, angel, same }) => (
            <li key={name}>
              {angel ? (
                <Seal angel={angelOf(angel)} />
              ) : (
                <span className="angels-traditions__none" aria-hidden="true" />
              )}
              <div>
                <p>{name}</p>
                <h3>{angel ? <Link to={angelUrl(angelOf(angel).slug)}>{angelOf(angel).name}</Link> : none}</h3>
                <p>{say}</p>
                {angel && <small>{same ? 'Le même que chez nous' : 'Un autre que chez nous'}</small>}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
