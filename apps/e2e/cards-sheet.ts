/**
 * npm run cards:sheet [folder] [cards a sheet]: pictures of all the cards, to look at, on the paper of both themes, and what they weigh when sent. It needs a
 * Chromium, as the tests in a browser do.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { cardBack, cardFace } from '../../features/tarot/cards/index.ts';
import { CARDS, DECKS, type DeckId } from '../../features/tarot/engine/index.ts';

const [folder = path.join(tmpdir(), 'cards'), perSheet = '24'] = process.argv.slice(2);
const COLUMNS = 6;
const CARD_WIDTH = 240;
const GROUNDS = { light: '#fbf8f2', dark: '#100e22' };
const HEAVIEST = 10;

interface Drawn {
  name: string;
  svg: string;
  bytes: number;
}

const drawn = (name: string, svg: string): Drawn => ({ name, svg, bytes: brotliCompressSync(svg).length });
const deckOf = (deck: DeckId): Drawn[] => [
  drawn(`${deck} (dos)`, cardBack(deck)),
  ...CARDS[deck].map(({ slug }) => drawn(slug, cardFace(deck, slug))),
];

const image = ({ name, svg }: Drawn) =>
  `<img alt="${name}" width="${CARD_WIDTH}" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;
const sheet = (cards: readonly Drawn[], ground: string) =>
  `<!doctype html><meta charset="utf-8"><body style="margin:16px;display:flex;flex-wrap:wrap;gap:16px;background:${ground}">${cards.map(image).join('')}`;

const BROWSERS = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
];
const executablePath = BROWSERS.find((file) => file && existsSync(file));
if (!executablePath) throw new Error('Chromium is not installed (Debian: apt-get install chromium-headless-shell).');
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
const page = await browser.newPage({ viewport: { width: COLUMNS * (CARD_WIDTH + 16) + 32, height: 900 } });
mkdirSync(folder, { recursive: true });
for (const deck of DECKS) {
  const cards = deckOf(deck);
  for (let from = 0; from < cards.length; from += Number(perSheet)) {
    for (const [theme, ground] of Object.entries(GROUNDS)) {
      await page.setContent(sheet(cards.slice(from, from + Number(perSheet)), ground));
      const file = path.join(folder, `${deck}-${from / Number(perSheet) + 1}-${theme}.png`);
      await page.screenshot({ path: file, fullPage: true });
      console.log(file);
    }
  }
}
await browser.close();

const heaviest = DECKS.flatMap((deck) => CARDS[deck].map(({ slug }) => drawn(slug, cardFace(deck, slug))))
  .sort((a, b) => b.bytes - a.bytes)
  .slice(0, HEAVIEST);
for (const { name, bytes } of heaviest) console.log(`${name}: ${bytes} bytes`);
console.log(`The ten heaviest together: ${heaviest.reduce((sum, { bytes }) => sum + bytes, 0)} bytes`);
