/** How often one visitor may try; one address has a limit of its own (api/attempts.ts). */
export const LOGIN_LIMIT = { max: 10, perSeconds: 60 };
export const SIGNUP_LIMIT = { max: 10, perSeconds: 600 };
export const MAIL_LIMIT = { max: 5, perSeconds: 600 };
export const CODE_LIMIT = { max: 20, perSeconds: 600 };
export const EXPORT_LIMIT = { max: 10, perSeconds: 3600 };
