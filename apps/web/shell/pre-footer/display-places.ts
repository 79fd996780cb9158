import type { Display } from '@solelune/contract';

/** Cards of a page come in one list; the slot of each says where it stands: `bottom-1`, `menu-2`. */
export const isOfMenu = ({ encoded_slot: slot }: Display): boolean => slot.startsWith('menu-');
