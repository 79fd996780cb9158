import { bookmarkGlyph, calendarGlyph, clockGlyph, type Glyph, giftGlyph, Icon, peopleGlyph } from '@solelune/ui/icon';
import './signup-notice.css';

const PROMISES: [Glyph, string, string][] = [
  [bookmarkGlyph, 'Vos résultats gardés', 'Thèmes, tirages et nombres, à relire quand vous voulez.'],
  [peopleGlyph, 'Vos proches à portée', 'Leur naissance saisie une fois, retrouvée dans chaque calcul.'],
  [clockGlyph, 'Votre carnet d’heures miroirs', 'Notées sur un appareil, retrouvées sur tous.'],
  [calendarGlyph, 'Vos rendez-vous', 'Par téléphone, par chat ou par écrit, avec la personne de votre choix.'],
  [giftGlyph, 'Des Soleils', 'Chaque consultation en rapporte ; ils règlent la suivante.'],
];

/** Registration is not open yet: says so, and what a member will have. */
export function SignupNotice() {
  return (
    <div className="signup-notice">
      <p className="signup-notice__soon" role="note">
        Les inscriptions ouvrent bientôt : nous terminons l’espace membre. D’ici là, les calculs et les lectures se font
        sans compte.
      </p>
      <ul className="signup-notice__list">
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
    </div>
  );
}
