import facts from './facts.json' with { type: 'json' };
import type { SpecimenPage } from './page-numbers.ts';
import cover from './pages/001.avif';
import page2 from './pages/002.avif';
import page3 from './pages/003.avif';
import page4 from './pages/004.avif';
import page5 from './pages/005.avif';
import page16 from './pages/016.avif';
import page17 from './pages/017.avif';
import page66 from './pages/066.avif';
import page67 from './pages/067.avif';
import page68 from './pages/068.avif';
import page69 from './pages/069.avif';
import page184 from './pages/184.avif';
import page185 from './pages/185.avif';

/** The book of somebody who does not exist: real pages of it, and real figures (`npm run book:specimen`). */
export const specimen = { ...facts, cover };

export const SPECIMEN_PICTURES: Readonly<Record<SpecimenPage, string>> = {
  ...{ 2: page2, 3: page3, 4: page4, 5: page5, 16: page16, 17: page17, 66: page66, 67: page67, 68: page68, 69: page69 },
  ...{ 184: page184, 185: page185 },
};
