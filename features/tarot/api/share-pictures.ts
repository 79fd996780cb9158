import type { FeatureParts, FileServer } from '@solelune/contract/server';
import { keptPictures, PICTURE_TYPES, sharePicture } from '@solelune/pictures';
import { cardFace } from '../cards/index.ts';
import { CARD_VERSIONS } from '../cards/versions.gen.ts';
import { type Card, cardBySlug, DECKS, type DeckId } from '../engine/index.ts';

const PATH = '/tarot/images';
const FOR_EVER = 'public, max-age=31536000, immutable';
/** The cloth of each deck: top, foot, light. */
const TINTS: Record<DeckId, readonly [string, string, string]> = {
  tarot: ['#1a0a20', '#6a2248', '#9a3a5c'],
  belline: ['#0b1228', '#24407a', '#4a6fb8'],
  angels: ['#0a1a20', '#1f5a64', '#3a8f92'],
};
const DECK_NAMES: Record<DeckId, string> = {
  tarot: 'Tarot de Marseille',
  belline: 'Oracle de Belline',
  angels: 'Oracle des anges',
};
const HEIGHT = 410;
/** As the cards are drawn. */
const WIDTH = (HEIGHT * 200) / 344;
/** Changes with the picture around the card: counted up by whoever changes it. */
const LOOK = 2;
const versionOf = (deck: DeckId): string => CARD_VERSIONS[deck] + LOOK;

/** What networks show of a card's page. The name changes with the drawings of its deck and with the picture around them. */
export const shareUrlOf = ({ deck, slug }: Pick<Card, 'deck' | 'slug'>): string =>
  `${PATH}/${deck}-${slug}-${versionOf(deck)}.jpg`;

export function serveSharePictures(server: FileServer, { services }: FeatureParts): void {
  const pictures = keptPictures(services.files);
  server.get(`${PATH}/:file`, async ({ params }, reply) => {
    const { file } = params as { file: string };
    const deck = DECKS.find((one) => file.startsWith(`${one}-`));
    const slug = deck && file.slice(deck.length + 1, -`-${versionOf(deck)}.jpg`.length);
    const card = deck && slug ? cardBySlug(deck, slug) : undefined;
    if (!card || `${PATH}/${file}` !== shareUrlOf(card)) return reply.code(404).send({});
    const made = await pictures.get(`tarot/${file}`, () => drawn(card, services.config.brand.name));
    return reply.headers({ 'content-type': PICTURE_TYPES.jpg, 'cache-control': FOR_EVER }).send(made);
  });
}

function drawn({ deck, slug, name }: Card, brand: string): Promise<Buffer> {
  const face = Buffer.from(cardFace(deck, slug)).toString('base64');
  const drawing =
    `<g transform="rotate(5)"><rect x="${-WIDTH / 2 + 4}" y="${-HEIGHT / 2 + 8}" width="${WIDTH}" height="${HEIGHT}" rx="14" fill="#05030f" opacity=".45"/>` +
    `<image x="${-WIDTH / 2}" y="${-HEIGHT / 2}" width="${WIDTH}" height="${HEIGHT}" href="data:image/svg+xml;base64,${face}"/></g>`;
  return sharePicture({ name: slug, tint: TINTS[deck], drawing, eyebrow: DECK_NAMES[deck], title: name, brand });
}
