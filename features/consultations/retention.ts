/** How long what was said, noted and laid is kept once a consultation has ended, in days. Pages say it, the job holds to it. */
export const WORDS_KEPT_DAYS = 365;
