import { describe, expect, it } from 'vitest';
import { backUrl, cardUrl } from '../../features/tarot/cards/address.ts';
import { CARDS, DECKS } from '../../features/tarot/engine/index.ts';
import { useBrowser } from './site.ts';

/** Card space, as the pictures declare it. */
const [WIDTH, HEIGHT] = [200, 344];
/** Of 255: two renderings of the same line differ by up to 39 at its edge; the faintest line that stood elsewhere once made 60. */
const EDGE = 50;

describe('the pictures of the cards, as a browser sees them', () => {
  const { visit } = useBrowser();

  it('all arrive, are pictures, and are not blank', async () => {
    const { page, problems } = await visit('desktop');
    await page.goto('/tarot');
    const addresses = DECKS.flatMap((deck) => [backUrl(deck), ...CARDS[deck].map(({ slug }) => cardUrl(deck, slug))]);
    const seen = await page.evaluate(
      async ([list, width, height]) => {
        const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
        const colours = [];
        for (const address of list) {
          const image = new Image(width, height);
          image.src = address;
          await image.decode();
          context?.clearRect(0, 0, width, height);
          context?.drawImage(image, 0, 0, width, height);
          colours.push(new Set(new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? [])).size);
        }
        return colours;
      },
      [addresses, WIDTH, HEIGHT] as const,
    );
    expect(seen).toHaveLength(206);
    expect(Math.min(...seen)).toBeGreaterThan(100);
    expect(problems).toEqual([]);
  });

  it.each(DECKS)('the back of %s turned upside down does not show itself', async (deck) => {
    const { page } = await visit('desktop');
    await page.goto('/tarot');
    const difference = await page.evaluate(
      async ([address, width, height]) => {
        const image = new Image(width, height);
        image.src = address;
        await image.decode();
        const pixels = (isTurned: boolean) => {
          const context = new OffscreenCanvas(width, height).getContext('2d');
          if (isTurned) {
            context?.translate(width, height);
            context?.rotate(Math.PI);
          }
          context?.drawImage(image, 0, 0, width, height);
          return context?.getImageData(0, 0, width, height).data ?? [];
        };
        const [upright, turned] = [pixels(false), pixels(true)];
        let largest = 0;
        for (let index = 0; index < upright.length; index += 1)
          largest = Math.max(largest, Math.abs((upright[index] as number) - (turned[index] as number)));
        return largest;
      },
      [backUrl(deck), WIDTH, HEIGHT] as const,
    );
    expect(difference).toBeLessThan(EDGE);
  });
});
