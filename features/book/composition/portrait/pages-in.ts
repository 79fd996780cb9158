import { portraitPages } from '../../engine/book-plan.ts';
import type { BookGiven } from '../given.ts';
import { toldAspects } from './told-aspects.ts';

/** How the portrait of this birth is divided. */
export const pagesIn = (given: BookGiven) => portraitPages(given.cast.timeKnown, toldAspects(given).length);
