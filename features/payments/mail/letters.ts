import { type AnyLetter, defineLetter } from '@solelune/letters';

const pdf = (number: string, bytes: Uint8Array, name: string) => [
  { name: `${name}-${number}.pdf`, type: 'application/pdf', bytes },
];
const SPECIMEN_PDF = new Uint8Array([0x25, 0x50, 0x44, 0x46]);

/** The model form of the law (annexe de l’article R221-1 du code de la consommation), filled with what we know of the contract. */
const modelForm = (seller: string, label: string, /* begins with a figure */ ordered: string): string[] => [
  'Formulaire de rétractation. Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.',
  `À l’attention de : ${seller}`,
  'Je vous notifie par la présente ma rétractation du contrat pour la prestation de services ci-dessous :',
  `Prestation : ${label}. Commandée le ${ordered}.`,
  'Nom du consommateur : … Adresse du consommateur : … Date : … Signature (uniquement en cas de notification du présent formulaire sur papier) : …',
];

export const confirmation = defineLetter({
  name: 'payments-confirmation',
  news: true,
  specimen: {
    firstname: 'Camille',
    order: '019a8f6e-2c1b-7f00-8d00-000000000001',
    label: '3 000 Soleils',
    ordered: '15 novembre 2026 à 14 h 30',
    amount: '30,00 €',
    vat: '5,00 €',
    number: 'R2026-000012',
    consents: ['J’ai dix-huit ans ou plus et j’accepte les conditions générales de vente.'],
    until: '30 novembre 2026',
    seller: 'Solelune, 1 rue de la Lune, 75002 Paris',
    mediator: 'Médiateur de la consommation : voir les conditions générales de vente.',
    pdf: SPECIMEN_PDF,
  },
  write: (
    {
      firstname,
      order,
      label,
      /* begins with a figure */ ordered,
      amount,
      vat,
      number,
      consents,
      until,
      seller,
      mediator,
      pdf: bytes,
    },
    { brand, siteUrl, contactEmail },
  ) => ({
    subject: `${brand} : votre commande est confirmée`,
    preview: `${label}, ${amount} toutes taxes comprises.`,
    title: 'Votre commande est confirmée',
    attachments: pdf(number, bytes, 'recu'),
    blocks: [
      `Bonjour ${firstname},`,
      `Votre commande du ${ordered} est payée : ${label}, ${amount} toutes taxes comprises, dont ${vat} de TVA. Le reçu n° ${number} est joint à cette lettre ; il vous attend aussi dans vos achats.`,
      { link: 'Voir mes achats', href: `${siteUrl}/profil/achats` },
      `En commandant, vous avez coché : ${consents.map((words) => `« ${words} »`).join(' ')}`,
      `Vous pouvez renoncer à ce contrat, sans dire pourquoi, jusqu’au ${until} inclus. Le plus simple est la page « Renoncer au contrat ici » ; une lettre, un message à ${contactEmail} ou le formulaire ci-dessous valent autant. Nous remboursons alors, sur la même carte et dans les quatorze jours au plus, ce qui n’a pas été utilisé.`,
      { link: 'Renoncer au contrat ici', href: `${siteUrl}/renoncer-au-contrat` },
      ...modelForm(seller, label, ordered).map((note) => ({ note })),
      { note: `Vendeur : ${seller}. ${mediator}` },
      { note: `Commande ${order}.` },
    ],
  }),
});

export const refunded = defineLetter({
  name: 'payments-refunded',
  news: true,
  specimen: {
    firstname: 'Camille',
    label: '3 000 Soleils',
    amount: '30,00 €',
    number: 'A2026-000003',
    receipt: 'R2026-000012',
    pdf: SPECIMEN_PDF,
  },
  write: ({ firstname, label, amount, number, receipt, pdf: bytes }, { brand, siteUrl }) => ({
    subject: `${brand} : votre remboursement est parti`,
    preview: `${amount} reviennent sur votre carte.`,
    title: 'Votre remboursement est parti',
    attachments: pdf(number, bytes, 'avoir'),
    blocks: [
      `Bonjour ${firstname},`,
      `${amount} reviennent sur la carte qui avait payé ${label}. Votre banque les affiche en général sous cinq à dix jours.`,
      `L’avoir n° ${number}, qui corrige le reçu n° ${receipt}, est joint à cette lettre.`,
      { link: 'Voir mes achats', href: `${siteUrl}/profil/achats` },
    ],
  }),
});

export const withdrawalReceived = defineLetter({
  name: 'payments-withdrawal',
  news: true,
  specimen: {
    ...{
      firstname: 'Camille',
      name: 'Camille Martin',
      label: '3 000 Soleils',
      order: '019a8f6e-2c1b-7f00-8d00-000000000001',
    },
    ...{ amount: '30,00 €', ordered: '15 novembre 2026 à 14 h 30', now: '16 novembre 2026 à 9 h 05' },
  },
  write: (
    { firstname, name, label, order, amount, /* begins with a figure */ ordered, /* begins with a figure */ now },
    { brand },
  ) => ({
    subject: `${brand} : votre rétractation est enregistrée`,
    preview: `Reçue le ${now}.`,
    title: 'Votre rétractation est enregistrée',
    blocks: [
      `Bonjour ${firstname},`,
      `Nous avons reçu votre rétractation le ${now}. Voici ce que vous avez déclaré : « ${name} renonce au contrat commandé le ${ordered} : ${label}. »`,
      `${amount} vous sont remboursés sur la carte qui avait payé. Une lettre vous le dira, avec l’avoir, quand le remboursement sera parti ; la loi nous laisse quatorze jours, il en faut rarement plus d’un.`,
      { note: `Commande ${order}. Gardez cette lettre : elle prouve votre déclaration, sa date et son heure.` },
    ],
  }),
});

export const paymentLetters: AnyLetter[] = [confirmation, refunded, withdrawalReceived];
