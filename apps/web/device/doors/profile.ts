/** In place of `@solelune/profile/api` on a device: nobody is logged in to a calculation that leaves it not. Consent is said with the call. */
export const hasConsent = (): Promise<boolean> => Promise.resolve(false);
