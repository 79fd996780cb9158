import { marksAround } from './ribbon-marks.ts';
import type { Unit } from './time-line.ts';

const LENGTHS = [9, 15, 22] as const;

/** Draws the ribbon on its canvas, sharp on every screen, in the colours of the page. */
export function drawRibbon(canvas: HTMLCanvasElement, look: RibbonLook, epochMs: number, unit: Unit): void {
  const { width, height, scale } = look;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.clearRect(0, 0, width, height);
  pen.font = look.font;
  pen.textAlign = 'center';
  pen.fillStyle = look.words;
  pen.strokeStyle = look.marks;
  pen.lineWidth = 1;
  pen.beginPath();
  for (const { x, rank, words } of marksAround(epochMs, unit, width)) {
    const at = Math.round(x) + 0.5;
    pen.moveTo(at, 0);
    pen.lineTo(at, LENGTHS[rank]);
    if (words) pen.fillText(words, x, 40);
  }
  pen.stroke();
}

export interface RibbonLook {
  width: number;
  height: number;
  scale: number;
  font: string;
  words: string;
  marks: string;
}

/** Read when the ribbon is laid out, never while it moves. */
export function lookOf(canvas: HTMLCanvasElement): RibbonLook {
  const style = getComputedStyle(canvas);
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  const scale = devicePixelRatio || 1;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  return {
    width,
    height,
    scale,
    font: `600 12px ${style.fontFamily}`,
    words: style.color,
    marks: style.getPropertyValue('border-top-color') || style.color,
  };
}
