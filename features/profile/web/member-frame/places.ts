import {
  bookmarkGlyph,
  calendarGlyph,
  clockGlyph,
  type Glyph,
  giftGlyph,
  lockGlyph,
  peopleGlyph,
  personGlyph,
  photoGlyph,
} from '@solelune/ui/icon';

/** The rooms of the member area, in the order of the side. Some belong to other features: only their address is known here. */
export const PLACES: readonly { glyph: Glyph; title: string; address: string }[] = [
  { glyph: personGlyph, title: 'Mon profil', address: '/profil/mon-profil' },
  { glyph: calendarGlyph, title: 'Rendez-vous', address: '/profil/rendez-vous' },
  { glyph: bookmarkGlyph, title: 'Activités', address: '/profil/activites' },
  { glyph: clockGlyph, title: 'Heures miroirs', address: '/profil/mon-heure-miroir' },
  { glyph: peopleGlyph, title: 'Proches', address: '/profil/contacts' },
  { glyph: photoGlyph, title: 'Photos', address: '/profil/photos' },
  { glyph: giftGlyph, title: 'Fidélité', address: '/profil/fidelite' },
  { glyph: lockGlyph, title: 'Mes données', address: '/profil/mes-donnees' },
];
