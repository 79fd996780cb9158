import type { Display } from '@solelune/contract';
import { incrementStat } from '@solelune/promotions/contract';
import { device } from '@solelune/screen/device';
import { consentChoice, onConsentChoice } from '../../consent/consent.ts';
import { client } from '../../state/client.ts';

const CONVERSIONS = 'cv_tr';

/**
 * Tells the server that a card was followed: which one, where it stood, what it hopes for, and nothing of who. That needs no consent, since nothing is read
 * from the device; what the server answers is kept there (`cv_tr`) only for who has said yes to being counted.
 */
export async function countClick({ id, encoded_slot: slot, conversion }: Display): Promise<void> {
  try {
    const click = { bcc: id, slot, ...(conversion ? { cv: conversion } : {}) };
    const { conversions } = await client.call(incrementStat, click, { outlivesPage: true });
    if (conversions.length > 0 && consentChoice() === 'accepted')
      device.write(CONVERSIONS, JSON.stringify(conversions));
  } catch {
    // A click that is not counted must not stop the visitor.
  }
}

/** Who refuses later is forgotten. */
onConsentChoice((choice) => choice === 'refused' && device.forget(CONVERSIONS));
