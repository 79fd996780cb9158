interface Moment {
  readonly words: string;
}
interface Between {
  readonly from: Moment;
  readonly to: Moment;
}

/** « entre le mardi 16 juin 2026 à 18 h 30 et le mercredi 17 juin 2026 à 18 h 30 » */
export const betweenMoments = ({ from, to }: Between): string => `entre le ${from.words} et le ${to.words}`;

/** « le mercredi 17 juin 2026 à 18 h 54 »; without an hour of birth, from when to when. */
export const returnWords = ({ at, between }: { at: Moment; between?: Between | undefined }): string =>
  between ? betweenMoments(between) : `le ${at.words}`;
