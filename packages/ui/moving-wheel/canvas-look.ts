import type { WheelPlan } from '../wheel/plans.ts';

/** What a canvas must know of the page before it draws on it. */
export interface CanvasLook {
  /** Pixels of the screen for a unit of the plan. */
  readonly scale: number;
  readonly family: string;
  /** By the name of the style sheet's property. */
  readonly colors: Readonly<Record<CanvasColor, string>>;
}

const CANVAS_COLORS = [
  ...(['--aspect-harmony', '--aspect-tension', '--aspect-conjunction', '--ink-soft'] as const),
  ...(['--accent', '--wheel-disc', '--ink'] as const),
] as const;
export type CanvasColor = (typeof CANVAS_COLORS)[number];

/** Read once for each movement of the hand, never for each frame: the theme or the width may have changed since the one before. */
export function canvasLook(canvas: HTMLCanvasElement, plan: WheelPlan): CanvasLook {
  const style = getComputedStyle(canvas);
  const side = Math.round(canvas.clientWidth * (devicePixelRatio || 1));
  if (canvas.width !== side) [canvas.width, canvas.height] = [side, side];
  const colorOf = (name: CanvasColor) => {
    // A canvas knows no property, but its own colour is one that the page has worked out.
    canvas.style.color = `var(${name})`;
    return [name, style.color] as const;
  };
  const colors = Object.fromEntries(CANVAS_COLORS.map(colorOf)) as Record<CanvasColor, string>;
  canvas.style.color = '';
  return { scale: side / plan.side, family: style.fontFamily, colors };
}
