/**
 * What the second edition of the editorial guide holds against the mould, sentence by sentence. Heuristics on words, each as narrow as it can be and
 * still see the fault: they miss things, and what they name is worth a look.
 */
import { sentencesOf } from '@solelune/french/orders';

/** Said as a possibility, asked, or told of whoever it may be. */
const HEDGED =
  /peut-être|sans doute|probable|il se peut|il arrive(?!\p{L})|parfois|souvent|peut |peuvent|pourr|pouvez|pouviez|\ba pu\b|\bont pu\b|avez pu|\bsi\b|\bs’il|\bs’ils|(?<!\p{L})quand |lorsqu|dès qu|une fois|\?/iu;

/** Things of a house and of a street: a first sentence that holds one opens on a scene. */
const SCENE_WORDS =
  'ampoule|anniversaire|armoire|ascenseur|assiette|autobus|baignoire|balcon|banc|bocal|boîte|bol|bouilloire|boulanger|boulangerie|boulangère|bouteille|brosse|buffet|cabane|cadenas|cafetière|cage|cahier|camion|canapé|carnet|carrelage|carton|casserole|cave|chaise|chantier|chaussette|chaussure|chaussures|cheminée|chemise|clé|clef|clés|clefs|coffre|comptoir|couette|couloir|couteau|couverture|crayon|cuillère|cuisine|dessert|dîner|drap|draps|enveloppe|escalier|étagère|évier|fauteuil|fenêtre|ficelle|fiole|fourchette|frigo|fromage|garage|gare|gâteau|gobelet|grenier|guichet|hall|horloge|jardin|jupe|kiosque|lampe|lanterne|manteau|marmite|matelas|meuble|miroir|mur|nappe|oreiller|outil|outils|palier|panier|pantalon|papier|parapluie|parking|parquet|passeport|pâte|pelle|photo|photographie|placard|plafond|plancher|plateau|poche|portail|pot|potager|quai|radiateur|repas|restaurant|réveil|rideau|robinet|sac|salle|salon|savon|serrure|soupe|stylo|tableau|tablier|tapis|tasse|taxi|téléphone|théière|ticket|tiroir|toit|train|tramway|valise|vaisselle|vase|veste|verre|vestiaire|vélo|vitrine|voiture|voisin|voisine|volet|wagon';
/** Words that are verbs too, or images: only after an article that makes them a thing. */
const SCENE_THINGS =
  '(?:une|la|cette|sa|votre) (?:porte|montre|table|caisse|rue|échelle|lettre|poêle)|(?:un|le|ce|son|votre) (?:lit|plat|four|seuil)|(?:des|les|vos) couverts';
const SCENE = new RegExp(`(?<!\\p{L})(?:${SCENE_WORDS}|${SCENE_THINGS})(?!\\p{L})`, 'iu');

/** A past of the reader's own, told in the head of a clause: « vous avez descendu trois étages », « on vous a appris à… ». */
const OWN_PAST =
  /(?:^|[.;:,]\s*|(?<!\p{L})et )(?:(?:enfant|petit|petite|un jour|jadis|autrefois|longtemps|très tôt|tôt),? )?(?:vous (?:avez|aviez|étiez|vous êtes|vous étiez) (?:(?:souvent|longtemps|toujours|tôt|vite|dû|un jour|bien) )*(?!(?:du|plus|foi|ici|aussi|parmi|ainsi|vous)(?!\p{L}))(?:\p{L}+(?:é|ée|és|ées|i|is|it|u|us|ert|ris|int)|dû|été|eu|fait|dit|vu)(?!\p{L})|on vous (?:a|avait) \p{L}+)/iu;
/** The family or the childhood of a reader in a past tense. */
const FAMILY =
  /(?<!\p{L})(?:votre|vos|la|une?) (?:mère|père|grand-mère|grand-père|parents|aïeule?|ancêtres?|famille|enfance|maison d’enfance)(?!\p{L})|(?<!\p{L})(?:enfant|dans l’enfance),/iu;
const PAST_TENSE =
  /(?<!\p{L})(?:\p{L}{2,}(?:aient|iez)|(?!(?:fait|parfait|trait|lait|portrait|souhait|attrait|retrait|extrait|bienfait|plaît|connaît|paraît|naît|sait|satisfait|distrait|abstrait)(?!\p{L}))\p{L}{2,}ait|a été|ont été|a eu|il y a eu|s’est|se sont)(?!\p{L})/iu;
const HOUSE_PAST = /il y (?:avait|a eu) (?:dans|chez|autour)/iu;

