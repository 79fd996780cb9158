import { aspectGlyphs, type Glyph, planetGlyphs } from '../icon/index.ts';
import type { RingPlan, WheelPlan } from '../wheel/plans.ts';
import type { WheelBody } from '../wheel/wheel-chart.ts';
import type { CanvasColor, CanvasLook } from './canvas-look.ts';
import type { LineMarks } from './moving-links.ts';
import { type BodyMarks, glyphStroke, RETROGRADE_STROKE, retrogradeSize } from './moving-ring.ts';

interface Drawn {
  plan: WheelPlan;
  ring: RingPlan;
  look: CanvasLook;
  bodies: readonly WheelBody[];
  marks: readonly BodyMarks[];
  lines: readonly LineMarks[];
}

/** One frame of the moving ring and its lines, as `moving-layer.tsx` draws them at rest: no style is worked out and nothing is laid out for it. */
export function drawMoving(pen: CanvasRenderingContext2D, { plan, ring, look, bodies, marks, lines }: Drawn): void {
  const { scale, colors } = look;
  const half = plan.side / 2;
  pen.setTransform(scale, 0, 0, scale, half * scale, half * scale);
  pen.clearRect(-half, -half, plan.side, plan.side);
  pen.lineJoin = 'round';
  for (const line of lines) drawLine(pen, line, colors[line.color]);
  pen.globalAlpha = 1;
  pen.setLineDash([]);
  pen.textAlign = 'center';
  pen.font = `650 ${ring.degreeSize}px ${look.family}`;
  for (const [index, mark] of marks.entries()) {
    const body = bodies[index];
    if (body) drawBody(pen, mark, planetGlyphs[body.key], { plan, ring, colors });
  }
}

/** Of each dash once: there are as many as kinds of aspects. */
const dashes = new Map<string, number[]>([['none', []]]);
function dashOf(words: string): number[] {
  const dash = dashes.get(words) ?? words.split(/[ ,]+/).map(Number);
  dashes.set(words, dash);
  return dash;
}

function drawLine(pen: CanvasRenderingContext2D, { d, ends, width, opacity, dash, cap }: LineMarks, color: string) {
  pen.globalAlpha = Number(opacity);
  pen.strokeStyle = color;
  pen.lineWidth = Number(width);
  pen.lineCap = cap;
  pen.setLineDash(dashOf(dash));
  if (!ends) return pen.stroke(new Path2D(d));
  pen.beginPath();
  pen.moveTo(...ends[0]);
  pen.lineTo(...ends[1]);
  pen.stroke();
}

interface BodyLook {
  plan: WheelPlan;
  ring: RingPlan;
  colors: Readonly<Record<CanvasColor, string>>;
}

function drawBody(pen: CanvasRenderingContext2D, mark: BodyMarks, glyph: Glyph, { plan, ring, colors }: BodyLook) {
  const radius = ring.glyphSize / 2;
  pen.lineCap = 'butt';
  pen.strokeStyle = colors['--accent'];
  pen.lineWidth = 1.1 * plan.weight;
  pen.stroke(new Path2D(mark.leader));
  disc(pen, mark.dot, 2.8 * plan.weight, colors['--accent']);
  disc(pen, [mark.glyph[0] + radius, mark.glyph[1] + radius], radius, colors['--wheel-disc']);
  drawGlyph(pen, glyph, { at: mark.glyph, size: ring.glyphSize, stroke: glyphStroke(plan), color: colors['--ink'] });
  const [x, y] = [mark.label[0], mark.label[1] + 0.36 * ring.degreeSize];
  pen.strokeStyle = colors['--wheel-disc'];
  pen.lineWidth = 3;
  pen.strokeText(mark.degrees, x, y);
  pen.fillStyle = colors['--ink'];
  pen.fillText(mark.degrees, x, y);
  if (mark.retrograde)
    drawGlyph(pen, aspectGlyphs.retrograde, {
      ...{ at: mark.retrograde, size: retrogradeSize(ring), stroke: RETROGRADE_STROKE },
      color: colors['--aspect-tension'],
    });
}

function disc(pen: CanvasRenderingContext2D, [x, y]: readonly [number, number], radius: number, color: string): void {
  pen.fillStyle = color;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

interface GlyphLook {
  at: readonly [number, number];
  size: number;
  stroke: number;
  color: string;
}

/** Of each glyph once: sixteen at most. */
const paths = new Map<string, Path2D>();
function pathOf(d: string): Path2D {
  const path = paths.get(d) ?? new Path2D(d);
  paths.set(d, path);
  return path;
}

function drawGlyph(pen: CanvasRenderingContext2D, { box, d, fill }: Glyph, { at, size, stroke, color }: GlyphLook) {
  pen.save();
  pen.translate(at[0], at[1]);
  pen.scale(size / box, size / box);
  [pen.strokeStyle, pen.fillStyle, pen.lineWidth, pen.lineCap] = [color, color, stroke, 'round'];
  if (d) pen.stroke(pathOf(d));
  if (fill) pen.fill(pathOf(fill));
  pen.restore();
}
