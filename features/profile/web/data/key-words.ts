import { capitalised } from '@solelune/french/sentence';

/** Keys of the export are plain letters; people read words with their accents. What is kept of a result has its own names. */
const WORDS: Record<string, string> = {
  a: 'à',
  acceptees: 'acceptées',
  accordes: 'accordés',
  activites: 'activités',
  address: 'adresse',
  appele: 'appelé',
  ajoute: 'ajouté',
  ajoutee: 'ajoutée',
  cards: 'cartes',
  confirmee: 'confirmée',
  decision: 'décision',
  detail: 'détail',
  demandee: 'demandée',
  demandees: 'demandées',
  ecrite: 'écrite',
  ecrites: 'écrites',
  email: 'e-mail',
  envoye: 'envoyé',
  envoyes: 'envoyés',
  ensuite: 'après',
  etat: 'état',
  duree: 'durée',
  libelle: 'libellé',
  maniere: 'manière',
  utilise: 'utilisé',
  jusque: 'jusqu’au',
  gardee: 'gardée',
  identite: 'identité',
  key: 'clé',
  lies: 'liés',
  name: 'nom',
  notee: 'notée',
  notees: 'notées',
  operation: 'opération',
  paye: 'payé',
  prenom: 'prénom',
  prevue: 'prévue',
  publiee: 'publiée',
  px: '(pixels)',
  reading: 'lecture',
  repondue: 'répondue',
  reponse: 'réponse',
  retiree: 'retirée',
  reversed: 'renversée',
  spread: 'tirage',
  subject: 'objet',
  summary: 'résumé',
  telephone: 'téléphone',
  terminee: 'terminée',
  text: 'texte',
  theme: 'thème',
};

/** `page_d_inscription` → "Page d’inscription". */
export function keyWords(key: string): string {
  if (key === 'sent_at') return 'Envoyé le';
  const words = key
    .split('_')
    .map((word) => WORDS[word] ?? word)
    .join(' ')
    .replace(/\b([dl]) (?=[aeiouyhéè])/g, '$1’');
  return capitalised(words);
}
