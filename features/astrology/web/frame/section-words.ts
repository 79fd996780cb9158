import { type Glyph, planetGlyphs, sparkleGlyph } from '@solelune/ui/icon';

interface SectionWords {
  /** What the section is about, in plain words: its own title is an image. */
  readonly label: string;
  /** The planet that looks after it. */
  readonly glyph: Glyph;
}

const { sun, moon, mercury, venus, mars, jupiter, saturn, neptune, pluto } = planetGlyphs;

const WORDS: Readonly<Record<string, SectionWords>> = {
  character: { label: 'Le caractère', glyph: sun },
  love: { label: 'L’amour', glyph: venus },
  desire: { label: 'Le désir', glyph: mars },
  daily: { label: 'Le quotidien', glyph: moon },
  friendship: { label: 'L’amitié', glyph: mercury },
  work: { label: 'Le travail', glyph: saturn },
  money: { label: 'L’argent', glyph: jupiter },
  wellbeing: { label: 'Le bien-être', glyph: moon },
  advice: { label: 'Le conseil', glyph: sparkleGlyph },
  temperament: { label: 'Le tempérament', glyph: sun },
  needs: { label: 'Les besoins', glyph: moon },
  school: { label: 'L’école', glyph: mercury },
  parents: { label: 'Pour les parents', glyph: saturn },
  alliance: { label: 'L’alliance', glyph: sun },
  ascendant: { label: 'L’allure', glyph: mars },
  path: { label: 'Le chemin', glyph: jupiter },
  seeks: { label: 'Ce que vous cherchez', glyph: venus },
  gives: { label: 'Ce que vous apportez', glyph: sun },
  trap: { label: 'Le piège', glyph: pluto },
  climate: { label: 'Le climat', glyph: moon },
  memory: { label: 'La mémoire', glyph: neptune },
  refuge: { label: 'Le refuge', glyph: saturn },
  meeting: { label: 'La rencontre', glyph: venus },
  from: { label: 'La première Lune', glyph: moon },
  to: { label: 'La seconde Lune', glyph: moon },
  home: { label: 'Le foyer', glyph: saturn },
  comfort: { label: 'Le réconfort', glyph: venus },
  what: { label: 'De quoi il s’agit', glyph: sun },
  how: { label: 'Comment on le calcule', glyph: mercury },
  tradition: { label: 'La tradition', glyph: saturn },
};

export const sectionWords = (key: string): SectionWords => WORDS[key] ?? { label: '', glyph: sparkleGlyph };
