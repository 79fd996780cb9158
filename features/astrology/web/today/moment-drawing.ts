/** What a canvas must know to show the words of the moment as the page does at rest. */
interface MomentLook {
  width: number;
  height: number;
  scale: number;
  font: string;
  lineHeight: number;
  color: string;
}

/** Read once for each movement of the hand. */
export function momentLook(canvas: HTMLCanvasElement): MomentLook {
  const style = getComputedStyle(canvas);
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  const scale = devicePixelRatio || 1;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  return { width, height, scale, font, lineHeight: Number.parseFloat(style.lineHeight), color: style.color };
}

/** On one line or two, in the middle: text that changes with each frame has a whole page laid out and painted again, a canvas only itself. */
export function drawMoment(canvas: HTMLCanvasElement, look: MomentLook, [day, hour]: readonly [string, string]): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const { width, height, scale, lineHeight } = look;
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.clearRect(0, 0, width, height);
  pen.font = look.font;
  pen.fillStyle = look.color;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const whole = `${day} ${hour}`;
  const lines = pen.measureText(whole).width <= width ? [whole] : [day, hour];
  for (const [index, line] of lines.entries())
    pen.fillText(line, width / 2, height / 2 + (index - (lines.length - 1) / 2) * lineHeight);
}
