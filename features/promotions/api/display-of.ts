import type { Display } from '@solelune/contract';
import { frenchTypography } from '@solelune/french/typography';
import type { PromotionCard } from '../engine/card.ts';

/** A card as pages know it (product document, section 3, *Display*). */
export function displayOf({ body, ...card }: PromotionCard, place: number, wordpressUrl: string | undefined): Display {
  const screen = body.type === 'wordpress' ? undefined : body.screen;
  return {
    type: body.type,
    id: card.id,
    // As an editor types them, their spaces may part a line before its colon.
    title: frenchTypography(card.title),
    content: frenchTypography(card.content),
    ...(card.pictureUrl ? { picture_url: card.pictureUrl } : {}),
    link: card.link,
    link_text: card.linkText,
    encoded_slot: `${card.slot}-${place}`,
    ...(card.conversion ? { conversion: card.conversion } : {}),
    ...(body.type === 'wordpress' && wordpressUrl
      ? { wordpress_slot: body.wordpressSlot, wordpress_url: wordpressUrl }
      : {}),
    new_app: screen !== undefined,
    ...(screen ? { new_app_name: screen.name, new_app_params: JSON.stringify(screen.params ?? {}) } : {}),
    ...(body.type === 'collaborator' ? { collaborator: { user_id: body.userId } } : {}),
  };
}
