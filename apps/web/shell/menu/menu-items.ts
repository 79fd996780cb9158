import type { Place, Universe } from '@solelune/screen';
import { placesOn } from '../places.ts';

type ColumnIcon =
  | 'read'
  | 'compute'
  | 'explore'
  | 'draw'
  | 'oracle'
  | 'person'
  | 'name'
  | 'date'
  | 'whole'
  | 'know'
  | 'find'
  | 'call';

/** A row of items: a column on large screens. */
export interface MenuColumn {
  title: string;
  icon: ColumnIcon;
  items: readonly Place[];
}

/** A top-level entry: a group that opens, or a single place. */
export type MenuEntry = { title: string; icon: Universe } & (
  | { children: readonly MenuColumn[]; picture: string; pictureText: string }
  | { item: Place }
);

/** Title, drawing and shelf of a column. */
type Column = [title: string, icon: ColumnIcon, shelf: string];

interface Group {
  title: string;
  icon: Universe;
  pictureText?: string;
  columns?: Column[];
}

/** The groups and columns of the main menu (product document, section 2); what stands in them the features say. */
const GROUPS: Group[] = [
  { title: 'Général', icon: 'general' },
  {
    title: 'Astrologie',
    icon: 'astrology',
    pictureText: 'Le ciel, calculé à la minute près',
    columns: [
      ['Lire', 'read', 'read'],
      ['Calculer', 'compute', 'compute'],
      ['Explorer', 'explore', 'explore'],
    ],
  },
  {
    title: 'Tarot',
    icon: 'tarot',
    pictureText: 'Posez votre question, retournez les lames',
    columns: [
      ['Tirer', 'draw', 'draw'],
      ['Demander', 'person', 'ask'],
      ['Consulter les oracles', 'oracle', 'oracles'],
    ],
  },
  {
    title: 'Numérologie',
    icon: 'numerology',
    pictureText: 'Vos noms et vos dates, mis en nombres',
    columns: [
      ['Votre nom', 'name', 'name'],
      ['Votre naissance', 'date', 'birth'],
      ['Vos signes du quotidien', 'whole', 'daily'],
    ],
  },
  {
    title: 'Angéologie',
    icon: 'angels',
    pictureText: 'Soixante-douze anges, un sceau pour chacun',
    columns: [
      ['Connaître', 'know', 'know'],
      ['Trouver le vôtre', 'find', 'find'],
      ['Recevoir un signe', 'call', 'receive'],
    ],
  },
  { title: 'Consultations', icon: 'advisors' },
];

export const menuEntries = (yearlyHoroscopeYear: number): readonly MenuEntry[] =>
  GROUPS.flatMap(({ title, icon, pictureText = '', columns }): MenuEntry[] => {
    if (!columns) return placesOn(`menu.${icon}`, { yearlyHoroscopeYear }).map((item) => ({ title, icon, item }));
    const children = columns.map(([columnTitle, columnIcon, shelf]) => ({
      title: columnTitle,
      icon: columnIcon,
      items: placesOn(`menu.${icon}.${shelf}`, { yearlyHoroscopeYear }),
    }));
    return [{ title, icon, picture: icon, pictureText, children }];
  });

/** The group that a universe's pages belong to; mirror hours are kept with the angels. */
export const groupOf = (entries: readonly MenuEntry[], universe: Universe): string | null =>
  entries.find(({ icon }) => icon === (universe === 'mirror' ? 'angels' : universe))?.title ?? null;
