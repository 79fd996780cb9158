import { de } from '@solelune/french/elision';
import { type AnyLetter, defineLetter } from '@solelune/letters';

/** The letter itself stays on the site, sealed: what travels by mail only says that it is there. */
export const questionAnswered = defineLetter({
  name: 'consultations-question-answered',
  news: true,
  specimen: {
    ...{
      firstname: 'Camille',
      advisor: 'Maëlle',
      address: '/profil/activites/email/019a8f6e-2c1b-7f00-8d00-000000000001',
    },
    more: 'Une question de suite est comprise, pendant quatorze jours.',
  },
  write: ({ firstname, advisor, address, more }, { brand, siteUrl }) => ({
    subject: `${brand} : ${advisor} vous a répondu`,
    preview: `La lettre ${de(advisor)} est dans vos activités.`,
    title: `${advisor} vous a répondu`,
    blocks: [
      `Bonjour ${firstname},`,
      `La lettre ${de(advisor)} est arrivée. Elle vous attend dans vos activités, où vous seul pouvez l’ouvrir.`,
      { button: 'Lire la lettre', href: `${siteUrl}${address}` },
      { note: more },
    ],
  }),
});

export const questionLate = defineLetter({
  name: 'consultations-question-late',
  news: true,
  specimen: {
    ...{ firstname: 'Camille', advisor: 'Maëlle' },
    outcome: 'Tout ce que vous aviez payé vous est rendu : la carte vers la carte, les Soleils en Soleils.',
  },
  write: ({ firstname, advisor, outcome }, { brand, siteUrl }) => ({
    subject: `${brand} : la réponse promise n’est pas venue`,
    preview: outcome,
    title: 'La réponse n’est pas venue à temps',
    blocks: [
      `Bonjour ${firstname},`,
      `${advisor} n’a pas répondu dans le délai promis. ${outcome} Vous n’avez rien à faire.`,
      { link: 'Voir mes questions', href: `${siteUrl}/profil/questions` },
    ],
  }),
});

export const questionToAdvisor = defineLetter({
  name: 'consultations-question-advisor',
  specimen: {
    ...{ advisor: 'Maëlle', title: 'Une question vous attend' },
    words: 'Camille attend votre lettre avant le jeudi 19 novembre 2026 à 12 h, heure de Paris.',
    address: '/console/question/019a8f6e-2c1b-7f00-8d00-000000000001',
  },
  write: ({ advisor, title, words, address }, { brand, siteUrl }) => ({
    subject: `${brand} : ${title}`,
    preview: words,
    title,
    blocks: [`Bonjour ${advisor},`, words, { button: 'Ouvrir la question', href: `${siteUrl}${address}` }],
  }),
});

export const questionLetters: AnyLetter[] = [questionAnswered, questionLate, questionToAdvisor];
