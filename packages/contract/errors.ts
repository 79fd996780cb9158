/** The closed list of what can go wrong: nothing else crosses the wire. One table gives the HTTP status, one the French sentence (product document, section 8). */
const STATUS = {
  invalid_input: 422,
  malformed_body: 400,
  unsupported_media: 415,
  body_too_large: 413,
  too_many_requests: 429,
  login_required: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  misdirected: 421,
  network: 408,
  internal: 500,
  unavailable: 503,
  unknown: 500,
  after_game: 422,
  redirect_lost: 422,
  login_failed: 401,
  signup_failed: 422,
  facebook_failed: 422,
  google_failed: 422,
  mirror_hour_not_saved: 409,
  geolocation_failed: 422,
  wrong_email: 422,
} as const;

export type ErrorCode = keyof typeof STATUS;

const SENTENCES: Record<ErrorCode, string> = {
  invalid_input: 'Certains champs sont à corriger.',
  malformed_body: 'Nous n’avons pas pu lire votre demande. Rechargez la page et réessayez.',
  unsupported_media: 'Le format de cette demande n’est pas accepté.',
  body_too_large: 'L’envoi est trop volumineux.',
  too_many_requests: 'Vous allez un peu vite. Patientez quelques instants avant de réessayer.',
  login_required: 'Connectez-vous pour continuer.',
  forbidden: 'Vous n’avez pas accès à cette page.',
  not_found: 'Page introuvable',
  conflict: 'Cette action a déjà été faite, ou les données ont changé entre-temps.',
  misdirected: 'Ce serveur ne répond pas à cette adresse. Utilisez celle du site.',
  network: 'Pas de réseau ?',
  internal: 'Une erreur interne est survenue. Toutes nos excuses : notre équipe en est informée.',
  unavailable: 'Le service redémarre. Réessayez dans quelques instants.',
  unknown: 'Une erreur inconnue est survenue. Si elle persiste, contactez-nous.',
  after_game: 'Le tirage n’a pas pu aboutir. Merci de le recommencer.',
  redirect_lost: 'La page que vous vouliez voir n’a pas pu être restaurée.',
  login_failed: 'Connexion impossible. Vérifiez votre adresse e-mail et votre mot de passe.',
  signup_failed: 'Inscription impossible. Vérifiez les informations saisies et réessayez.',
  facebook_failed: 'La connexion avec Facebook a échoué. Réessayez ou connectez-vous autrement.',
  google_failed: 'La connexion avec Google a échoué. Réessayez ou connectez-vous autrement.',
  mirror_hour_not_saved: 'Cette heure n’a pas été enregistrée : peut-être l’avez-vous déjà notée ce jour-là.',
  geolocation_failed: 'Nous n’avons pas pu vous situer. Activez la géolocalisation ou choisissez une ville proche.',
  wrong_email: 'Cette adresse e-mail ne fonctionne pas. Modifiez-la pour recevoir nos messages.',
};

export const ERROR_CODES = Object.keys(STATUS) as ErrorCode[];
export const statusOf = (code: ErrorCode): number => STATUS[code];
export const sentenceOf = (code: ErrorCode): string => SENTENCES[code];
export const isErrorCode = (value: unknown): value is ErrorCode => typeof value === 'string' && value in STATUS;

/** Which code stands for an HTTP status that arrives without one of ours (a proxy, a crashed process). */
export function codeOfStatus(status: number): ErrorCode {
  if (status === 404) return 'not_found';
  if (status === 401) return 'login_required';
  if (status === 403) return 'forbidden';
  if (status === 408 || status === 504) return 'network';
  if (status === 413) return 'body_too_large';
  if (status === 415) return 'unsupported_media';
  if (status === 429) return 'too_many_requests';
  if (status === 502 || status === 503) return 'unavailable';
  if (status >= 500) return 'internal';
  return status >= 400 ? 'invalid_input' : 'unknown';
}

/** An expected failure, as a value: a handler returns it, the pipeline turns it into an answer (and rolls the transaction back). */
export class Failure {
  readonly code: ErrorCode;
  readonly sentence: string;
  readonly fields: Record<string, string> | undefined;
  constructor(code: ErrorCode, details: { sentence?: string; fields?: Record<string, string> } = {}) {
    this.code = code;
    this.sentence = details.sentence ?? sentenceOf(code);
    this.fields = details.fields;
  }
}

export const fail = (code: ErrorCode, details?: { sentence?: string; fields?: Record<string, string> }): Failure =>
  new Failure(code, details);
