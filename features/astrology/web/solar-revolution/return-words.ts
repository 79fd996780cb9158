import { type Between, betweenMoments, theMoment } from '../../words/moments.ts';

interface Return {
  readonly at: Between['from'];
  readonly between?: Between | undefined;
}

/** When the Sun came back; without an hour of birth, from when to when. */
export const returnWords = ({ at, between }: Return): string => (between ? betweenMoments(between) : theMoment(at));
