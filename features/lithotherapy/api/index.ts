/** For features that show a stone of theirs: what it is called and made of. */
export { dataOf as stoneFactsOf } from './stone-data.ts';
