interface SectionWords {
  /** What the section is about, in plain words: its own title is an image. */
  readonly label: string;
  /** The vignette, drawn in a circle of 54. */
  readonly d: string;
}

const STEPS = 'M12 39h8v-6h7v-6h7v-6h8M36 12l6 1-1 6M42 13 30 20';
const TWO = 'M12 27a10 10 0 1 0 20 0a10 10 0 1 0-20 0M22 27a10 10 0 1 0 20 0a10 10 0 1 0-20 0';
const ECLIPSE = 'M38 33.500A13 13 0 1 1 24 14.500 10.500 10.500 0 0 0 38 33.500zM36 14v6M33 17h6';
const SPARK = 'M27 11l3.600 12.400L43 27l-12.400 3.600L27 43l-3.600-12.400L11 27l12.400-3.600z';
const BLOCKS = 'M13 38h28M15 38v-7h11v7M26 38v-7h11v7M20.500 31v-7h11v7M26 24v-7M24 14l2-3 2 3-2 3z';
const HEART = 'M27 41C14 32 12 25 14 20c2.500-6 10-6 13 0 3-6 10.500-6 13 0 2 5 0 12-13 21z';
const LAMP = 'M21 42h12M27 42V34M19 34h16l-4-13h-8zM27 21v-4M16 17l2.500 2.500M38 17l-2.500 2.500M27 10v2';
const MIRROR = 'M27 11c7 0 11 6 11 13s-4 12-11 12-11-5-11-12 4-13 11-13zM27 36v7M21 43h12M22 20l5-4';
const BOWL = 'M13 24h28c0 9-6 15-14 15S13 33 13 24zM22 42h10M27 19c-3-3 3-4 0-8M34 19c-3-3 3-4 0-8M20 19c-3-3 3-4 0-8';
const BOOK = 'M27 17c-4-3-9-3.500-14-3v23c5-.500 10 0 14 3 4-3 9-3.500 14-3V14c-5-.500-10 0-14 3zM27 17v23';
const COLUMN = 'M15 41h24M18 41V20M27 41V20M36 41V20M14 20h26M27 11l13 9H14z';
const SUM = 'M37 16V13H17l10 14-10 14h20v-3';

const WORDS: Readonly<Record<string, SectionWords>> = {
  portrait: { label: 'Portrait', d: MIRROR },
  gifts: { label: 'Les talents', d: SPARK },
  shadow: { label: 'L’ombre', d: ECLIPSE },
  work: { label: 'Le travail', d: BLOCKS },
  relations: { label: 'Les liens', d: TWO },
  advice: { label: 'Le pas suivant', d: STEPS },
  heart: { label: 'Le cœur', d: HEART },
  needs: { label: 'Les besoins', d: BOWL },
  gift: { label: 'Ce que vous offrez', d: SPARK },
  pitfall: { label: 'Le piège', d: ECLIPSE },
  couple: { label: 'La vie à deux', d: TWO },
  path: { label: 'Le chemin', d: STEPS },
  strengths: { label: 'Les forces', d: SPARK },
  lessons: { label: 'Les leçons', d: BOOK },
  love: { label: 'L’amour', d: HEART },
  meeting: { label: 'La rencontre', d: TWO },
  strength: { label: 'La force', d: SPARK },
  friction: { label: 'Le frottement', d: ECLIPSE },
  inner: { label: 'Au-dedans', d: LAMP },
  outer: { label: 'Au-dehors', d: BLOCKS },
  what: { label: 'De quoi il s’agit', d: MIRROR },
  how: { label: 'Le calcul', d: SUM },
  tradition: { label: 'La tradition', d: COLUMN },
};

export const sectionWords = (key: string): SectionWords => WORDS[key] ?? { label: '', d: '' };
