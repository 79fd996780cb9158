export { appendList } from './append-list.ts';
export { type AutologinAddress, readAutologin } from './autologin.ts';
export {
  defineWebFeature,
  type MemberDoors,
  type Place,
  type PlaceFacts,
  type Shelf,
  type WebFeature,
} from './feature.ts';
export { HistoryMemory } from './history-memory.ts';
export { decodeInfos, encodeInfos, type Infos } from './infos.ts';
export { createMatcher, type MatchScreen, type ScreenMatch } from './match.ts';
export { pageTitle, robotsOf } from './page-title.ts';
export { fillScreenPath, type Params, type PathParams } from './path.ts';
export {
  accepts,
  defineScreen,
  type Frame,
  isClosed,
  isIndexable,
  isTracked,
  type PageProps,
  paramsWith,
  queryOf,
  type Screen,
  type Universe,
} from './screen.ts';
export { ScreenIndex, urlOf } from './urls.ts';
