import { cardUrl } from '../../cards/address.ts';
import type { MadeDraw } from '../../contract.ts';

const WIDTH = 1080;
const HEIGHT = 1350;
const CARD_RATIO = 1.72;
const MARGIN = 84;
const FONT = '"Cormorant Garamond", Georgia, serif';

const loaded = async (src: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
};

/** The cards on the cloth, drawn here: nothing leaves the device but what its owner sends. Gives the address of the picture in this tab. */
export async function sharePicture(title: string, { cards, whole }: MadeDraw): Promise<string> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const faces = await Promise.all(cards.map(({ deck, slug }) => loaded(cardUrl(deck, slug))));
  drawCloth(pen);
  drawWords(pen, title, 132, `600 72px ${FONT}`, '#f6e4bb');
  drawCards(
    pen,
    faces,
    cards.map(({ reversed }) => reversed),
  );
  drawWords(pen, whole.headline, HEIGHT - 210, `italic 500 54px ${FONT}`, '#e9d9c4');
  const brand = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? location.hostname;
  drawWords(pen, brand, HEIGHT - 96, `600 44px ${FONT}`, '#eec987');
  const blob = await new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('no picture'))), 'image/png'),
  );
  await offer(new File([blob], 'tirage.png', { type: 'image/png' }), title);
  return URL.createObjectURL(blob);
}

/** Opens the system's sheet where it takes pictures; closing it is a choice. Elsewhere the picture stands on the page, to be downloaded. */
async function offer(file: File, title: string): Promise<void> {
  if (!navigator.canShare?.({ files: [file] })) return;
  await navigator.share({ files: [file], title }).catch(() => {});
}

function drawCloth(pen: CanvasRenderingContext2D): void {
  const light = pen.createRadialGradient(WIDTH / 2, HEIGHT * 0.42, 60, WIDTH / 2, HEIGHT * 0.42, HEIGHT * 0.8);
  light.addColorStop(0, '#6b2145');
  light.addColorStop(0.6, '#35143a');
  light.addColorStop(1, '#190f2b');
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = 'rgb(238 201 135 / 0.5)';
  pen.setLineDash([12, 12]);
  pen.lineWidth = 3;
  pen.strokeRect(38, 38, WIDTH - 76, HEIGHT - 76);
}

/** In one line, or smaller until it fits. */
function drawWords(pen: CanvasRenderingContext2D, words: string, y: number, font: string, colour: string): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.textAlign = 'center';
  pen.fillText(words, WIDTH / 2, y, WIDTH - 2 * MARGIN);
}

/** Up to three in a row, the next row under it. */
function drawCards(
  pen: CanvasRenderingContext2D,
  faces: readonly HTMLImageElement[],
  reversed: readonly boolean[],
): void {
  const perRow = faces.length <= 3 ? faces.length : Math.ceil(faces.length / 2);
  const rows = Math.ceil(faces.length / perRow);
  const room = HEIGHT - 540;
  const width = Math.min((WIDTH - 2 * MARGIN) / (perRow * 1.12), room / rows / (CARD_RATIO * 1.06), 330);
  faces.forEach((face, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, faces.length - row * perRow);
    const x = WIDTH / 2 + ((index % perRow) - (inRow - 1) / 2) * width * 1.12;
    const y = 210 + room / 2 + (row - (rows - 1) / 2) * width * CARD_RATIO * 1.06;
    pen.save();
    pen.translate(x, y);
    if (reversed[index]) pen.rotate(Math.PI);
    pen.shadowColor = 'rgb(10 4 20 / 0.5)';
    pen.shadowBlur = 26;
    pen.shadowOffsetY = reversed[index] ? -12 : 12;
    pen.drawImage(face, -width / 2, (-width * CARD_RATIO) / 2, width, width * CARD_RATIO);
    pen.restore();
  });
}
