import type { Screen } from '@solelune/screen';
import type { PageAssets } from '../built-site.ts';
import type { PageToPrint, SiteBundle } from '../site-bundle.ts';

type AssetsOf = (screen: Screen) => PageAssets & { development?: string };

/** Draws a page, with the document around it. */
export async function printPage(
  bundle: SiteBundle,
  assetsOf: AssetsOf,
  toPrint: PageToPrint,
): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = await bundle.drawPage(toPrint);
  const assets = assetsOf(bundle.screenOf(toPrint.page));
  // A third of the time that a TextEncoder takes; a page is too large for the pool of small buffers, so that its memory is its own.
  return Buffer.from(bundle.printDocument({ ...drawn, ...assets, firstScript: bundle.FIRST_SCRIPT }));
}