/** Futures that promise: second person, and « il arrivera ». Pouvoir is a hedge of its own; the accent of « préférez » tells a present apart. */
const PROMISE =
  /(?<!\p{L})vous (?:(?:ne|n’|y|en|le|la|les|l’|lui|leur|vous) ?)*(?:(?!(?:serrez|errez|enterrez|resserrez|atterrez)(?!\p{L}))\p{L}*(?:erez|drez|trez(?<=mettrez|battrez|connaîtrez|paraîtrez|naîtrez)|vrez(?<=devrez|vivrez|suivrez|recevrez|apercevrez))|aurez|saurez|verrez|irez|ferez|direz|lirez|rirez|(?:\p{L}*(?:ss|nt|rt|v|n|f|uv|ff|ss|g|d|ll)irez))(?!\p{L})|(?<!\p{L})il (?:vous )?(?:arrivera|y aura)(?!\p{L})/iu;

/** The same in the third person, of what is the reader's: « cela vous aidera », « vos convictions auront ». */
const FUTURE_THIRD = '(?:\\p{L}*(?:er|ir|dr|vr)(?:a|ont)|aura|auront|fera|feront|verra|verront)';
const PROMISE_ABOUT = new RegExp(
  `(?<!\\p{L})(?:vous (?:y |en |le |la |les |l’)?|(?:votre|vos) \\p{L}+ (?:s’|se |ne |n’|vous )*)${FUTURE_THIRD}(?!\\p{L})`,
  'iu',
);

/** Abuse and illness, hinted or named, are nobody's to tell. « Abuser de » is another word. */
const INSINUATION =
  /(?<!\p{L})(?:viols?|violée?s?|inceste|incestueu\p{L}+|maltrait\p{L}+|attouchements?|(?:abusée?s?|battue?s?) (?:par|dans|enfant)|alcooli\p{L}+|dépressi\p{L}+|suicid\p{L}+|tumeurs?|maladies?|burn-out|addiction\p{L}*|anorexi\p{L}+|boulimi\p{L}+|névros\p{L}+|bipolaires?|schizo\p{L}+|cancéreu\p{L}+|violences? (?:conjugale|familiale)s?)(?!\p{L})/iu;

const NUMBER =
  '(?:\\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-\\p{L}+|vingt|trente|quarante|cinquante|soixante|cent)(?:-\\p{L}+| et un)?';
/** « à trente ans », « depuis vingt ans », « en 1990 », « la quarantaine »: some readers are younger, others much older. What is to come has no age. */
const AGE = new RegExp(
  `(?<!tous les |toutes les |chaque |dans |de |d’ici )(?<!\\p{L})${NUMBER}[ \\u00A0](?:ans|années)(?! (?:plus tard|trop tôt|d’avance|après))(?!\\p{L})|(?<!\\p{L})(?:amis|amie?|enfant|âgée?s?) de ${/* begins with a number, « de onze » */ NUMBER}[ \\u00A0]ans|(?<!\\p{L})la (?:trentaine|quarantaine|cinquantaine|soixantaine)(?!\\p{L})|(?<!\\d)(?:1[5-9]|20)\\d{2}(?!\\d)`,
  'iu',
);

type MouldRule = 'invented-past' | 'insinuation' | 'promise' | 'age';

/** What a single sentence does wrong. */
export function faultsIn(sentence: string): MouldRule[] {
  const isHedged = HEDGED.test(sentence);
  const past =
    OWN_PAST.test(sentence) || HOUSE_PAST.test(sentence) || (FAMILY.test(sentence) && PAST_TENSE.test(sentence));
  return [
    ...(past && !isHedged ? (['invented-past'] as const) : []),
    ...(INSINUATION.test(sentence) ? (['insinuation'] as const) : []),
    ...((PROMISE.test(sentence) || PROMISE_ABOUT.test(sentence)) && !isHedged ? (['promise'] as const) : []),
    ...(AGE.test(sentence) ? (['age'] as const) : []),
  ];
}

/** A scene or a household object in the first sentence. */
export const opensOnScene = (text: string): boolean => SCENE.test(sentencesOf(text)[0] ?? '');

const TO_READER = /(?<!\p{L})(?:vous|votre|vos|ici|ce ciel|ce signe|cette (?:carte|maison|année))(?!\p{L})/iu;

/** Two sentences of scene, neither of which speaks to the reader or of what is described: what it means comes third at the earliest. */
export function meansLate(text: string): boolean {
  const opening = sentencesOf(text).slice(0, 2);
  return opening.length === 2 && opening.every((said) => SCENE.test(said) && !TO_READER.test(said));
}
