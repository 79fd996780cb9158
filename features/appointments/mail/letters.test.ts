import { composeLetter } from '@solelune/letters';
import { lettersSuite } from '@solelune/letters/testing';
import { expect, it } from 'vitest';
import { appointmentLetters, booked, cancelled } from './letters.ts';

lettersSuite('appointments', appointmentLetters);

it('a letter carries the file that puts the appointment in an agenda, or takes it out', () => {
  const sender = { brand: 'Solelune', siteUrl: 'https://solelune.example', contactEmail: 'x@solelune.example' };
  expect(composeLetter(booked, booked.specimen, sender).attachments?.[0]).toMatchObject({
    ...{ name: 'rendez-vous.ics', type: 'text/calendar; charset=utf-8; method=REQUEST' },
  });
  expect(composeLetter(cancelled, cancelled.specimen, sender).attachments?.[0]).toMatchObject({
    ...{ name: 'annulation.ics', type: 'text/calendar; charset=utf-8; method=CANCEL' },
  });
});
