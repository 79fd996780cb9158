/**
 * `npm run book:specimen`: the pages that the landing page shows, as pictures of the very pages that the typesetter sets, for somebody who does not exist. Their sky is
 * exact. To be run again when texts, template or the first year change; the pictures and the figures that stand beside them are committed.
 */
import { writeFileSync } from 'node:fs';
import { loadCorpus } from '@solelune/corpus';
import sharp from 'sharp';
import { periodCurve } from '../../composition/years/curves.ts';
import { findPeriods } from '../../engine/periods.ts';
import { PICTURE, SPECIMEN_COVER, SPECIMEN_PAGES } from '../../web/specimen/page-numbers.ts';
import { composedBook } from '../typeset/composed-book.ts';
import { BOOK_TEXTS, givenOf } from '../typeset/given-of.ts';
import { setPages } from '../typeset/typesetter.ts';

const LYON = '2996944';
const CAMILLE = { firstname: 'Camille', birthdate: '1988-06-17', birthtime: '14:25', birthcity: LYON };
const FIRST_YEAR = 2027;
const MADE_ON = '2026-11-17';
const QUALITY = 44;

const out = (name: string) => new URL(`../../web/specimen/${name}`, import.meta.url);
const corpus = await loadCorpus(new URL('../../../../content', import.meta.url).pathname, BOOK_TEXTS);
const given = givenOf(corpus, CAMILLE, {
  ...{ firstYear: FIRST_YEAR, dedication: 'Pour tes vingt prochaines années.' },
  now: Temporal.Instant.from(`${MADE_ON}T00:00:00Z`),
});
const { data } = composedBook(given, 'Solelune', Temporal.PlainDate.from(MADE_ON));

const numbers = [SPECIMEN_COVER, ...SPECIMEN_PAGES];
for (const [index, svg] of setPages(data, numbers).entries()) {
  const picture = await sharp(Buffer.from(svg), {
    density: (72 * PICTURE.wide * 2) / 420,
    limitInputPixels: 80_000_000,
  })
    .resize({ width: PICTURE.wide, height: PICTURE.tall, fit: 'fill' })
    .avif({ quality: QUALITY })
    .toBuffer();
  writeFileSync(out(`pages/${String(numbers[index]).padStart(3, '0')}.avif`), picture);
  console.log(`page ${numbers[index]}: ${picture.length} bytes`);
}

/** The longest of its key periods of the first year: the landing page draws it. */
const span = {
  from: Temporal.Instant.from(`${FIRST_YEAR}-01-01T00:00:00Z`),
  to: Temporal.Instant.from(`${FIRST_YEAR + 1}-01-01T00:00:00Z`),
};
const pluto = findPeriods(given.ephemeris, given.targets, span).find(
  ({ body, point }) => body === 'pluto' && point === 'ascendant',
);
if (!pluto) throw new Error('the specimen has no passage of Pluto over its ascendant');
const { path, stars, marks } = periodCurve(
  given.ephemeris,
  pluto,
  given.targets.find(({ point }) => point === 'ascendant')?.lonDeg as number,
);
const dated = data.sheets
  .filter(({ is }) => is === 'dates')
  .flatMap((sheet) => (sheet['page'] as { columns: { is: string; text?: string }[][] }).columns.flat());
const from = dated.findIndex(({ is, text }) => is === 'year' && text === String(FIRST_YEAR));
const until = dated.findIndex(({ is }, index) => is === 'year' && index > from);
const facts = { firstYear: FIRST_YEAR, datesInFirstYear: until - from - 1, curve: { path, stars, marks } };
writeFileSync(out('facts.json'), `${JSON.stringify(facts)}\n`);
console.log(`${facts.datesInFirstYear} dates in ${FIRST_YEAR}; contents:`);
for (const { listed, number } of data.sheets as readonly { listed?: string; number?: number }[])
  if (listed) console.log(`  ${number} ${listed}`);
