import type { Display } from '@solelune/contract';
import type { Params, Screen, ScreenIndex } from '@solelune/screen';

type Addresses = ScreenIndex<Pick<Screen, 'name' | 'path'>>;

/** Where a promotional card leads: a screen inside the application, or an address that carries its tracking parameters. */
export type DisplayTarget = { kind: 'screen'; name: string; params: Params } | { kind: 'address'; href: string };

export function displayTarget(display: Display, screens: Addresses): DisplayTarget {
  const screen = display.new_app ? screenTarget(display, screens) : null;
  return screen ?? { kind: 'address', href: trackedLink(display) };
}

/** Null when the card names a screen or parameters that this version of the site does not know: then its link is followed. */
function screenTarget({ new_app_name: name, new_app_params: json }: Display, screens: Addresses): DisplayTarget | null {
  if (!name || !screens.find(name)) return null;
  try {
    const params = Object.fromEntries(
      Object.entries(JSON.parse(json || '{}') as object).map(([key, value]) => [key, String(value)]),
    );
    screens.urlTo(name, params);
    return { kind: 'screen', name, params };
  } catch {
    return null;
  }
}

/** `slot`, `bcc` (the card) and `cv` (the conversion) join whatever the link already asks for; its fragment stays last. */
function trackedLink({ link, encoded_slot: slot, id, conversion }: Display): string {
  const [address = '', fragment] = link.split('#', 2);
  const tracking = new URLSearchParams({ slot, bcc: String(id), ...(conversion ? { cv: conversion } : {}) });
  return `${address}${address.includes('?') ? '&' : '?'}${tracking}${fragment === undefined ? '' : `#${fragment}`}`;
}
