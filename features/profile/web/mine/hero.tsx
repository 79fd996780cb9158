import { SIGN_NOUNS } from '@solelune/french/sky-nouns';
import { arrowGlyph, Icon, zodiacGlyphs } from '@solelune/ui/icon';
import { InstantText } from '@solelune/ui/instant-text';
import { Starry } from '@solelune/ui/starry';
import type { Profile } from '../../contract/profile.ts';
import type { CompletionItem } from '../../engine/index.ts';
import { Medal } from './medal.tsx';
import './hero.css';

const ITEMS: Record<CompletionItem, { words: string; address: string }> = {
  photo: { words: 'Votre photo', address: '/profil/photos' },
  firstname: { words: 'Votre prénom', address: '#identite' },
  lastname: { words: 'Votre nom', address: '#identite' },
  birth_date: { words: 'Date de naissance', address: '#naissance' },
  birth_city: { words: 'Ville de naissance', address: '#naissance' },
  current_city: { words: 'Ville actuelle', address: '#identite' },
  fixed_phone: { words: 'Téléphone fixe', address: '#identite' },
  mobile_phone: { words: 'Téléphone mobile', address: '#identite' },
};
const COUNTS = [
  '',
  'une ligne',
  'deux lignes',
  'trois lignes',
  'quatre lignes',
  'cinq lignes',
  'six lignes',
  'sept lignes',
  'huit lignes',
];

/** Who one is here, and what is still to be told. */
export function Hero({ profile }: { profile: Profile }) {
  const { percent, missing } = profile.completion;
  return (
    <Starry as="section" className="member-hero" glow="start">
      <div className="member-hero__inner page">
        <Medal name={profile.firstname} picture={profile.photo?.small ?? null} percent={percent} />
        <div>
          <p className="member-hero__since">
            Membre depuis le <InstantText at={profile.signup_date} />
          </p>
          <h1>
            Bonjour, <em>{profile.firstname}</em>
          </h1>
          {profile.sky ? (
            <Trio sky={profile.sky} />
          ) : (
            <p className="member-hero__lead">
              Donnez votre date et votre ville de naissance : votre ciel apparaîtra ici, et dans tous les calculs du
              site.
            </p>
          )}
        </div>
        <div className="member-hero__todo">
          {missing.length === 0 ? (
            <>
              <h2>Votre profil est complet</h2>
              <p>Tout est là. Vous pouvez changer chaque ligne plus bas, ou la reprendre.</p>
            </>
          ) : (
            <>
              <h2>Il vous reste {COUNTS[missing.length]}</h2>
              <p>Elles servent à vos calculs et à vos rendez-vous. Rien d’autre.</p>
              <ul>
                {missing.map(({ item, gain }) => (
                  <li key={item}>
                    <a href={ITEMS[item].address}>
                      {ITEMS[item].words}
                      <b>+&#160;{gain}&#160;%</b>
                      <Icon of={arrowGlyph} size={18} />
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </Starry>
  );
}

function Trio({ sky }: { sky: NonNullable<Profile['sky']> }) {
  const points = [
    { sign: sky.sun, words: 'Soleil' },
    { sign: sky.moon, words: 'Lune' },
    { sign: sky.ascendant, words: 'Ascendant' },
  ];
  return (
    <>
      <ul className="member-hero__trio">
        {points.map(
          ({ sign, words }) =>
            sign && (
              <li key={words}>
                <Icon of={zodiacGlyphs[sign]} size={34} />
                <b>{SIGN_NOUNS[sign].name}</b>
                <small>{words}</small>
              </li>
            ),
        )}
      </ul>
      {!sky.moon && (
        <p className="member-hero__lead">
          Avec votre heure de naissance, la Lune et l’ascendant viendraient ici. <a href="#naissance">L’ajouter</a>
        </p>
      )}
    </>
  );
}
