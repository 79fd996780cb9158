import {
  bookmarkGlyph,
  calendarGlyph,
  clockGlyph,
  type Glyph,
  giftGlyph,
  Icon,
  lockGlyph,
  peopleGlyph,
} from '@solelune/ui/icon';

const PROMISES: [Glyph, string, string][] = [
  [bookmarkGlyph, 'Vos résultats gardés', 'Thèmes, tirages et nombres, à relire quand vous voulez.'],
  [peopleGlyph, 'Vos proches à portée', 'Leur naissance saisie une fois, retrouvée dans chaque calcul.'],
  [clockGlyph, 'Votre carnet d’heures miroirs', 'Notées sur un appareil, retrouvées sur tous.'],
  [calendarGlyph, 'Vos rendez-vous', 'Par téléphone, par chat ou par écrit, avec la personne de votre choix.'],
  [giftGlyph, 'Des Soleils', 'Chaque consultation en rapporte ; ils règlent la suivante.'],
  [lockGlyph, 'Vos données à vous', 'Emportez-les ou effacez-les quand vous le décidez.'],
];

/** What a member has. */
export function Promises() {
  return (
    <ul className="door-page__promises">
      {PROMISES.map(([glyph, title, text]) => (
        <li key={title}>
          <Icon of={glyph} size={26} />
          <div>
            <b>{title}</b>
            <span>{text}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
