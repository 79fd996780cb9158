import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What `npm test` names as its longest, by file name; all others follow, as Vitest sorts them. */
const LONGEST = [
  ...['accessibility', 'crawl', 'tarot', 'mirror-hours', 'accessibility-member', 'angels', 'member-life', 'horoscopes'],
  ...['press', 'rooms', 'accessibility-consultations', 'administration', 'consultations'],
  ...['payments', 'numerology', 'astrology-charts', 'astrology-signs', 'forms-journeys'],
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONGEST.indexOf(path.basename(moduleId, '.test.ts'));
  return rank < 0 ? LONGEST.length : rank;
};

/** Files run two at a time: a long one that begins last would be waited for alone. A fresh clone has no memory of how long each took. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
