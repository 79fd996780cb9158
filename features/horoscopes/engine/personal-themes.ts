/**
 * Which passages of a chart speak of each theme. Weighed by one written rule, the heaviest two speak; each keeps its reasons. Without an hour of birth
 * there are no houses: planets alone are weighed.
 */
import type { Body } from '@solelune/sky';
import { THEME_RULERS, THEMES, type Theme } from './themes.ts';
import type { NatalPoint } from './transits.ts';

export interface WeighablePassage {
  readonly body: Body;
  readonly point: NatalPoint;
  /** The natal house of the point; null where no hour is known. */
  readonly house: number | null;
  readonly when: 'day' | 'week' | 'month';
}

export type PassageReason =
  | 'house' // the point stands in the theme's own house
  | 'second-house' // in its second one
  | 'body' // the planet that passes speaks of the theme
  | 'point' // the planet that it touches does
  | 'day'
  | 'week';

const WEIGHTS: Readonly<Record<PassageReason, number>> = {
  house: 8,
  'second-house': 5,
  body: 6,
  point: 5,
  day: 4,
  week: 2,
};
/** Of the two kinds of reasons, nearness alone does not make a passage speak of anything. */
const NEARNESS: readonly PassageReason[] = ['day', 'week'];
const MOST_PER_THEME = 2;

export interface ThemePassages<P> {
  readonly theme: Theme;
  readonly passages: readonly { readonly passage: P; readonly reasons: readonly PassageReason[] }[];
}

export function passagesByTheme<P extends WeighablePassage>(passages: readonly P[]): ThemePassages<P>[] {
  return THEMES.map((theme) => ({
    theme,
    passages: passages
      .map((passage) => ({ passage, reasons: reasonsFor(theme, passage) }))
      .filter(({ reasons }) => reasons.some((reason) => !NEARNESS.includes(reason)))
      // The sort is stable: equal weights keep the order of the page.
      .sort((one, other) => weightOf(other.reasons) - weightOf(one.reasons))
      .slice(0, MOST_PER_THEME),
  }));
}

const weightOf = (reasons: readonly PassageReason[]) => reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0);

function reasonsFor(theme: Theme, { body, point, house, when }: WeighablePassage): PassageReason[] {
  const { houses, planets } = THEME_RULERS[theme];
  const rules = (one: string) => (planets as readonly string[]).includes(one);
  return [
    ...(house !== null && houses[0] === house ? ['house' as const] : []),
    ...(house !== null && houses[1] === house ? ['second-house' as const] : []),
    ...(rules(body) ? ['body' as const] : []),
    ...(rules(point) ? ['point' as const] : []),
    ...(when === 'month' ? [] : [when]),
  ];
}
