/** Each path once; where one writes and where one answers are the feature's own (`../addresses.ts`). */
export const questionAddresses = {
  mine: { path: '/profil/question/{id}' },
  all: { path: '/profil/questions' },
  asked: { path: '/console/questions' },
} as const;
