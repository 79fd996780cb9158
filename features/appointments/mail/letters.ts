import { type AnyLetter, defineLetter } from '@solelune/letters';

const calendar = (bytes: Uint8Array, method: 'REQUEST' | 'CANCEL') => [
  {
    name: method === 'REQUEST' ? 'rendez-vous.ics' : 'annulation.ics',
    type: `text/calendar; charset=utf-8; method=${method}`,
    bytes,
  },
];
const SPECIMEN = {
  firstname: 'Camille',
  advisor: 'Maëlle',
  /** A day and its hour: begins with a weekday. */
  when: 'mardi 17 novembre 2026 à 12 h 30, heure de Montréal (18 h 30, heure de Paris)',
  what: 'Consultation de 30 minutes par téléphone avec Maëlle',
};
const FILE = new TextEncoder().encode('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');
const list = (siteUrl: string) => ({ link: 'Voir mes rendez-vous', href: `${siteUrl}/profil/rendez-vous` });

export const booked = defineLetter({
  name: 'appointments-booked',
  news: true,
  specimen: { ...SPECIMEN, file: FILE },
  write: ({ firstname, advisor, when, what, file }, { brand, siteUrl }) => ({
    subject: `${brand} : rendez-vous avec ${advisor}`,
    preview: when,
    title: 'Votre rendez-vous est pris',
    attachments: calendar(file, 'REQUEST'),
    blocks: [
      `Bonjour ${firstname},`,
      `${what} : ${when}.`,
      'Le fichier joint le met dans votre agenda. Un rappel part la veille, un autre une heure avant.',
      list(siteUrl),
      {
        note: 'Annulé par vous avant l’heure, il revient tout entier en Soleils, aussitôt. La confirmation de votre commande, avec le reçu, arrive dans une lettre à part.',
      },
    ],
  }),
});

export const moved = defineLetter({
  name: 'appointments-moved',
  news: true,
  specimen: { ...SPECIMEN, file: FILE },
  write: ({ firstname, advisor, when, what, file }, { brand, siteUrl }) => ({
    subject: `${brand} : votre rendez-vous avec ${advisor} change d’heure`,
    preview: when,
    title: 'Une autre heure est convenue',
    attachments: calendar(file, 'REQUEST'),
    blocks: [
      `Bonjour ${firstname},`,
      `${what} : ${when}.`,
      'Le fichier joint déplace l’événement dans votre agenda ; les rappels suivent la nouvelle heure.',
      list(siteUrl),
    ],
  }),
});

export const cancelled = defineLetter({
  name: 'appointments-cancelled',
  news: true,
  specimen: { ...SPECIMEN, outcome: '9 600 Soleils vous sont rendus : ils sont déjà dans votre solde.', file: FILE },
  write: ({ firstname, advisor, when, what, outcome, file }, { brand, siteUrl }) => ({
    subject: `${brand} : rendez-vous annulé avec ${advisor}`,
    preview: outcome,
    title: 'Votre rendez-vous est annulé',
    attachments: calendar(file, 'CANCEL'),
    blocks: [
      `Bonjour ${firstname},`,
      `${what}, prévue ${when} : elle n’aura pas lieu. ${outcome}`,
      'Le fichier joint l’enlève de votre agenda.',
      list(siteUrl),
    ],
  }),
});

export const reminder = defineLetter({
  name: 'appointments-reminder',
  news: true,
  specimen: { ...SPECIMEN, delay: 'demain' },
  write: ({ firstname, advisor, when, what, delay }, { brand, siteUrl }) => ({
    subject: `${brand} : votre rendez-vous avec ${advisor}, ${delay}`,
    preview: when,
    title: `Votre rendez-vous, ${delay}`,
    blocks: [
      `Bonjour ${firstname},`,
      `${what} : ${when}.`,
      'Un endroit calme et une question écrite d’avance aident souvent à bien commencer.',
      list(siteUrl),
      { note: 'Un empêchement ? Jusqu’à l’heure dite, annuler rend tout en Soleils.' },
    ],
  }),
});

export const proposed = defineLetter({
  name: 'appointments-proposed',
  news: true,
  specimen: {
    ...{ firstname: SPECIMEN.firstname, advisor: SPECIMEN.advisor, when: SPECIMEN.when },
    proposal: 'mercredi 18 novembre 2026 à 10 h, heure de Paris',
  },
  write: ({ firstname, advisor, when, proposal }, { brand, siteUrl }) => ({
    subject: `${brand} : ${advisor} propose une autre heure`,
    preview: proposal,
    title: `${advisor} propose une autre heure`,
    blocks: [
      `Bonjour ${firstname},`,
      `À la place de votre rendez-vous ${when}, ${advisor} propose : ${proposal}.`,
      'Rien ne change tant que vous n’avez pas répondu : l’heure prévue reste la vôtre.',
      { button: 'Répondre', href: `${siteUrl}/profil/rendez-vous` },
    ],
  }),
});

export const slotLost = defineLetter({
  name: 'appointments-slot-lost',
  news: true,
  specimen: { firstname: 'Camille', advisor: 'Maëlle', when: SPECIMEN.when, outcome: 'Tout revient sur votre carte.' },
  write: ({ firstname, advisor, when, outcome }, { brand, siteUrl }) => ({
    subject: `${brand} : ce créneau était pris`,
    preview: outcome,
    title: 'Le paiement est arrivé trop tard',
    blocks: [
      `Bonjour ${firstname},`,
      `Le créneau chez ${advisor}, ${when}, vous était gardé dix minutes ; le paiement est arrivé après, et quelqu’un d’autre l’avait pris. ${outcome}`,
      { link: 'Choisir une autre heure', href: `${siteUrl}/equipe` },
    ],
  }),
});

/** To the advisor: what changed in their agenda. */
export const toAdvisor = defineLetter({
  name: 'appointments-advisor',
  specimen: {
    advisor: 'Maëlle',
    title: 'Un rendez-vous de plus',
    words: 'Camille, 30 minutes par téléphone : mardi 17 novembre 2026 à 18 h 30, heure de Paris.',
    file: FILE as Uint8Array | null,
    /** Out of their agenda, instead of into it. */
    isGone: false,
  },
  write: ({ advisor, title, words, file, isGone }, { brand }) => ({
    subject: `${brand} : ${title}`,
    preview: words,
    title,
    ...(file ? { attachments: calendar(file, isGone ? 'CANCEL' : 'REQUEST') } : {}),
    blocks: [`Bonjour ${advisor},`, words],
  }),
});

export const appointmentLetters: AnyLetter[] = [booked, moved, cancelled, reminder, proposed, slotLost, toAdvisor];
