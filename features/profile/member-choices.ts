/** What a member decides about themselves, as closed lists with their words. Free of any library: the browser reads it too. */
export const SENSITIVE_THEMES = ['health', 'sexuality'] as const;
export type SensitiveTheme = (typeof SENSITIVE_THEMES)[number];

export const THEME_WORDS: Record<SensitiveTheme, { title: string; purpose: string }> = {
  health: {
    title: 'Santé et bien-être',
    purpose:
      'Lire les thèmes de santé dans vos horoscopes et garder les résultats qui en parlent. Rien n’en est transmis aux conseillers.',
  },
  sexuality: {
    title: 'Vie intime et sexualité',
    purpose:
      'Lire ces thèmes dans vos horoscopes et garder les tirages qui en parlent. Rien n’en est transmis aux conseillers.',
  },
};

/** The text of the question changes with its number: a consent is worth what was read when it was given. */
export const CONSENT_TEXT_VERSION = 1;

export const PUBLIC_FIELDS = [
  'photo',
  'firstname',
  'lastname',
  'sun_sign',
  'current_city',
  'birth_city',
  'member_since',
] as const;
export type PublicField = (typeof PUBLIC_FIELDS)[number];

export const PUBLIC_FIELD_WORDS: Record<PublicField, string> = {
  photo: 'Ma photo de profil',
  firstname: 'Mon prénom',
  lastname: 'Mon nom',
  sun_sign: 'Mon signe solaire',
  current_city: 'Ma ville actuelle',
  birth_city: 'Ma ville de naissance',
  member_since: 'Membre depuis',
};

export const EMAIL_TOPICS = ['horoscope', 'novelties', 'offers'] as const;
export type EmailTopic = (typeof EMAIL_TOPICS)[number];

/** `settings`: where the member chooses more than yes or no. */
export const TOPIC_WORDS: Record<EmailTopic, { title: string; detail: string; settings?: string }> = {
  horoscope: {
    title: 'La lettre du ciel',
    detail:
      'Le ciel du jour ou de la semaine pour votre signe. Sans autre choix de votre part : le dimanche à 8 h, la semaine.',
    settings: '/profil/lettre-du-ciel',
  },
  novelties: { title: 'Les nouveautés', detail: 'Quand un outil ou un dossier paraît, une fois par mois au plus.' },
  offers: { title: 'Les offres', detail: 'Les réductions sur les consultations et le livre.' },
};
